// Labels the lines that describe the same match of national teams: both sides in any order, and the meeting's number.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fold } from '../names.mjs'
import { readCsv } from './read-csv.mjs'
import { readJsonFolder } from './read-json.mjs'
import { filesBelow } from './read-lists.mjs'
import { readBetween } from './read-text.mjs'

// Teams with their former and their present name.
const SAME = new Map(
  Object.entries({
    usa: 'united states',
    'west germany': 'germany',
    'soviet union': 'russia',
    'fr yugoslavia': 'yugoslavia',
    'federal republic of yugoslavia': 'yugoslavia',
    serbia: 'yugoslavia',
    'serbia and montenegro': 'yugoslavia',
    'bosnia herzegovina': 'bosnia and herzegovina',
    'cote d ivoire': 'ivory coast',
    'republic of ireland': 'ireland',
    'ireland republic': 'ireland',
    'czech republic': 'czechoslovakia',
    czechia: 'czechoslovakia',
    'german dr': 'east germany',
    zaire: 'dr congo',
    'congo dr': 'dr congo',
    'dutch east indies': 'indonesia',
    'united arab republic': 'egypt',
    'korea republic': 'south korea',
    'korea dpr': 'north korea',
    'china pr': 'china',
    turkiye: 'turkey',
    'cabo verde': 'cape verde',
    'iran ir': 'iran',
    'ir iran': 'iran',
  }),
)

export function nationMark(name) {
  const folded = fold(name.replace(/\s*\([A-Z]{3}\)/, ''))
  return SAME.get(folded) ?? folded
}

export function nationalStatements(folders) {
  const files = [...fromJson(folders), ...fromText(folders), ...fromResults(folders), ...fromFjelstul(folders)]
  return withoutDoubt(
    files.flatMap(({ edition, statements, ...about }) => {
      const met = new Map()
      return statements.map((statement) => {
        const [homeMark, awayMark] = [statement.home, statement.away].map(nationMark)
        const pair = `${edition}: ${[homeMark, awayMark].toSorted().join(' – ')}`
        // A line of a shoot-out is not a match.
        const isMatch = ![statement.home, statement.away].some((name) => /[,:()\d]|missed/.test(name))
        if (isMatch) met.set(pair, (met.get(pair) ?? 0) + 1)
        const label = isMatch ? `${pair} ${met.get(pair)}` : null
        return { ...about, ...statement, file: statement.file ?? about.file, edition, homeMark, awayMark, label }
      })
    }),
  )
}

/**
 * Drops the label of a pair that one source lists more often than another, because the right meeting cannot be known.
 */
function withoutDoubt(statements) {
  const counts = new Map()
  for (const { label, path, dataset } of statements.filter((each) => each.label)) {
    const pair = label.replace(/ \d+$/, '')
    const accounts = counts.get(pair) ?? new Map()
    counts.set(pair, accounts)
    accounts.set(`${dataset} ${path}`, (accounts.get(`${dataset} ${path}`) ?? 0) + 1)
  }
  const sure = (label) => new Set(counts.get(label.replace(/ \d+$/, '')).values()).size === 1
  return statements.map((each) => (each.label && !sure(each.label) ? { ...each, label: null } : each))
}

function fromJson({ 'openfootball-worldcup-json': place }) {
  if (!place) return []
  return readJsonFolder(place)
    .filter(({ code }) => code === 'worldcup')
    .map(({ season, file, statements }) => ({
      dataset: 'openfootball-json',
      path: `${season}/${file}`,
      file,
      edition: `world ${season}`,
      statements,
    }))
}

/** The group matches and the finals are two files of one tournament; `more/` has each tournament once or twice again. */
function fromText({ 'openfootball-txt': place }) {
  if (!place) return []
  const read = (path) => readBetween(path).map((each) => ({ ...each, file: basename(path) }))
  const tournaments = (folder, name) => {
    if (!existsSync(join(place, folder))) return []
    const paths = filesBelow(join(place, folder), /^cup(_finals)?\.txt$|^(euro|copa)(_finals)?\.txt$/)
    return [...Map.groupBy(paths, dirname)].map(([where, parts]) => {
      const year = basename(where).slice(0, 4)
      return {
        dataset: 'openfootball-txt',
        path: where,
        edition: `${name} ${year}`,
        day: `${year}-07-01`,
        statements: parts.flatMap(read),
      }
    })
  }
  const more = join(place, 'worldcup/more')
  const sheets = existsSync(more) ? filesBelow(more, /^\d{4}(_full)?\.txt$/) : []
  return [
    ...tournaments('worldcup', 'world'),
    ...tournaments('euro', 'euro'),
    ...tournaments('copa-america', 'copa'),
    ...sheets.map((path) => {
      const year = basename(path).slice(0, 4)
      return {
        dataset: 'openfootball-txt',
        path,
        file: basename(path),
        edition: `world ${year}`,
        day: `${year}-07-01`,
        statements: read(path),
      }
    }),
  ]
}

const TOURNAMENTS = { 'FIFA World Cup': 'world', 'UEFA Euro': 'euro', 'Copa América': 'copa' }

function fromResults({ 'martj42-international-results': place }) {
  if (!place) return []
  const rows = readCsv(join(place, 'results.csv')).filter(({ tournament }) => tournament in TOURNAMENTS)
  const byEdition = Map.groupBy(rows, ({ tournament, date }) => `${TOURNAMENTS[tournament]} ${date.slice(0, 4)}`)
  return [...byEdition].map(([edition, told]) => ({
    dataset: 'international-results',
    path: 'results.csv',
    file: 'results.csv',
    edition,
    statements: told.map(({ line, date, home_team, away_team }) => ({
      line,
      day: date,
      home: home_team,
      away: away_team,
    })),
  }))
}

function fromFjelstul({ 'fjelstul-worldcup': place }) {
  if (!place) return []
  const rows = readCsv(join(place, 'matches.csv')).filter(({ tournament_name }) => tournament_name.includes("Men's"))
  return [...Map.groupBy(rows, ({ tournament_id }) => tournament_id)].map(([tournament, told]) => ({
    dataset: 'fjelstul-worldcup',
    path: 'matches.csv',
    file: 'matches.csv',
    edition: `world ${tournament.slice(3)}`,
    statements: told.map((row) => ({
      key: row.match_id,
      line: row.line,
      day: row.match_date,
      home: row.home_team_name,
      away: row.away_team_name,
      stadiumKey: row.stadium_id,
    })),
  }))
}
