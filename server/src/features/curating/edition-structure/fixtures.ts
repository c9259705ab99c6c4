import type { FixturePlan, PlannedMatch } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import type { DatedFixture } from '@meio-campo/football'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { momentAt } from '../../../platform/time/today.ts'
import { edit } from '../history/edit.ts'
import { Ids } from '../../../platform/slug-ids.ts'
import type { PlannedLeg } from '../../football/standings/edition-structure.ts'
import { teamRefColumns } from '../../football/rows/team-ref.ts'
import { findTakenIds } from '../../football/editions/taken-match-ids.ts'
import { fullName, getEditionAbout, type EditionAbout } from './edition.ts'
import { isOpenSide, planFixtures, type KnownMatch, type PlannedFixture } from './fixture-plan.ts'
import { listPhases, type StoredPhase } from './queries.ts'
import { sourceNames } from './tie-sources.ts'
import { matchIdOf, roundIdOf } from '../../football/editions/structure-ids.ts'

interface Fixtures {
  readonly matches: PlannedMatch[]
  readonly edit: string | null
}

/** Creates all matches of a phase at once; a preview computes the same and writes nothing. */
export async function generateFixtures(
  context: Context,
  caller: Caller,
  editionId: string,
  plan: FixturePlan,
): Promise<Fixtures> {
  const edition = await getEditionAbout(context.database, editionId)
  if (plan.dryRun) return { matches: toAnswer(await draft(context.database, edition, plan)), edit: null }
  const summary = `gerou jogos de ${fullName(edition)}`
  const { result, editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    const made = await draft(transaction, await getEditionAbout(transaction, editionId, true), plan)
    await insertFixtures(transaction, made, plan.confirmed ?? false)
    return toAnswer(made)
  })
  return { matches: result, edit: editId }
}

interface Draft {
  readonly edition: EditionAbout
  readonly phase: StoredPhase
  readonly nameOf: ReturnType<typeof sourceNames>
  readonly rounds: readonly (Round & { readonly fresh: boolean })[]
  readonly matches: readonly DraftMatch[]
}

interface Round {
  readonly id: string
  readonly number: number | null
  readonly name: string
}

interface DraftMatch {
  readonly id: string
  readonly fixture: PlannedFixture
  readonly round: Round | null
  readonly group: StoredPhase['groups'][number] | null
  readonly day: string
  readonly kickoff: Date | null
  /** Null while its place is not decided. */
  readonly home: Host | null
  readonly away: Host | null
}

async function draft(database: Queryable, edition: EditionAbout, plan: FixturePlan): Promise<Draft> {
  const phases = await listPhases(database, edition)
  const phase = phases.find(({ id }) => id === plan.phase)
  if (!phase) throw fieldError('phase', 'Não é uma fase desta edição.')
  const known = await listKnownMatches(database, phase.id)
  if (known.length > 0 && !plan.onlyMissing) {
    throw new AppError('in_use', {
      info: `A fase ${phase.name} já tem ${known.length} ${plural(known.length, 'jogo', 'jogos')}. Peça só os que faltam, ou exclua esses antes.`,
    })
  }
  const dated = planFixtures(phase, known, await findDatedTies(database, phase.id), plan)
  const rounds = roundsFor(phase, dated)
  const roundOf = ({ round, roundName }: PlannedFixture) =>
    rounds.find(({ number, name }) => (phase.kind === 'knockout' ? name === roundName : number === round)) ?? null
  const ids = await findTakenIds(database, edition)
  const hosts = await findHosts(
    database,
    dated.flatMap(({ fixture }) => [fixture.home, fixture.away]).filter((team) => !isOpenSide(team)),
  )
  const matches = dated.map(({ fixture, day, time }): DraftMatch => {
    const round = roundOf(fixture)
    const { home, away } = fixture
    const name = { code: edition.competition.code, edition: edition.name, round: round?.number ?? null, home, away }
    const open = isOpenSide(home) || isOpenSide(away)
    return {
      id: open ? [fixture.tie, fixture.leg].filter(Boolean).join('_') : ids.give(matchIdOf(name), 'jogo'),
      fixture,
      round,
      group: phase.groups.find((group) => group.name === fixture.group) ?? null,
      day,
      kickoff: time === null ? null : momentAt(day, time),
      home: hosts.get(home) ?? null,
      away: hosts.get(away) ?? null,
    }
  })
  return { edition, phase, nameOf: sourceNames(phases), rounds, matches }
}

async function findDatedTies(database: Queryable, phaseId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ties where phase_id = ${phaseId} and planned <> '[]'`.execute(database)
  return new Set(rows.map(({ id }) => id))
}

async function listKnownMatches(database: Queryable, phaseId: string): Promise<KnownMatch[]> {
  return database
    .selectFrom('matches')
    .leftJoin('rounds', 'rounds.id', 'matches.round_id')
    .select([
      'rounds.number as round',
      'matches.home_id as home',
      'matches.away_id as away',
      'matches.tie_id as tie',
      'matches.leg',
    ])
    .where('matches.phase_id', '=', phaseId)
    .where('matches.annulled', '=', false)
    .execute()
}

/** The existing rounds; for a table also those that must be created. */
function roundsFor({ id: phase, kind, rounds }: StoredPhase, dated: readonly DatedFixture<PlannedFixture>[]) {
  const there = rounds.map((round) => ({ ...round, id: round.id!, fresh: false }))
  if (kind === 'knockout') return there
  const ids = new Ids(there.map(({ id }) => id))
  const names = new Set(there.map(({ name }) => name))
  const wanted = new Set(dated.map(({ fixture }) => fixture.round))
  const missing = [...wanted].filter((number) => !there.some((round) => round.number === number))
  return [
    ...there,
    ...missing.map((number) => {
      const usual = `Rodada ${number}`
      const name = names.has(usual) ? `${number}ª rodada` : usual
      return { id: ids.give(roundIdOf(phase, { number, name }), phase), number, name, fresh: true }
    }),
  ]
}

type Host = Awaited<ReturnType<typeof selectHosts>>[number]

function selectHosts(database: Queryable, ids: readonly string[]) {
  return database
    .selectFrom('teams')
    .leftJoin('stadiums', 'stadiums.id', 'teams.stadium_id')
    .select(teamRefColumns)
    .select(['teams.stadium_id', 'stadiums.name as stadium_name', 'stadiums.city as stadium_city'])
    .where('teams.id', 'in', ids)
    .execute()
}

async function findHosts(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Host>> {
  if (ids.length === 0) return new Map()
  const rows = await selectHosts(database, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}

const CHUNK = 500

/** `confirmed` confirms the times of all matches; a match without a time stays unconfirmed. */
async function insertFixtures(
  transaction: Transaction<DB>,
  { edition, phase, rounds, matches }: Draft,
  confirmed: boolean,
): Promise<void> {
  const fresh = rounds.filter((round) => round.fresh).map(({ id, number, name }) => ({ id, number, name }))
  if (fresh.length > 0) {
    await transaction
      .insertInto('rounds')
      .values(fresh.map((round) => ({ ...round, phase_id: phase.id })))
      .execute()
  }
  const known = matches.filter(({ home, away }) => home !== null && away !== null)
  await planTies(
    transaction,
    matches.filter((match) => !known.includes(match)),
    confirmed,
  )
  const rows = known.map(({ id, fixture, round, group, day, kickoff, home }) => ({
    id,
    edition_id: edition.id,
    phase_id: phase.id,
    group_id: group?.id ?? null,
    tie_id: fixture.tie,
    round_id: round?.id ?? null,
    leg: fixture.leg,
    home_id: fixture.home,
    away_id: fixture.away,
    day,
    kickoff,
    time_confirmed: confirmed && kickoff !== null,
    stadium_id: home!.stadium_id,
    demo: edition.demo,
  }))
  for (let from = 0; from < rows.length; from += CHUNK) {
    await transaction
      .insertInto('matches')
      .values(rows.slice(from, from + CHUNK))
      .execute()
  }
}

/** Keeps the dates of matches whose teams are not known yet with their ties. */
async function planTies(
  transaction: Transaction<DB>,
  matches: readonly DraftMatch[],
  confirmed: boolean,
): Promise<void> {
  for (const [tie, legs] of Map.groupBy(matches, ({ fixture }) => fixture.tie!)) {
    const planned = legs.map(({ fixture, day, kickoff }): PlannedLeg => ({
      leg: fixture.leg,
      day,
      kickoff: kickoff?.toISOString() ?? null,
      timeConfirmed: confirmed && kickoff !== null,
      stadium: null,
      neutral: false,
    }))
    await transaction
      .updateTable('ties')
      .set({ planned: JSON.stringify(planned) })
      .where('id', '=', tie)
      .execute()
  }
}

function toAnswer({ matches, phase, nameOf }: Draft): PlannedMatch[] {
  const ref = (host: Host | null) => {
    if (!host) return null
    const { id, name, acronym, crest, colours } = host
    return { id, name, acronym, crest, colours }
  }
  return matches.map(({ id, fixture, round, group, day, kickoff, home, away }) => {
    const tie = phase.ties.find((each) => each.id === fixture.tie)
    const [first, second] = [nameOf(tie?.firstFrom), nameOf(tie?.secondFrom)]
    const [homePlace, awayPlace] = fixture.leg === 2 ? [second, first] : [first, second]
    return {
      id,
      round: round && { number: round.number, name: round.name },
      group: group?.name ?? null,
      leg: fixture.leg,
      home: ref(home),
      away: ref(away),
      homePlace,
      awayPlace,
      day,
      kickoff: kickoff?.toISOString() ?? null,
      stadium: home?.stadium_id ? { id: home.stadium_id, name: home.stadium_name!, city: home.stadium_city } : null,
    }
  })
}
