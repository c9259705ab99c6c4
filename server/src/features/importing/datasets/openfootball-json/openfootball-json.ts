import type { Importer, SourceFile } from '../importer.ts'
import { findCompetitionByCode } from '../openfootball/competitions.ts'
import { OPENFOOTBALL_LICENCE } from '../openfootball/licence.ts'
import { findSeason, findSeasonInPath } from '../openfootball/season.ts'
import { hostsOfWorldCup } from '../openfootball/world-cup-hosts.ts'
import type { ImportRecord } from '../records.ts'
import { parseJson } from '../../sources/parse-json.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { mapLeague } from './map-league.ts'
import { mapWorldCup } from './map-world-cup.ts'
import { readMatches } from './read-matches.ts'
import { readStadiums } from './read-stadiums.ts'
import { readTeams } from './read-teams.ts'

export const openfootballJson: Importer = {
  id: 'openfootball-json',
  title: 'openfootball: football.json e worldcup.json',
  licence: OPENFOOTBALL_LICENCE,
  async *read(source) {
    for await (const file of source.files()) {
      try {
        yield* await readFile(file)
      } catch (error) {
        yield refusalOf(error)
      }
    }
  },
}

async function readFile(file: SourceFile): Promise<readonly ImportRecord[]> {
  const { path } = file
  if (!path.toLowerCase().endsWith('.json')) {
    return [{ record: 'warning', origin: { file: path, line: null }, reason: 'não é um arquivo de dados.' }]
  }
  const content = await file.text()
  const json = parseJson(path, content)
  const name = (path.split('/').at(-1) ?? '').replace(/\.json$/i, '')
  if (name === 'worldcup.groups' || name === 'worldcup.standings') {
    throw new SourceError(
      { file: path, line: null },
      'grupos e classificação saem dos jogos; o arquivo não acrescenta nada.',
    )
  }
  const season = findSeasonInPath(path)
  const [host] = season ? hostsOfWorldCup(season.year) : []
  if (name === 'worldcup.stadiums') return readStadiums(path, content, json, host ?? null)
  if (name === 'worldcup.teams') return readTeams(path, content, json)
  return matchesIn(path, content, json, name)
}

function matchesIn(file: string, text: string, json: unknown, name: string): readonly ImportRecord[] {
  const { name: title, rows, rejections } = readMatches(file, text, json)
  const season = findSeason(title) ?? findSeasonInPath(file)
  if (!season) throw new SourceError({ file, line: null }, 'não se sabe de que temporada são os jogos.')
  const worldCup = name === 'worldcup' || title.startsWith('World Cup')
  const competition = findCompetitionByCode(worldCup ? 'world' : name)
  if (!competition) throw new SourceError({ file, line: null }, `a competição “${name}” (${title}) não é conhecida.`)
  const map = worldCup ? mapWorldCup : mapLeague
  return [...map(file, competition, season, rows), ...rejections]
}
