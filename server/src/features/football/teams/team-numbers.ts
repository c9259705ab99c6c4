import { endpoints, type OneTeamNumbers, type TeamNumbers } from '@meio-campo/contract'
import {
  appearancesOf,
  biggestDefeats,
  biggestWins,
  highestScoring,
  longestRuns,
  recordOf,
  type Appearance,
} from '@meio-campo/football'
import type { Database, Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { refuseUnknownFilters } from '../../../platform/reading/missing-records.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { findMatchRefs } from '../matches/match-refs.ts'
import { findTeamRefs } from '../rows/team-ref.ts'
import { findAllResults, listResultsOf } from '../rows/team-results.ts'
import { editionStandings } from '../standings/edition-standings.ts'
import { findEditionStructures } from '../standings/edition-structure.ts'
import { getTeam } from './queries.ts'
import { placeOf } from './table-place.ts'
import { listPlayedEditions, seasonNamed, seasonOf, type PlayedEdition } from './team-season.ts'

const SHOWN = 5

export interface NumbersQuery {
  readonly temporada?: string
  readonly campeonato?: string
  readonly com?: string
}

/** What all results of a team, or those of a season or competition, add up to; beside another team's with `com`. */
export async function getTeamNumbers(
  database: Database,
  id: string,
  query: NumbersQuery,
  now: Date,
): Promise<Reading<{ data: TeamNumbers }>> {
  const { temporada, com } = query
  const [team, played] = await Promise.all([getTeam(database, id), listPlayedEditions(database, id)])
  if (temporada !== undefined) seasonNamed(played, temporada, team.name)
  if (withinFilters(played, query).length === 0)
    await refuseUnknownFilters(database, endpoints.getTeamNumbers, { ...query })
  const own = await foldNumbers(database, id, query, now)
  const other = com === undefined ? null : await foldOther(database, com, query, now)
  const meetings = com === undefined ? null : own.appearances.toReversed().filter(({ opponent }) => opponent === com)
  const refs = await findMatchRefs(database, [
    ...own.proofs,
    ...(other?.proofs ?? []),
    ...(meetings ?? []).slice(0, SHOWN).map(({ match }) => match.id),
  ])
  const named = await findTeamRefs(database, [id, ...(com === undefined ? [] : [com])])
  const refsOf = (appearances: readonly Appearance[]) => appearances.flatMap(({ match }) => refs.get(match.id) ?? [])
  const toNumbers = (side: Folded): OneTeamNumbers => ({
    ...side.figures,
    team: named.get(side.team)!,
    biggestWins: refsOf(side.biggestWins),
    biggestDefeats: refsOf(side.biggestDefeats),
    mostGoals: refsOf(side.mostGoals),
    runs: side.runs.map(({ kind, appearances, now: length }) => ({
      kind,
      length: appearances.length,
      first: refs.get(appearances[0]!.match.id)!,
      last: refs.get(appearances.at(-1)!.match.id)!,
      now: length,
    })),
    courses: side.courses,
  })
  const competitions = new Map(played.map((one) => [one.competition_id, one.competition_name]))
  return {
    answer: {
      data: {
        ...toNumbers(own),
        season: temporada ?? null,
        competitions: [...competitions]
          .map(([key, name]) => ({ id: key, name }))
          .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
        compared: other && toNumbers(other),
        meetings: meetings && { ...recordOf(meetings), last: refsOf(meetings.slice(0, SHOWN)) },
      },
    },
    topics: [
      ...NAMES,
      'edition',
      'phase',
      'deduction',
      ...[own, ...(other ? [other] : [])].flatMap((side) => [
        topic.teamMatches(side.team),
        ...side.season.map((edition) => topic.edition(edition.id)),
      ]),
    ],
  }
}

/** The team to compare with: an unknown one is a wrong filter, not a missing page. */
async function foldOther(database: Queryable, com: string, query: NumbersQuery, now: Date): Promise<Folded> {
  const known = await findTeamRefs(database, [com])
  if (!known.has(com))
    throw new AppError('invalid_input', { fields: [{ field: 'com', message: `Não há time “${com}”.` }] })
  return foldNumbers(database, com, query, now)
}

interface Folded {
  readonly team: string
  /** Oldest first. */
  readonly appearances: readonly Appearance[]
  readonly figures: Pick<OneTeamNumbers, 'since' | 'total' | 'home' | 'away' | 'neutral' | 'cleanSheets' | 'scoreless'>
  readonly biggestWins: readonly Appearance[]
  readonly biggestDefeats: readonly Appearance[]
  readonly mostGoals: readonly Appearance[]
  readonly runs: ReturnType<typeof longestRuns>
  readonly courses: OneTeamNumbers['courses']
  readonly season: readonly PlayedEdition[]
  /** The matches that the numbers name. */
  readonly proofs: readonly string[]
}

async function foldNumbers(database: Queryable, team: string, query: NumbersQuery, now: Date): Promise<Folded> {
  const played = await listPlayedEditions(database, team)
  const chosen = withinFilters(played, query)
  const results = isNarrowed(query)
    ? await listResultsOf(database, team, { editions: chosen.map(({ id }) => id) })
    : (await findAllResults(database, [team]))(team)
  const appearances = appearancesOf(team, results)
  const ground = (side: Appearance['side']) =>
    recordOf(appearances.filter((one) => one.side === side && !one.match.neutral))
  const season = query.temporada === undefined ? withinFilters(seasonOf(played, dayAt(now)), query) : chosen
  const lists = {
    biggestWins: biggestWins(appearances, SHOWN),
    biggestDefeats: biggestDefeats(appearances, SHOWN),
    mostGoals: highestScoring(appearances, SHOWN),
  }
  const runs = longestRuns(appearances)
  return {
    team,
    appearances,
    figures: {
      since: appearances.find(({ match }) => match.day !== null)?.match.day ?? null,
      total: recordOf(appearances),
      home: ground('home'),
      away: ground('away'),
      neutral: recordOf(appearances.filter(({ match }) => match.neutral)),
      cleanSheets: appearances.filter(({ goalsAgainst }) => goalsAgainst === 0).length,
      scoreless: appearances.filter(({ goalsFor }) => goalsFor === 0).length,
    },
    ...lists,
    runs,
    courses: await listCourses(database, team, season),
    season,
    proofs: [
      ...Object.values(lists).flat(),
      ...runs.flatMap((run) => [run.appearances[0]!, run.appearances.at(-1)!]),
    ].map(({ match }) => match.id),
  }
}

const isNarrowed = ({ temporada, campeonato }: NumbersQuery) => temporada !== undefined || campeonato !== undefined

function withinFilters(played: readonly PlayedEdition[], { temporada, campeonato }: NumbersQuery) {
  const competitions = campeonato === undefined ? null : new Set(valuesIn(campeonato))
  return played.filter(
    ({ name, competition_id }) =>
      (temporada === undefined || name === temporada) && (competitions === null || competitions.has(competition_id)),
  )
}

/** The team's places and points round by round, in each table of the editions. */
async function listCourses(
  database: Queryable,
  team: string,
  editions: readonly PlayedEdition[],
): Promise<OneTeamNumbers['courses']> {
  const structures = await findEditionStructures(
    database,
    editions.map(({ id }) => id),
  )
  return editions.flatMap(({ name, competition_id, competition_name }, index) => {
    const found = placeOf(team, editionStandings(structures[index]!))
    const rounds = found?.group.positionSeries().get(team) ?? []
    if (!found || rounds.length < 2) return []
    return {
      competition: { id: competition_id, name: competition_name },
      edition: name,
      group: found.phase.kind === 'groups' ? found.group.name : null,
      teams: found.group.rows.length,
      rounds: rounds.map(({ round, position, points }) => ({ round, position, points })),
    }
  })
}
