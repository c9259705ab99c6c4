import type { Importer } from '../../records/importer.ts'
import type { EditionRef, ImportRecord } from '../../records/records.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { readBundle, type Answer } from '../answers/bundle.ts'
import { bag, bags, day, text, whole, type Bag } from '../answers/fields.ts'
import { editionName, findProvided, type ProvidedCompetition } from './competitions.ts'
import { mapMatch } from './map-matches.ts'
import { mapTeams } from './map-teams.ts'

/** Answers of football-data.org v4, as its connector has collected them. */
export const footballDataOrg: Importer = {
  id: 'football-data-org',
  title: 'football-data.org',
  collected: true,
  licence: {
    name: 'Termos da football-data.org',
    attribution: 'Football data provided by the Football-Data.org API',
    shareAlike: false,
    redistribution: false,
  },
  async *read(source): AsyncGenerator<ImportRecord> {
    try {
      const { answers, refused } = await readBundle(source, 'football-data-org')
      for (const { call, reason } of refused) {
        yield { record: 'warning', origin: { file: fileOf(call), line: null }, reason }
      }
      // Clubs with their addresses first, because their states distinguish clubs of one name.
      for (const suffix of ['/teams', '/matches']) {
        for (const answer of answers.filter(({ call }) => pathOf(call).endsWith(suffix))) yield* mapAnswer(answer)
      }
    } catch (error) {
      yield refusalOf(error)
    }
  },
}

const pathOf = (call: string): string => call.split('?')[0]!

/** `/competitions/BSA/matches` becomes `BSA-matches.json`. */
function fileOf(call: string): string {
  return `${pathOf(call).split('/').filter(Boolean).slice(-2).join('-')}.json`
}

function* mapAnswer({ call, answer }: Answer): Generator<ImportRecord> {
  const origin = { file: fileOf(call), line: null }
  const provided = findProvided(text(bag(answer, 'competition'), 'code'))
  if (!provided) {
    yield { record: 'rejection', origin, reason: 'o campeonato da resposta não é conhecido.' }
    return
  }
  if (pathOf(call).endsWith('/teams')) {
    const edition = editionOf(provided, bag(answer, 'season'))
    if (edition) {
      yield editionRecord(provided, edition, bag(answer, 'season'), origin.file)
      yield* mapTeams(provided, edition, answer, origin)
    }
    return
  }
  yield* shortened(answer, origin.file)
  const yielded = new Set<string>()
  for (const [index, match] of bags(answer, 'matches').entries()) {
    const own = { file: origin.file, line: index + 1 }
    const season = bag(match, 'season')
    const edition = editionOf(provided, season)
    if (!edition) {
      yield { record: 'rejection', origin: own, reason: 'o jogo não diz de que temporada é.' }
      continue
    }
    if (!yielded.has(edition.edition)) yield editionRecord(provided, edition, season, origin.file)
    yielded.add(edition.edition)
    yield mapMatch(provided, edition, match, own)
  }
}

export function editionOf(provided: ProvidedCompetition, season: Bag): EditionRef | null {
  const starts = day(season, 'startDate')
  return starts === null ? null : { competition: provided.competition, edition: editionName(provided, starts) }
}

function editionRecord(provided: ProvidedCompetition, edition: EditionRef, season: Bag, file: string): ImportRecord {
  const [starts, ends] = [day(season, 'startDate'), day(season, 'endDate')]
  return { record: 'edition', origin: { file, line: null }, edition, name: provided.name, starts, ends, hosts: [] }
}

/** A list shorter than announced loses no data, because nothing is removed, but the report should mention it. */
function* shortened(answer: Bag, file: string): Generator<ImportRecord> {
  const [announced, listed] = [whole(bag(answer, 'resultSet'), 'count'), bags(answer, 'matches').length]
  if (announced === null || announced <= listed) return
  const reason = `a resposta anuncia ${announced} jogos e traz ${listed}; os outros ficam como estão.`
  yield { record: 'warning', origin: { file, line: null }, reason }
}
