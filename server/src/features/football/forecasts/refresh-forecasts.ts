import type { Day } from '@meio-campo/football'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { refreshDerivedTitles } from '../champions/derived-titles.ts'
import { LIVE, NOT_BEGUN, OVER } from '../rows/match-status.ts'
import { WAITED_FOR_DAYS } from '../standings/edition-calendar.ts'
import { findEditionStructures, type EditionStructure } from '../standings/edition-structure.ts'
import { FORECASTS_CHANNEL, notificationOf, TITLES_CHANGED } from './channel.ts'
import { projectGroup, type GroupProjection, type KnownForecast } from './project-group.ts'
import { questionsOfHistory } from './project-history.ts'
import type { ComingMatch } from './rated-matches.ts'
import { learnAll, readForRating, writeRatings } from './rate-teams.ts'

export type ForecastState = Selectable<DB['forecast_state']>

/** All teams are rated again after a result, but not more often than this. */
const RATING_PAUSE_MS = 2 * 60_000

/** Runs the due work, in the worker thread. True if anything was computed. */
export async function refreshForecasts(database: Database, now: Date): Promise<boolean> {
  const horizon = await getLastChange(database)
  const state = await database.selectFrom('forecast_state').selectAll().executeTakeFirstOrThrow()
  const mustRate = await isRatingDue(database, state, now)
  const isLoaded = await isOtherDataLoaded(database, state)
  const changedEditions = await listChangedEditions(database, state.seq)
  await refreshTitles(database, state, isLoaded ? null : changedEditions, dayAt(now))
  const changed = mustRate ? null : changedEditions
  if (!mustRate && changed?.length === 0) {
    await database.updateTable('forecast_state').set({ seq: horizon }).execute()
    return false
  }
  const editionIds = await listOpenEditions(database, dayAt(now), changed)
  const structures = await findEditionStructures(database, editionIds)
  const rated = mustRate ? await rate(database, structures, dayAt(now)) : null
  await database.transaction().execute(async (transaction) => {
    if (rated) await writeRatings(transaction, rated.forecasters, rated.coming, now)
    for (const projection of rated?.history ?? []) await writeProjection(transaction, projection, now)
    for (const structure of structures) await projectEdition(transaction, structure, now)
    await transaction
      .updateTable('forecast_state')
      .set({ seq: horizon, ...(rated && { rated_at: now, rated_seq: horizon }) })
      .execute()
    // The notification is sent at the commit, so processes drop their kept answers when the new data is there.
    const text = rated ? '' : notificationOf(editionIds)
    await sql`select pg_notify(${FORECASTS_CHANNEL}, ${text})`.execute(transaction)
  })
  return true
}

/** `changed` is null if everything may have changed. */
async function refreshTitles(
  database: Database,
  { titled_day }: ForecastState,
  changed: readonly string[] | null,
  today: Day,
): Promise<void> {
  const undecided = titled_day === null || changed === null ? 'everything' : { editions: changed, since: titled_day }
  const isChanged = await refreshDerivedTitles(database, undecided, today)
  if (isChanged) await sql`select pg_notify(${FORECASTS_CHANNEL}, ${TITLES_CHANGED})`.execute(database)
  await database.updateTable('forecast_state').set({ titled_day: today }).execute()
}

/** The number of the last change; purged changes count too. */
async function getLastChange(database: Queryable): Promise<string> {
  const { rows } = await sql<{ seq: string }>`
    select greatest((select max(seq) from changes), (select seq from change_horizon))::text as seq`.execute(database)
  return rows[0]!.seq
}

/**
 * Whether a match was finished, reopened or removed since, line-ups of a coming one may have changed, or other data was
 * loaded.
 */
export async function isRatingDue(database: Queryable, state: ForecastState, now: Date): Promise<boolean> {
  const { rated_at, rated_seq } = state
  if (rated_at === null || (await isOtherDataLoaded(database, state))) return true
  const { rows } = await sql<{ due: boolean }>`
    select exists (
      select from changes as c where c.kind = 'match' and c.seq > ${rated_seq}
        and (${areLineupsNew} or ${mayLineupsDiffer} or (${isTelling} and (
          c.data ->> 'status' = any(${OVER}) or c.data -> 'was' ->> 'status' = any(${OVER}) or c.type = 'deleted')))
    ) as due`.execute(database)
  return rows[0]!.due && now.getTime() - rated_at.getTime() >= RATING_PAUSE_MS
}

/** The open data is loaded as a whole, without entries in the change log. */
async function isOtherDataLoaded(database: Queryable, { rated_at }: ForecastState): Promise<boolean> {
  if (rated_at === null) return true
  const { rows } = await sql<{ loaded: boolean }>`
    select exists (select from open_data where loaded_at > ${rated_at}) as loaded`.execute(database)
  return rows[0]!.loaded
}

/** Whether the starting line-ups became known or were removed. */
const areLineupsNew = sql`
  coalesce(c.data ->> 'lineups', 'false') <> coalesce(c.data -> 'was' ->> 'lineups', 'false')`

/**
 * Whether a match that has not begun was changed while its line-ups are known. The change log does not say which of its
 * parts changed; what else changes there, such as officials, is rare.
 */
const mayLineupsDiffer = sql`(c.data ->> 'lineups' = 'true' and c.data ->> 'status' = any(${NOT_BEGUN}))`

/** Whether a change of a match affects its result: not only its minute, its line-ups or its events. */
const isTelling = sql`(c.type <> 'updated'
  or (c.data ->> 'status', c.data ->> 'homeScore', c.data ->> 'awayScore', c.data ->> 'annulled',
      c.data ->> 'home', c.data ->> 'away', c.data ->> 'edition')
    is distinct from
     (c.data -> 'was' ->> 'status', c.data -> 'was' ->> 'homeScore', c.data -> 'was' ->> 'awayScore',
      c.data -> 'was' ->> 'annulled', c.data -> 'was' ->> 'home', c.data -> 'was' ->> 'away', c.data -> 'was' ->> 'edition'))`

/** The editions whose matches or rules have changed since. */
export async function listChangedEditions(database: Queryable, since: string): Promise<readonly string[]> {
  const { rows } = await sql<{ edition: string }>`
    select distinct edition from (
      select c.data ->> 'edition' as edition from changes as c
      where c.seq > ${since} and ((c.kind = 'match' and ${isTelling}) or c.kind in ('phase', 'deduction'))
      union select c.data -> 'was' ->> 'edition' from changes as c where c.seq > ${since} and c.kind = 'match' and ${isTelling}
      union select c.record_id from changes as c where c.seq > ${since} and c.kind = 'edition') as told
    where edition is not null`.execute(database)
  return rows.map(({ edition }) => edition)
}

/** Editions in progress: at least one match is left that was not postponed long ago. */
async function listOpenEditions(
  database: Queryable,
  today: string,
  among: readonly string[] | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ edition_id: string }>`
    select distinct m.edition_id from matches as m join phases as p on p.id = m.phase_id
    where p.kind <> 'knockout' and not m.annulled
      and (m.status = any(${LIVE}) or (m.status in ('scheduled', 'postponed', 'suspended') and m.day >= ${today}::date - ${WAITED_FOR_DAYS}::integer))
      and (${among}::text[] is null or m.edition_id = any(${among}))
    order by m.edition_id`.execute(database)
  return rows.map(({ edition_id }) => edition_id)
}

async function rate(database: Queryable, structures: readonly EditionStructure[], today: string) {
  const { matches, coming } = await readForRating(database, today)
  const known = await listKnownRounds(database)
  const byEdition = new Map(coming.map((match): [string, ComingMatch] => [match.editionId, match]))
  const history = structures.flatMap(({ id, phases }) => {
    const example = byEdition.get(id)
    if (!example) return []
    return phases.flatMap((phase) =>
      phase.groups.flatMap((group) =>
        questionsOfHistory(phase, group, example, (round) => !known.has(`${phase.id} ${group.id ?? ''} ${round}`)),
      ),
    )
  })
  const forecasters = learnAll(
    matches,
    history.map(({ question }) => question),
  )
  return { forecasters, coming, history: history.flatMap(({ project }) => project() ?? []) }
}

async function listKnownRounds(database: Queryable): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('projections').select(['phase_id', 'group_id', 'round']).execute()
  return new Set(rows.map(({ phase_id, group_id, round }) => `${phase_id} ${group_id} ${round}`))
}

async function projectEdition(transaction: Transaction<DB>, structure: EditionStructure, now: Date): Promise<void> {
  const forecasts = await findKnownForecasts(transaction, structure.id)
  for (const phase of structure.phases) {
    for (const group of phase.groups) {
      const projection = projectGroup(phase, group, forecasts)
      if (!projection) continue
      await writeProjection(transaction, projection, now)
      // Projections of rounds that, after a correction, have not been played.
      await transaction
        .deleteFrom('projections')
        .where('phase_id', '=', projection.phaseId)
        .where('group_id', '=', projection.groupId)
        .where('round', '>', projection.round)
        .execute()
    }
  }
}

async function findKnownForecasts(database: Queryable, editionId: string): Promise<ReadonlyMap<string, KnownForecast>> {
  const rows = await database
    .selectFrom('match_forecasts')
    .innerJoin('matches', 'matches.id', 'match_forecasts.match_id')
    .select(['match_id', 'home', 'draw', 'away', 'home_goals', 'away_goals'])
    .where('matches.edition_id', '=', editionId)
    .execute()
  return new Map(
    rows.map(({ match_id, home, draw, away, home_goals, away_goals }) => [
      match_id,
      { chances: { home, draw, away }, homeGoals: home_goals, awayGoals: away_goals },
    ]),
  )
}

async function writeProjection(
  transaction: Transaction<DB>,
  { phaseId, groupId, round, seasons, reason, teams }: GroupProjection,
  now: Date,
): Promise<void> {
  const row = { seasons, reason, teams: JSON.stringify(teams), made_at: now }
  await transaction
    .insertInto('projections')
    .values({ phase_id: phaseId, group_id: groupId, round, ...row })
    .onConflict((conflict) => conflict.columns(['phase_id', 'group_id', 'round']).doUpdateSet(row))
    .execute()
}
