import { spotsIn, type Spot } from '@meio-campo/contract/rules'
import type { Position } from '../../records/records.ts'

/** The names of each spot in the sources: codes and English words, without punctuation. */
const WORDS: Readonly<Record<Spot, readonly string[]>> = {
  rightBack: ['rb', 'right back'],
  centreBack: ['cb', 'sw', 'centre back', 'center back', 'central defender', 'sweeper'],
  leftBack: ['lb', 'left back'],
  rightWingBack: ['rwb', 'right wing back'],
  leftWingBack: ['lwb', 'left wing back'],
  defensiveMidfielder: ['dm', 'cdm', 'defensive midfield', 'defensive midfielder'],
  centralMidfielder: ['cm', 'central midfield', 'central midfielder', 'center midfielder', 'centre midfielder'],
  rightMidfielder: ['rm', 'right midfield', 'right midfielder'],
  leftMidfielder: ['lm', 'left midfield', 'left midfielder'],
  attackingMidfielder: ['am', 'cam', 'attacking midfield', 'attacking midfielder'],
  rightWinger: ['rw', 'right winger'],
  leftWinger: ['lw', 'left winger'],
  secondStriker: ['ss', 'second striker'],
  striker: ['cf', 'st', 'centre forward', 'center forward', 'striker'],
}
const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([spot, words]) => words.map((word) => [word, spot as Spot] as const)),
)

/** The spot that a source names; null if it only names the position. */
export function spotOf(word: string | null, position: Position | null): Spot | null {
  const plain =
    word
      ?.toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim() ?? ''
  return fitting(BY_WORD.get(plain) ?? null, position)
}

const fitting = (spot: Spot | null, position: Position | null): Spot | null =>
  spot !== null && spotsIn(position).includes(spot) ? spot : null

/** A player's place in a drawn formation. */
interface Drawn {
  readonly position: Position | null
  /** `2:4`: the line, from the goalkeeper on, and the place in it, from the left. */
  readonly grid: string | null
}

/**
 * The spots of a formation drawn line by line. The drawing shows who is at the end of a line; a line is deep or
 * advanced relative to the other lines of its position. Everything else is unknown.
 */
export function spotsInGrid(drawn: readonly Drawn[]): readonly (Spot | null)[] {
  const places = drawn.map(
    ({ grid }) =>
      /^(\d+):(\d+)$/
        .exec(grid ?? '')
        ?.slice(1)
        .map(Number) ?? null,
  )
  const sizeOf = (line: number) => places.filter((place) => place?.[0] === line).length
  const linesOf = (position: Position) => [
    ...new Set(places.flatMap((place, index) => (place && drawn[index]!.position === position ? [place[0]!] : []))),
  ]
  const backs = sizeOf(2)
  return drawn.map(({ position }, index): Spot | null => {
    const place = places[index]
    if (!place || position === null) return null
    const [line, column] = place as [number, number]
    const size = sizeOf(line)
    const end = size < 3 ? null : column === 1 ? 'left' : column === size ? 'right' : null
    const lines = linesOf(position)
    const isFirst = line === Math.min(...lines)
    const isLast = line === Math.max(...lines)
    switch (position) {
      case 'goalkeeper':
        return null
      case 'defender':
        if (end === null || size === 3) return 'centreBack'
        return size === 4 ? `${end}Back` : `${end}WingBack`
      case 'midfielder':
        if (end !== null && size > 3) return backs === 3 && isFirst ? `${end}WingBack` : `${end}Midfielder`
        if (lines.length === 1) return 'centralMidfielder'
        if (isFirst) return size < 3 ? 'defensiveMidfielder' : 'centralMidfielder'
        if (!isLast) return 'centralMidfielder'
        return end === null ? (size < 4 ? 'attackingMidfielder' : 'centralMidfielder') : `${end}Midfielder`
      case 'forward':
        if (end !== null) return `${end}Winger`
        return isLast ? 'striker' : null
    }
  })
}
