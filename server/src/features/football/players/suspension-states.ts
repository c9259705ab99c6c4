import type { SuspensionState } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { TO_COME, toComeValues } from '../rows/match-status.ts'
import { banReason, bansWhere, type CourtBan, keepsOut } from '../discipline/court-bans.ts'
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
  const [told] = await readAhead(database, team, ...toComeValues(now), player)
  const { open, bans } = told!
  const editions = await findEditionRefs(database, open)
  const states = [...editions.values()].map((edition) => getSuspensionState(database, player, team, edition, bans))
  return Promise.all(states)
}

const openIn = (side: 'home' | 'away') => `select edition_id from matches where ${side}_id = $1 and ${TO_COME}`

/** The editions in which the team $1 still has matches, and the bans of the person $4. */
const readAhead = fixedStatement<{ readonly open: readonly string[]; readonly bans: readonly CourtBan[] }>(`
  select array(${openIn('home')} union ${openIn('away')}) as open, ${bansWhere('suspensions.person_id = $4')} as bans`)

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
