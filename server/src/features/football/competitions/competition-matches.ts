import type { Match } from '@meio-campo/contract'
import { slug } from '@meio-campo/contract/rules'
import type { Day } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { fromRows } from '../../../platform/reading/list.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { editionIds, matchConditions, type MatchFilters, ofTeams } from '../rows/match-filters.ts'
import { matchPages } from '../including/match-includes.ts'
import { selectMatches } from '../rows/match-rows.ts'
import { type EditionRounds, findEditionRounds } from './edition-rounds.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { findEdition } from '../editions/editions.ts'

interface CompetitionMatchesQuery extends MatchFilters {
  readonly fase?: string
  readonly time?: string
  readonly include?: string
  readonly format?: string
}

/** The matches of one edition; asked for by date, by id or by change without a season, those of all editions. */
export async function listCompetitionMatches(
  database: Database,
  competitionId: string,
  query: CompetitionMatchesQuery,
  today: Day,
): Promise<ListReading<Match>> {
  const { temporada, campeonato: _, ...filters } = query
  const seasons = temporada === undefined ? [] : valuesIn(temporada)
  // Each season that is asked for must be one of this competition's.
  const chosen = await Promise.all(
    (seasons.length === 0 ? [undefined] : seasons).map((season) => findEdition(database, competitionId, season, today)),
  )
  const { competition, edition, editions } = chosen[0]!
  const topics = [...new Set(chosen.flatMap((each) => each.topics))]
  const everyEdition = seasons.length > 1 || (seasons.length === 0 && isAcrossEditions(query))
  const which = everyEdition
    ? sql<SqlBool>`matches.edition_id = any(array(${editionIds({ campeonato: competition.id, ...(temporada !== undefined && { temporada }) })}))`
    : sql<SqlBool>`matches.edition_id = ${edition?.id ?? ''}`
  const conditions = [which, ...matchConditions(filters), ...placeConditions(query)]
  // A file has no room for them.
  const structure = edition && query.format === undefined ? await findEditionRounds(database, edition.id) : null
  if (structure && !everyEdition) refuseUnknownPlace([structure], query)
  if (seasons.length > 1 && (query.rodada !== undefined || query.fase !== undefined)) {
    const ids = chosen.flatMap((each) => each.edition?.id ?? [])
    refuseUnknownPlace(await Promise.all(ids.map((id) => findEditionRounds(database, id))), query)
  }
  return {
    source: fromRows({
      rows: conditions.reduce((rows, condition) => rows.where(condition), selectMatches(database)),
      ...matchPages(database, query.include, today),
      wrap: (page) => ({
        ...page,
        competition,
        edition: everyEdition ? null : (edition?.name ?? null),
        editions,
        rounds: structure?.rounds ?? [],
      }),
    }),
    topics: [...topics, ...NAMES, ...(everyEdition ? [topic.matches] : [])],
  }
}

function isAcrossEditions({ data, de, ate, ids, updated_since }: CompetitionMatchesQuery): boolean {
  return [data, de, ate, ids, updated_since].some((filter) => filter !== undefined)
}

function placeConditions({ fase, time }: CompetitionMatchesQuery): RawBuilder<SqlBool>[] {
  return [
    ...(fase === undefined
      ? []
      : [
          sql<SqlBool>`exists (
            select 1 from phases
            where phases.id = matches.phase_id
              and normalise_name(phases.name) in (${sql.join(namesIn(fase).map((name) => sql`normalise_name(${name})`))}))`,
        ]),
    ...ofTeams(time),
  ]
}

/** Refuses a round or phase that none of the editions has, and lists the existing ones. */
function refuseUnknownPlace(structures: readonly EditionRounds[], { rodada, fase }: CompetitionMatchesQuery): void {
  const numbers = structures.flatMap(({ rounds }) => rounds.flatMap(({ number }) => number ?? []))
  const phases = [...new Set(structures.flatMap((structure) => structure.phases))]
  const asked = rodada === undefined ? [] : valuesIn(String(rodada))
  const unknown = asked.find((each) => !numbers.includes(Number(each)))
  if (unknown !== undefined) {
    const range = `as rodadas vão de ${Math.min(...numbers)} a ${Math.max(...numbers)}`
    const has = numbers.length === 0 ? 'ela não tem rodadas numeradas' : range
    throw fieldError('rodada', `Esta edição não tem a rodada ${unknown}: ${has}.`)
  }
  const names = fase === undefined ? [] : namesIn(fase)
  const missing = names.find((name) => !phases.some((phase) => slug(phase) === slug(name)))
  if (missing !== undefined)
    throw fieldError('fase', `Esta edição não tem a fase “${missing}”. Aceita: ${phases.join(', ')}.`)
}

/** Names with commas between them, and perhaps spaces. */
const namesIn = (given: string) => valuesIn(given).map((name) => name.trim())
