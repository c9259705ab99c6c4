import type { Lineup, LineupPlayer } from '@meio-campo/contract'
import { ratingWords } from '../../pieces/ratings/rating-words.ts'
import { plural, spots } from '@meio-campo/contract/rules'

export interface PlayerPlace {
  readonly player: LineupPlayer
  /** From the own goal forward and from left to right, 0 to 100, as in the API. */
  readonly x: number
  readonly y: number
}

const order = ['goalkeeper', 'defender', 'midfielder', 'forward']
const rank = ({ position }: LineupPlayer) => (position === null ? order.length : order.indexOf(position))

/** A bench from the goalkeepers to the forwards, each group by number, because sheets list it in any order. */
export function benchInOrder(bench: readonly LineupPlayer[]): readonly LineupPlayer[] {
  const number = ({ number: worn }: LineupPlayer) => worn ?? Number.MAX_SAFE_INTEGER
  return bench.toSorted((a, b) => rank(a) - rank(b) || number(a) - number(b))
}

/**
 * The number of players per line, the goalkeeper's first: "4-3-3" is 1, 4, 3, 3. Null if it does not fit the players.
 */
export function linesOf(formation: string | null, players: number): readonly number[] | null {
  if (formation === null || !/^\d(?:-\d)+$/.test(formation)) return null
  const lines = [1, ...formation.split('-').map(Number)]
  return lines.every((line) => line > 0) && lines.reduce((sum, line) => sum + line, 0) === players ? lines : null
}

/** Without a formation: one line for each known position. */
function linesByPosition(players: readonly LineupPlayer[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const player of players) counts.set(rank(player), (counts.get(rank(player)) ?? 0) + 1)
  return [...counts].toSorted(([a], [b]) => a - b).map(([, count]) => count)
}

/** A longer line is not one: it holds the players whose position is unknown. */
const LONGEST_LINE = 6

/** Whether the positions of the starters are known. Match sheets often have only the goalkeeper's. */
export function knowsPlaces({ starters, formation }: Pick<Lineup, 'starters' | 'formation'>): boolean {
  if (starters.every(({ x, y }) => x !== null && y !== null)) return true
  if (linesOf(formation, starters.length) !== null) return true
  return starters.every(({ position }) => position !== null) && Math.max(...linesByPosition(starters)) <= LONGEST_LINE
}

/**
 * The positions of the starters: as recorded, otherwise in the lines of the formation, otherwise in lines by position.
 */
export function placeStarters({ starters, formation }: Pick<Lineup, 'starters' | 'formation'>): readonly PlayerPlace[] {
  if (starters.length > 0 && starters.every(({ x, y }) => x !== null && y !== null)) {
    return starters.map((player) => ({ player, x: player.x!, y: player.y! }))
  }
  const lined = starters.toSorted((a, b) => rank(a) - rank(b))
  const lines = linesOf(formation, starters.length) ?? linesByPosition(lined)
  const places: PlayerPlace[] = []
  lines.forEach((count, line) => {
    const x = lines.length === 1 ? 50 : 7 + (line / (lines.length - 1)) * 80
    for (let index = 0; index < count; index++) {
      const player = lined[places.length]
      if (player) places.push({ player, x, y: ((index + 0.5) / count) * 100 })
    }
  })
  return places
}

export interface PitchPoint {
  readonly left: number
  readonly top: number
}

/** On a horizontal pitch the home side attacks to the right, so its left is at the top. */
export function lyingPoint(side: 'home' | 'away', { x, y }: Pick<PlayerPlace, 'x' | 'y'>): PitchPoint {
  return side === 'home' ? { left: x / 2, top: y } : { left: 100 - x / 2, top: 100 - y }
}

/** Players at most this far apart, along the pitch, are in the same line. */
const SAME_LINE = 6
/** From this many players on, a line is spread evenly over a narrow pitch, so that every name has room. */
const FULL_LINE = 4

/** Where a player stands across a vertical pitch, in percent of its width, and how many stand in the same line. */
export function acrossPitch(
  places: readonly Pick<PlayerPlace, 'x' | 'y'>[],
  place: Pick<PlayerPlace, 'x' | 'y'>,
): { readonly across: number; readonly beside: number } {
  const line = places.filter(({ x }) => Math.abs(x - place.x) <= SAME_LINE).toSorted((a, b) => a.y - b.y)
  const beside = line.length
  if (beside >= FULL_LINE) return { across: ((line.indexOf(place) + 0.5) / beside) * 100, beside }
  return { across: Math.min(Math.max(50 + (place.y - 50) * 1.3, 13), 87), beside }
}

/** On a vertical pitch the home team attacks downwards, so its left is on the right. */
export function standingPoint(side: 'home' | 'away', x: number, across: number): PitchPoint {
  return side === 'home' ? { left: 100 - across, top: x / 2 } : { left: across, top: 100 - x / 2 }
}

/** A suffix that says whose son or nephew a player is; it cannot serve as a name alone. */
const KINSHIP = /^(?:Jr\.?|Júnior|Junior|Filho|Neto|Sobrinho)$/i

/**
 * "D. " and "Nogueira" for Davi Nogueira: the label under a shirt. In little room only the last name is shown; "Neymar
 * Jr." stays whole.
 */
export function shirtName(name: string): { readonly initial: string; readonly last: string } {
  const words = name.trim().split(/\s+/)
  const kept = words.length > 1 && KINSHIP.test(words.at(-1)!) ? 2 : 1
  const last = words.slice(-kept).join(' ')
  return { initial: words.length <= kept ? '' : `${words[0]!.charAt(0)}. `, last }
}

/**
 * The full label of a player, with everything the drawing shows: "10, Davi Nogueira, capitão, 1 gol, cartão amarelo,
 * saiu aos 54 minutos".
 */
export function playerSentence(player: LineupPlayer): string {
  const { number, person, spot, captain, goals, yellow, red, cameOn, wentOff, rating } = player
  const at = (minute: number) => `${plural(minute, 'ao', 'aos')} ${minute} ${plural(minute, 'minuto', 'minutos')}`
  return [
    number,
    person.name,
    spot && spots[spot].toLowerCase(),
    captain && 'capitão',
    goals > 0 && `${goals} ${plural(goals, 'gol', 'gols')}`,
    yellow && red ? 'segundo amarelo' : yellow ? 'cartão amarelo' : red && 'cartão vermelho',
    cameOn !== null && `entrou ${at(cameOn)}`,
    wentOff !== null && `saiu ${at(wentOff)}`,
    rating !== null && `nota ${ratingWords(rating)}`,
  ]
    .filter((word) => word !== false && word !== null)
    .join(', ')
}
