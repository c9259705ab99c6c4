import type { PlayerCardsRow, TeamCardsRow } from '@meio-campo/contract'
import { byName, type Comparisons, most, sortTable } from '../../../platform/reading/table-order.ts'

const players: Comparisons<PlayerCardsRow> = {
  player: byName(({ player }) => player.name),
  team: byName(({ team }) => team.name),
  yellow: most(({ yellow }) => yellow),
  secondYellow: most(({ secondYellow }) => secondYellow),
  red: most(({ red }) => red),
  situation: most(({ suspended, pending }) => (suspended ? 2 : pending ? 1 : 0)),
}

const teams: Comparisons<TeamCardsRow> = {
  team: byName(({ team }) => team.name),
  yellow: most(({ yellow }) => yellow),
  secondYellow: most(({ secondYellow }) => secondYellow),
  red: most(({ red }) => red),
  played: most(({ played }) => played),
  fairPlay: most(({ fairPlay }) => fairPlay),
}

const onlyTeams: ReadonlySet<string | undefined> = new Set(['played', '-played', 'fairPlay', '-fairPlay'])
const onlyPlayers: ReadonlySet<string | undefined> = new Set(['player', '-player', 'situation', '-situation'])

/** One `sort` for two tables: a word that only the other table knows leaves the order of the places. */
export const sortPlayers = (rows: readonly PlayerCardsRow[], sort: string | undefined) =>
  onlyTeams.has(sort) ? rows : sortTable(rows, players, sort)
export const sortTeams = (rows: readonly TeamCardsRow[], sort: string | undefined) =>
  onlyPlayers.has(sort) ? rows : sortTable(rows, teams, sort)
