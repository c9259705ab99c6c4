import { findCountryByFifaCode } from '../../../football/countries/countries.ts'
import { person, whenOf } from '../openfootball/goal-events.ts'
import type {
  EventRecord,
  LineupPlayerRecord,
  LineupRecord,
  OfficialRecord,
  PersonRef,
  Side,
} from '../../records/records.ts'
import { readableName } from '../openfootball/readable-name.ts'

interface Sheet {
  readonly lineup: LineupRecord
  readonly events: readonly EventRecord[]
}

// A name, then any of: `[c]`, `[Y 87']`, `[R 90+3']`, `(62' NAME …)` or `(NAME 46')`.
const MARK = /^\[(?:(c)|(Y\/R|[YR]) (\d{1,3})(?:\+(\d{1,2}))?')\]/

const CARDS: Readonly<Record<string, EventRecord['type']>> = { Y: 'yellow', 'Y/R': 'second-yellow', R: 'red' }

/**
 * `JULIO CESAR - DANI ALVES, THIAGO SILVA [c] - PAULINHO (62' HERNANES [Y 70'])`: dashes separate the lines of the
 * formation, and brackets hold the substitute, who may have been replaced too. Null if it cannot be read.
 */
export function readLineup(text: string, side: Side, extraTime: boolean): Sheet | null {
  const players: LineupPlayerRecord[] = []
  const events: EventRecord[] = []
  let at = 0
  const skip = (pattern: RegExp) => {
    const found = pattern.exec(text.slice(at))
    at += found?.[0].length ?? 0
    return found
  }
  const note = (
    type: EventRecord['type'],
    minute: string,
    added: string | undefined,
    who: PersonRef,
    out?: PersonRef,
  ) =>
    events.push({
      type,
      ...whenOf(Number(minute), added === undefined ? null : Number(added), extraTime),
      side,
      player: who,
      related: out ? { role: 'out', player: out } : null,
      converted: null,
    })

  function readPlayer(starter: boolean): PersonRef | null {
    const name = skip(/^[^,()[\]\d]+?(?=\s*(?:[,()[]| - |\d|$))/)?.[0].trim()
    if (!name) return null
    const who = person(readableName(name))
    const index = players.push({ player: who, number: null, starter, position: null, captain: false }) - 1
    return readMarks(who, index) ? who : null
  }

  function readMarks(who: PersonRef, index: number): boolean {
    for (;;) {
      skip(/^\s+(?=[[(])/)
      const mark = skip(MARK)
      if (mark) {
        const [, captain, card, minute = '', added] = mark
        const player = players[index]
        if (captain && player) players[index] = { ...player, captain: true }
        else if (card) note(CARDS[card] ?? 'red', minute, added, who)
      } else if (text[at] !== '(') {
        return true
      } else if (!readSubstitute(who)) {
        return false
      }
    }
  }

  function readSubstitute(out: PersonRef): boolean {
    at += 1
    const before = skip(/^\s*(\d{1,3})(?:\+(\d{1,2}))?'?\s*/)
    const who = readPlayer(false)
    const when = before ?? skip(/^\s*(\d{1,3})(?:\+(\d{1,2}))?'?\s*/)
    skip(/^\s+/)
    if (who === null || when === null || text[at] !== ')') return false
    at += 1
    note('substitution', when[1] ?? '', when[2], who, out)
    return true
  }

  do {
    skip(/^\s+/)
    if (readPlayer(true) === null) return null
  } while (skip(/^(?:\s*,\s*|\s+-\s+)/) !== null)
  return at < text.trimEnd().length ? null : { lineup: { side, coach: null, players }, events }
}

/** `Boubacar KAMARA 58', Thomas CAIRNEY 90+3'`. */
export function readCards(
  text: string,
  type: EventRecord['type'],
  side: Side,
  extraTime: boolean,
): readonly EventRecord[] | null {
  const cards = text.split(/\s*,\s*/).map((each): EventRecord | null => {
    const [, name, minute, added] = /^([^\d]+?)\s+(\d{1,3})(?:\+(\d{1,2}))?'?$/.exec(each.trim()) ?? []
    if (name === undefined) return null
    const when = whenOf(Number(minute), added === undefined ? null : Number(added), extraTime)
    return { type, ...when, side, player: person(readableName(name)), related: null, converted: null }
  })
  return cards.every((each) => each !== null) ? cards : null
}

/**
 * `Yuichi NISHIMURA (JPN), Toru SAGARA (JPN), …`, in a league without their countries: the referee, then the
 * assistants.
 */
export function readOfficials(text: string): readonly OfficialRecord[] | null {
  const officials = text.split(/,\s*/).map((each, index): OfficialRecord | null => {
    const [, name, country] = /^([^()\d]+?)(?: \(([A-Z]{3})\))?$/.exec(each.trim()) ?? []
    if (name === undefined) return null
    const role = index === 0 ? 'referee' : 'assistant'
    const from = country === undefined ? null : findCountryByFifaCode(country)
    return { person: person(readableName(name)), role, country: from }
  })
  return officials.every((each) => each !== null) ? officials : null
}
