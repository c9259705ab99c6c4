import type { EventRecord, Side } from '../../records/records.ts'
import { clubAtEnd, type Sides } from './clubs.ts'
import { findListed, type ListedPlayer } from './lineups.ts'
import { parseCard, parseChange, parseGoal, type ActLine, type Clock, type GoalKind } from './lines.ts'
import type { Sheet } from './read.ts'

/** A person named in a line, who may be in the list. */
export interface Named {
  readonly name: string
  readonly listed: ListedPlayer | null
}

/** A parsed line: who did what, for which of the two clubs. */
export interface Act {
  readonly type: Exclude<EventRecord['type'], 'missed-penalty' | 'shootout-kick'>
  readonly freeKick: boolean
  readonly clock: Clock
  readonly side: Side
  readonly player: Named | null
  readonly off: Named | null
}

export interface Acts {
  readonly acts: readonly Act[]
  /** Portuguese sentences about lines that were left out, or used without their player. */
  readonly problems: readonly string[]
}

const GOAL_TYPES: Readonly<Record<GoalKind, Act['type']>> = { NR: 'goal', FT: 'goal', PN: 'penalty', CT: 'own-goal' }

export function readActs(sheet: Sheet, sides: Sides, listed: readonly ListedPlayer[]): Acts {
  const acts: Act[] = []
  const problems: string[] = []
  const keep = (act: Act | null, line: string): void => {
    if (act === null) problems.push(`a linha não pôde ser entendida: “${line.replaceAll(/\s+/g, ' ').trim()}”.`)
    else acts.push(act)
  }
  const say = (problem: string): void => void problems.push(problem)
  for (const line of sheet.changes) keep(changeAct(line, sides, listed), line)
  for (const line of sheet.goals) {
    const goal = parseGoal(line)
    keep(goal && act(goal, GOAL_TYPES[goal.kind], goal.kind === 'FT', sides, listed, say), line)
  }
  const yellows = sheet.yellowCards.map((line) => ({ line, card: parseCard(line) }))
  for (const { line, card } of yellows) keep(card && act(card, 'yellow', false, sides, listed, say), line)
  const booked = acts.filter((each) => each.type === 'yellow')
  for (const line of sheet.redCards) {
    const card = parseCard(line)
    const red = card && act(card, 'red', false, sides, listed, say)
    keep(red && booked.some((yellow) => bookedBefore(yellow, red)) ? { ...red, type: 'second-yellow' } : red, line)
  }
  return { acts, problems }
}

function act(
  line: ActLine,
  type: Act['type'],
  freeKick: boolean,
  sides: Sides,
  listed: readonly ListedPlayer[],
  say: (problem: string) => void,
): Act | null {
  const ending = clubAtEnd(line.rest, sides)
  const onSide = ending.side === null ? listed : listed.filter((player) => player.side === ending.side)
  const player = findListed(onSide, line.number, ending.name)
  const side = ending.side ?? player?.side
  if (side === undefined) return null
  const base = { type, freeKick, clock: line.clock, side, off: null }
  if (ending.name === '') return { ...base, player: null }
  // In every such line the score confirms the club; the name was chosen from the wrong list.
  if (player === null && findListed(listed, line.number, ending.name) !== null) {
    say(`${ending.name} está na lista do adversário: o lance fica com o clube da linha, sem jogador.`)
    return { ...base, player: null }
  }
  return { ...base, player: { name: ending.name, listed: player } }
}

function changeAct(line: string, sides: Sides, listed: readonly ListedPlayer[]): Act | null {
  const change = parseChange(line)
  if (change === null) return null
  const named = clubAtEnd(change.club, sides).side
  const find = (side: Side, who: { number: number; name: string }) =>
    findListed(
      listed.filter((player) => player.side === side),
      who.number,
      who.name,
    )
  const known = (side: Side) => find(side, change.on) !== null || find(side, change.off) !== null
  const side = named ?? (known('home') ? 'home' : known('away') ? 'away' : null)
  if (side === null) return null
  return {
    type: 'substitution',
    freeKick: false,
    clock: change.clock,
    side,
    player: { name: change.on.name, listed: find(side, change.on) },
    off: { name: change.off.name, listed: find(side, change.off) },
  }
}

/**
 * The sheets list a first yellow and, for a second one, only the red that follows. So a red after a yellow counts as a
 * second yellow; a straight red for a booked player cannot be recognised.
 */
function bookedBefore(yellow: Act, red: Act): boolean {
  if (yellow.side !== red.side || yellow.player === null || red.player === null) return false
  const same =
    yellow.player.listed && red.player.listed
      ? yellow.player.listed.registration === red.player.listed.registration
      : yellow.player.name === red.player.name
  return same && clockOrder(yellow.clock) <= clockOrder(red.clock)
}

/** One sortable number: added time comes before the second half's first minute. Unknown times come last. */
export function clockOrder({ period, minute, added }: Clock): number {
  if (period === null || minute === null) return Number.POSITIVE_INFINITY
  return (period === 'first-half' ? 0 : 10_000) + minute * 100 + (added ?? 0)
}
