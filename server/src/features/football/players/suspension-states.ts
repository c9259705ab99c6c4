import type { SuspensionState } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { isToCome } from '../rows/match-status.ts'
import { banReason, type CourtBan, keepsOut, listBansOfPerson } from '../discipline/court-bans.ts'
import { getTeamDiscipline } from '../discipline/team-discipline.ts'
import { findEditionRefs, type EditionRef } from './player-seasons.ts'

/** A player's cautions and suspension in each competition in which the team still has matches. */
export async function listSuspensionStates(
  database: Queryable,
  player: string,
  team: string | null,
  now: Date,
): Promise<SuspensionState[]> {
  if (team === null) return []
  const ids = await listOpenEditions(database, team, now)
  const [editions, bans] = await Promise.all([findEditionRefs(database, ids), listBansOfPerson(database, player)])
  const states = [...editions.values()].map((edition) => getSuspensionState(database, player, team, edition, bans))
  return Promise.all(states)
}

async function listOpenEditions(database: Queryable, team: string, now: Date): Promise<string[]> {
  const half = (side: 'home_id' | 'away_id') =>
    database.selectFrom('matches').select('edition_id').where(side, '=', team).where(isToCome(now))
  const rows = await half('home_id').union(half('away_id')).execute()
  return rows.map(({ edition_id }) => edition_id)
}

async function getSuspensionState(
  database: Queryable,
  player: string,
  team: string,
  edition: EditionRef,
  bans: readonly CourtBan[],
): Promise<SuspensionState> {
  const { rules, calendar, records, cards } = await getTeamDiscipline(database, edition.id, team)
  const record = records.find((each) => each.player === player)
  const next = calendar.find(({ played }) => !played)?.match
  const byCards = record?.suspended ? record.bans.at(-1) : undefined
  const byCourt = next === undefined ? undefined : bans.find((ban) => keepsOut(ban, edition.id, calendar, next))
  const shown = cards.filter((card) => card.player === player && card.team === team && card.kind === 'yellow')
  const yellows = rules ? (record?.cautions ?? 0) : shown.length
  return {
    competition: edition.competition,
    edition: edition.name,
    yellows,
    left: rules && Number.isFinite(rules.limit) ? rules.limit - yellows : null,
    suspended: byCards !== undefined || byCourt !== undefined,
    reason: byCourt?.reason ?? (byCards && rules ? banReason(byCards, rules) : null),
  }
}
