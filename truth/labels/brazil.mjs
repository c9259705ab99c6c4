// Labels the lines that describe the same match of Série A, Série B or Copa do Brasil. Within an edition a pair meets
// once at each ground, so home and away are the label once the clubs are known.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { clubAmong, markOf } from './brazilian-clubs.mjs'
import { readCsv } from './read-csv.mjs'
import { readJsonFolder } from './read-json.mjs'
import { filesBelow } from './read-lists.mjs'
import { readBetween, readModern } from './read-text.mjs'

const SHEETS = { Serie_A: 'A', Serie_B: 'B', Serie_C: 'C', CdB: 'Cup' }
const KEYS = { A: 'brasileirao_serie_a', B: 'brasileirao_serie_b', C: 'brasileirao_serie_c', Cup: 'copa_do_brasil' }
const CLASSIC = { 'brasileirao-seriea.txt': 'A', '1-seriea.txt': 'A', 'brasileirao-serieb.txt': 'B' }
const MODERN = { br1: 'A', br2: 'B', brcup: 'Cup' }

// The states of the clubs that the dataset of results writes without one.
const STATES = `América MG/MG|América RN/RN|Athletico PR/PR|Atlético GO/GO|Atlético MG/MG|Avaí/SC|Bahia/BA|Barueri/SP
Botafogo/RJ|Bragantino/SP|Brasiliense/DF|CSA/AL|Ceará/CE|Chapecoense/SC|Corinthians/SP|Coritiba/PR|Criciúma/SC
Cruzeiro/MG|Cuiabá/MT|Figueirense/SC|Flamengo/RJ|Fluminense/RJ|Fortaleza/CE|Goiás/GO|Grêmio/RS|Guarani/SP
Internacional/RS|Ipatinga/MG|Joinville/SC|Juventude/RS|Mirassol/SP|Náutico/PE|Palmeiras/SP|Paraná/PR|Paysandu/PA
Ponte Preta/SP|Portuguesa/SP|Santa Cruz/PE|Santo André/SP|Santos/SP|Sport/PE|São Caetano/SP|São Paulo/SP
Vasco da Gama/RJ|Vitória/BA`
const RESULT_NAMES = {
  'América MG': 'América / MG',
  'América RN': 'América / RN',
  'Athletico PR': 'Athletico Paranaense / PR',
  'Atlético GO': 'Atlético Goianiense / GO',
  'Atlético MG': 'Atlético Mineiro / MG',
  Bragantino: 'Red Bull Bragantino / SP',
}

// Names that mean another club in one edition than elsewhere: here Venda Nova's, beside “Rio Branco A. C. / ES”.
const MEANT = { 'Cup 2025 Rio Branco / ES': 'Rio Branco - VN / ES' }

/**
 * Every statement with `edition`, `homeMark` and `awayMark`, and its label; null where a club could not be identified.
 */
export function brazilianStatements(folders) {
  const told = [...fromSheets(folders), ...fromResults(folders)]
  const marks = new Map()
  for (const { edition, homeMark, awayMark } of told) {
    const known = marks.get(edition) ?? new Set()
    marks.set(edition, known.add(homeMark).add(awayMark))
  }
  for (const statement of [...fromText(folders), ...fromJson(folders)]) {
    const among = [...(marks.get(statement.edition) ?? [])]
    if (among.length === 0) continue
    const [homeMark, awayMark] = [statement.home, statement.away].map((name) => clubAmong(name, among))
    told.push({ ...statement, homeMark, awayMark })
  }
  return withoutRepetitions(told.map((each) => ({ ...each, label: labelOf(each) })))
}

function labelOf({ edition, homeMark, awayMark }) {
  return homeMark && awayMark && homeMark !== awayMark ? `${edition}: ${homeMark} – ${awayMark}` : null
}

/** Where one file lists a pair twice (a replay, a slip), only the last line is labelled. */
function withoutRepetitions(statements) {
  const last = new Map()
  for (const each of statements) if (each.label) last.set(`${each.path} ${each.label}`, each)
  return statements.map((each) => (last.get(`${each.path} ${each.label}`) === each ? each : { ...each, label: null }))
}

function fromSheets({ 'brazilianfootball-cbf': place }) {
  if (!place) return []
  return readdirSync(place)
    .filter((file) => file.endsWith('_games.json'))
    .flatMap((file) => {
      const [, name, year] = /^(.+)_(\d{4})_games\.json$/.exec(file)
      const code = SHEETS[name]
      const mark = (club) => markOf(MEANT[`${code} ${year} ${club}`] ?? club)
      return Object.entries(JSON.parse(readFileSync(join(place, file), 'utf8'))).map(([number, sheet]) => ({
        dataset: 'cbf',
        path: file,
        file,
        key: `${KEYS[code]}/${year}/${number.padStart(3, '0')}`,
        day: sheet.Date?.split('/').toReversed().join('-'),
        edition: `${code} ${year}`,
        home: sheet.Home,
        away: sheet.Away,
        homeMark: mark(sheet.Home),
        awayMark: mark(sheet.Away),
        stadium: sheet.Stadium,
        players: sheet.Players,
      }))
    })
}

function fromResults({ 'williamorim-brasileirao': place }) {
  if (!place) return []
  const states = new Map(STATES.split(/[|\n]/).map((text) => text.split('/')))
  const mark = (name) => markOf(RESULT_NAMES[name] ?? `${name} / ${states.get(name) ?? '??'}`)
  return readCsv(join(place, 'matches.csv')).map(({ line, id_match, season, date, home, away }) => ({
    dataset: 'brasileirao',
    path: 'matches.csv',
    file: 'matches.csv',
    line,
    key: id_match,
    day: date,
    edition: `A ${season}`,
    home,
    away,
    homeMark: mark(home),
    awayMark: mark(away),
  }))
}

function fromText({ 'openfootball-txt': place }) {
  if (!place) return []
  const about = (path, edition, day) => (each) => ({
    dataset: 'openfootball-txt',
    path,
    file: basename(path),
    edition,
    day,
    ...each,
  })
  const modern = join(place, 'south-america/brazil')
  const classic = join(place, 'brazil-classic/brazil')
  return [
    ...(existsSync(modern) ? filesBelow(modern, /^\d{4}_br/) : []).flatMap((path) => {
      const [year, code] = basename(path, '.txt').split('_')
      return readModern(path).statements.map(about(path, `${MODERN[code]} ${year}`, `${year}-07-15`))
    }),
    ...(existsSync(classic) ? filesBelow(classic, /seriea|serieb/) : []).flatMap((path) => {
      const year = basename(dirname(path))
      return readBetween(path).map(about(path, `${CLASSIC[basename(path)]} ${year}`, `${year}-08-15`))
    }),
  ]
}

function fromJson({ 'openfootball-football-json': place }) {
  if (!place) return []
  return readJsonFolder(place)
    .filter(({ code }) => code === 'br.1')
    .flatMap(({ season, file, statements }) =>
      statements.map((each) => ({
        dataset: 'openfootball-json',
        path: `${season}/${file}`,
        file,
        edition: `A ${season}`,
        ...each,
      })),
    )
}
