import type { FixturePlan, PlannedMatch } from '@meio-campo/contract'
import { plural, slug } from '@meio-campo/contract/rules'
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
import { teamRefColumns } from '../../football/rows/team-ref.ts'
import { fullName, getEditionAbout, type EditionAbout } from './edition.ts'
import { planFixtures, type KnownMatch, type PlannedFixture } from './fixture-plan.ts'
import { listPhases, type StoredPhase } from './queries.ts'
import { matchIdOf, roundIdOf } from './structure-ids.ts'

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
  readonly home: Host
  readonly away: Host
}

async function draft(database: Queryable, edition: EditionAbout, plan: FixturePlan): Promise<Draft> {
  const phase = (await listPhases(database, edition)).find(({ id }) => id === plan.phase)
  if (!phase) throw fieldError('phase', 'Não é uma fase desta edição.')
  const known = await listKnownMatches(database, phase.id)
  if (known.length > 0 && !plan.onlyMissing) {
    throw new AppError('in_use', {
      info: `A fase ${phase.name} já tem ${known.length} ${plural(known.length, 'jogo', 'jogos')}. Peça só os que faltam, ou exclua esses antes.`,
    })
  }
  const dated = planFixtures(phase, known, plan)
  const rounds = roundsFor(phase, dated)
  const roundOf = ({ round, roundName }: PlannedFixture) =>
    rounds.find(({ number, name }) => (phase.kind === 'knockout' ? name === roundName : number === round)) ?? null
  const ids = await findTakenIds(database, edition)
  const hosts = await findHosts(
    database,
    dated.flatMap(({ fixture }) => [fixture.home, fixture.away]),
  )
  const matches = dated.map(({ fixture, day, time }): DraftMatch => {
    const round = roundOf(fixture)
    const { home, away } = fixture
    const name = { code: edition.competition.code, edition: edition.name, round: round?.number ?? null, home, away }
    return {
      id: ids.give(matchIdOf(name), 'jogo'),
      fixture,
      round,
      group: phase.groups.find((group) => group.name === fixture.group) ?? null,
      day,
      kickoff: time === null ? null : momentAt(day, time),
      home: hosts.get(home)!,
      away: hosts.get(away)!,
    }
  })
  return { edition, phase, rounds, matches }
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

/** Only ids in use count as taken, because a match that was undone and is created again is the same match. */
export async function findTakenIds(database: Queryable, { name, competition }: EditionAbout): Promise<Ids> {
  const start = `${competition.code}_${slug(name)}_`
  const { rows } = await sql<{ id: string }>`
    select id from matches where starts_with(id, ${start})
    union all
    select old_id from redirects where kind = 'match' and starts_with(old_id, ${start})`.execute(database)
  return new Ids(rows.map(({ id }) => id))
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
  const rows = await selectHosts(database, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}

const CHUNK = 500

/** Confirmed: whoever plans says so for all at once. A match without a time has none to confirm. */
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
  const rows = matches.map(({ id, fixture, round, group, day, kickoff, home }) => ({
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
    stadium_id: home.stadium_id,
    demo: edition.demo,
  }))
  for (let from = 0; from < rows.length; from += CHUNK) {
    await transaction
      .insertInto('matches')
      .values(rows.slice(from, from + CHUNK))
      .execute()
  }
}

function toAnswer({ matches }: Draft): PlannedMatch[] {
  const ref = ({ id, name, acronym, crest, colours }: Host) => ({ id, name, acronym, crest, colours })
  return matches.map(({ id, fixture, round, group, day, kickoff, home, away }) => ({
    id,
    round: round && { number: round.number, name: round.name },
    group: group?.name ?? null,
    leg: fixture.leg,
    home: ref(home),
    away: ref(away),
    day,
    kickoff: kickoff?.toISOString() ?? null,
    stadium:
      home.stadium_id === null ? null : { id: home.stadium_id, name: home.stadium_name!, city: home.stadium_city },
  }))
}
