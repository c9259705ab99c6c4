import type { Importer } from '../../records/importer.ts'
import type { EditionRef, ImportRecord } from '../../records/records.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { readBundle, type Answer } from '../answers/bundle.ts'
import { bag, bags, day, key, whole, type Bag } from '../answers/fields.ts'
import { editionName, findLeague, type ProvidedLeague } from './competitions.ts'
import { mapFixture } from './map-fixtures.ts'
import { mapPlayers } from './map-people.ts'
import { mapSquads, mapTeams, placesOf, type TeamPlaces } from './map-teams.ts'

/** Answers of API-Football v3, as its connector has collected them. */
export const apiFootball: Importer = {
  id: 'api-football',
  title: 'API-Football',
  collected: true,
  licence: { name: 'Termos da API-Football', attribution: null, shareAlike: false, redistribution: false },
  async *read(source): AsyncGenerator<ImportRecord> {
    try {
      const { answers, refused } = await readBundle(source, 'api-football')
      for (const { call, reason } of refused) {
        yield { record: 'warning', origin: { file: fileOf(call), line: null }, reason }
      }
      const places = placesOf(answers.filter(({ call }) => call.startsWith('/teams?')).map(({ answer }) => answer))
      for (const answer of answers) yield* shortened(answer)
      // People come before their matches: full names and birth dates distinguish people with the same short name.
      for (const answer of of(answers, '/leagues?')) yield* mapEditions(answer)
      for (const answer of of(answers, '/teams?')) yield* withLeague(answer, places)
      for (const answer of of(answers, '/players?')) yield* mapPlayers(answer.answer, originOf(answer))
      for (const answer of of(answers, '/players/squads?')) yield* withLeague(answer, places)
      yield* mapFixtures(of(answers, '/fixtures?'), places)
    } catch (error) {
      yield refusalOf(error)
    }
  },
}

const of = (answers: readonly Answer[], start: string) => answers.filter(({ call }) => call.startsWith(start))
const originOf = ({ call }: Answer) => ({ file: fileOf(call), line: null })

/** `/players/squads?team=127#league=71&season=2026` becomes `players-squads.json`. */
function fileOf(call: string): string {
  return `${call.split('?')[0]!.split('/').filter(Boolean).join('-')}.json`
}

/** The connector adds what it requested to the call, because answers about teams do not contain their league. */
function seasonOf(call: string): { league: ProvidedLeague; edition: EditionRef } | null {
  const query = new URLSearchParams((call.split('?')[1] ?? '').replace('#', '&'))
  return editionOf(findLeague(query.get('league')), Number(query.get('season')))
}

function editionOf(league: ProvidedLeague | null, season: number | null) {
  if (!league || season === null || !Number.isInteger(season) || season < 1850) return null
  return { league, edition: { competition: league.competition, edition: editionName(league, season) } }
}

function* mapEditions({ call, answer }: Answer): Generator<ImportRecord> {
  for (const row of bags(answer, 'response')) {
    const league = findLeague(key(bag(row, 'league')))
    for (const season of bags(row, 'seasons')) {
      const found = editionOf(league, whole(season, 'year'))
      if (found) yield editionRecord(found.league, found.edition, season, fileOf(call))
    }
  }
}

function editionRecord(league: ProvidedLeague, edition: EditionRef, season: Bag, file: string): ImportRecord {
  const [starts, ends] = [day(season, 'start'), day(season, 'end')]
  const origin = { file, line: null }
  const known = { record: 'edition', origin, edition, name: league.name, starts, ends, hosts: [] } as const
  return league.newCompetition ? { ...known, newCompetition: league.newCompetition } : known
}

function* withLeague(answer: Answer, places: TeamPlaces): Generator<ImportRecord> {
  const season = seasonOf(answer.call)
  if (season === null) return
  if (answer.call.startsWith('/teams?')) yield* mapTeams(season.league, places, answer.answer, originOf(answer))
  else yield* mapSquads(season.league, places, season.edition, answer.answer, originOf(answer))
}

/** A fixture with details contains more than its row in a list, so only the fullest version of each is used. */
function* mapFixtures(answers: readonly Answer[], places: TeamPlaces): Generator<ImportRecord> {
  const fixtures = new Map<string, { row: Bag; line: number; weight: number }>()
  let line = 0
  for (const { answer } of answers) {
    for (const row of bags(answer, 'response')) {
      line += 1
      const id = key(bag(row, 'fixture')) ?? `line ${line}`
      const weight = ['events', 'lineups', 'statistics', 'players'].filter((part) => bags(row, part).length > 0).length
      const known = fixtures.get(id)
      if (!known || weight >= known.weight) fixtures.set(id, { row, line: known?.line ?? line, weight })
    }
  }
  for (const { row, line: at } of fixtures.values()) {
    const stated = bag(row, 'league')
    const found = editionOf(findLeague(key(stated)), whole(stated, 'season'))
    const origin = { file: 'fixtures.json', line: at }
    if (found) yield mapFixture(found.league, found.edition, places, row, origin)
    else yield { record: 'rejection', origin, reason: 'o campeonato da resposta não é conhecido.' }
  }
}

/** A list shorter than announced loses no data, because nothing is removed, but the report should mention it. */
function* shortened(stated: Answer): Generator<ImportRecord> {
  const [announced, listed] = [whole(stated.answer, 'results'), bags(stated.answer, 'response').length]
  if (announced === null || announced <= listed) return
  const reason = `a resposta anuncia ${announced} itens e traz ${listed}; os outros ficam como estão.`
  yield { record: 'warning', origin: originOf(stated), reason }
}
