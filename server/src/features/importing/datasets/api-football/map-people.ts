import { findCountryByName } from '../../../football/countries/countries.ts'
import type { ImportRecord, Origin, PersonRef, Position } from '../../records/records.ts'
import { bag, bags, day, key, text, whole, type Bag } from '../answers/fields.ts'

const POSITIONS: Readonly<Record<string, Position>> = {
  G: 'goalkeeper',
  Goalkeeper: 'goalkeeper',
  D: 'defender',
  Defender: 'defender',
  M: 'midfielder',
  Midfielder: 'midfielder',
  F: 'forward',
  Attacker: 'forward',
}

export function positionOf(word: string | null): Position | null {
  return word !== null && Object.hasOwn(POSITIONS, word) ? POSITIONS[word]! : null
}

/** Names are abbreviated (`A. Rossi`), so the provider's number identifies the person. */
export function personOf(person: Bag): PersonRef | null {
  const name = text(person, 'name')
  return name === null ? null : { name, fullName: null, birthDate: null, key: key(person) }
}

/** Players of a page of `players`, who come with birth, height and full name. */
export function* mapPlayers(answer: Bag, origin: Origin): Generator<ImportRecord> {
  for (const row of bags(answer, 'response')) {
    const player = bag(row, 'player')
    const name = text(player, 'name')
    if (name === null || key(player) === null) continue
    const birth = bag(player, 'birth')
    const positions = new Set(
      bags(row, 'statistics').flatMap((each) => positionOf(text(bag(each, 'games'), 'position')) ?? []),
    )
    yield {
      record: 'person',
      origin,
      person: { name, fullName: fullNameOf(player), birthDate: day(birth, 'date'), key: key(player) },
      positions: [...positions],
      heightCm: heightOf(player),
      birthPlace: text(birth, 'place'),
      nationality: findCountryByName(text(player, 'nationality') ?? ''),
    }
  }
}

function fullNameOf(player: Bag): string | null {
  const parts = [text(player, 'firstname'), text(player, 'lastname')].filter((part) => part !== null)
  return parts.length === 2 ? parts.join(' ') : null
}

/** `187 cm` in some answers, `175` in others. */
function heightOf(player: Bag): number | null {
  const stated = text(player, 'height')
  const height = stated === null ? whole(player, 'height') : Number(/^(\d{3})(?: ?cm)?$/.exec(stated)?.[1] ?? 0)
  return height !== null && height >= 120 && height <= 230 ? height : null
}
