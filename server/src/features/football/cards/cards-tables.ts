import type { PlayerCardsRow, TeamCardsRow } from '@meio-campo/contract'
import {
  cardsShown,
  fairPlay,
  playerCards,
  teamCards,
  withPositions,
  type CardColor,
  type CardCounts,
  type ConductScale,
} from '@meio-campo/football'
import type { ShownCard } from '../standings/edition-cards.ts'
import type { TeamNames } from '../standings/team-names.ts'
import type { Discipline } from '../discipline/edition-discipline.ts'

interface Cards {
  readonly cards: readonly ShownCard[]
  readonly color?: CardColor | undefined
  readonly names: TeamNames
}

/** Most cards of the wanted colour first. Cards of nobody in particular are the teams' alone. */
export function playersTable({ cards, color, names }: Cards, { suspended, pending }: Discipline): PlayerCardsRow[] {
  const people = new Map(cards.flatMap(({ player, person }) => (person ? [[player, person] as const] : [])))
  const rows = playerCards(
    cards.filter(({ player }) => people.has(player)),
    color,
  )
  return withPositions(rows, areLevel(color)).map(({ position, player, team, yellow, secondYellow, red }) => ({
    position,
    player: people.get(player)!,
    team: names.ref(team),
    yellow,
    secondYellow,
    red,
    pending: pending.has(player),
    suspended: suspended.has(player),
  }))
}

/** Best behaved first. */
export function teamsTable(
  { cards, color, names }: Cards,
  played: ReadonlyMap<string, number>,
  scale: ConductScale,
): TeamCardsRow[] {
  const teams = [...played.keys()]
  const counts = new Map(teamCards(teams, cards, color).map(({ team, ...own }) => [team, own]))
  return fairPlay(teams, cards, scale).map(({ position, team, conduct }) => ({
    position,
    team: names.ref(team),
    played: played.get(team)!,
    ...counts.get(team)!,
    fairPlay: conduct,
  }))
}

function areLevel(color: CardColor | undefined): (a: CardCounts, b: CardCounts) => boolean {
  const same = (wanted: CardColor, a: CardCounts, b: CardCounts) => cardsShown(a, wanted) === cardsShown(b, wanted)
  return (a, b) => (color ? same(color, a, b) : same('red', a, b) && same('yellow', a, b))
}
