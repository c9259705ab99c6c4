import type { Importer, SourceFile } from '../../records/importer.ts'
import { findCompetitionByCode, findCompetitionByName, findCompetitionByTitle } from '../openfootball/competitions.ts'
import { OPENFOOTBALL_LICENCE } from '../openfootball/licence.ts'
import type { MatchRow } from '../openfootball/match-row.ts'
import { countryOfFile, newCompetition, teamsOf } from '../openfootball/new-competition.ts'
import {
  findSeasonInPath,
  findSeasonInTitle,
  plainTitle,
  seasonOfDays,
  titleWithoutSeason,
} from '../openfootball/season.ts'
import { stageInTitle } from '../openfootball/title-stage.ts'
import { hostsOfWorldCup } from '../openfootball/world-cup-hosts.ts'
import type { ImportRecord } from '../../records/records.ts'
import { parseJson } from '../../sources/parse-json.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { mapLeague } from './map-league.ts'
import { mapWorldCup } from './map-world-cup.ts'
import { linesOfList } from './element-lines.ts'
import { readMatches } from './read-matches.ts'
import { readSquads } from './read-squads.ts'
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
  if (/\.(?:groups|standings)$/.test(name)) {
    throw new SourceError(
      { file: path, line: null },
      'grupos e classificação saem dos jogos; o arquivo não acrescenta nada.',
    )
  }
  const season = findSeasonInPath(path)
  const [host] = season ? hostsOfWorldCup(season.year) : []
  if (name === 'worldcup.stadiums') return readStadiums(path, content, json, host ?? null)
  if (/\.(?:teams|teams_meta|clubs)$/.test(name)) return readTeams(path, content, json)
  if (name === 'worldcup.squads') {
    if (!Array.isArray(json) || !season)
      throw new SourceError({ file: path, line: null }, 'o JSON não tem a lista de seleções.')
    const edition = { competition: 'copa_do_mundo', edition: season.edition }
    return readSquads(path, json as unknown[], linesOfList(content), edition)
  }
  return matchesIn(path, content, json, name)
}

function matchesIn(file: string, text: string, json: unknown, name: string): readonly ImportRecord[] {
  const { name: title, rows, rejections, warnings } = readMatches(file, text, json)
  const season = findSeasonInTitle(title) ?? findSeasonInPath(file) ?? seasonOfDays(rows.map(({ day }) => day))
  if (!season) {
    throw new SourceError(
      { file, line: null },
      `não se sabe de que temporada são os jogos. Jogos no arquivo: ${rows.length}.`,
    )
  }
  const heading = titleWithoutSeason(plainTitle(title))
  const { competition, stage } = findCompetition(heading, name, file, rows)
  const staged = stage === null ? rows : rows.map((row) => ({ ...row, stage: row.stage ?? stage }))
  const map = competition.id === 'copa_do_mundo' ? mapWorldCup : mapLeague
  return [...map(file, competition, season, staged), ...rejections, ...warnings]
}

/** By the file's name, then by its heading; one that no table has is made from both. */
function findCompetition(heading: string, name: string, path: string, rows: readonly MatchRow[]) {
  const { title, stage } = stageInTitle(heading)
  // `en.1-full` has the matches of `en.1` with their sheets.
  const code = name === 'worldcup' ? 'world' : name.replace(/-full$/, '')
  const byCode = findCompetitionByCode(code)
  // A cup of clubs may lie in a `copa.json` as well: who plays decides, where the heading is another.
  const isMisnamed = byCode?.teams === 'national' && title !== '' && teamsOf(rows) === 'club'
  const known =
    (isMisnamed ? null : byCode) ??
    findCompetitionByTitle(title) ??
    findCompetitionByName(title, countryOfFile({ code, path }))
  if (known) return { competition: known, stage }
  const made = newCompetition({ title: title === '' ? code : title, code, path, rows })
  return { competition: made, stage }
}
