// Labels the lines that describe the same match of a league or cup abroad: text files beside football.json, old text
// files beside new.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BY_FILE } from '../competitions.mjs'
import { distance, fold } from '../names.mjs'
import { readJsonFolder } from './read-json.mjs'
import { filesBelow } from './read-lists.mjs'
import { readBetween, readModern } from './read-text.mjs'

const FORMS = new Set('fc afc cf ac as sc cd club ca cr ec se fbc the de'.split(' '))

/** If two sources have one edition: the pair, and the number of the meeting at this ground. */
export function statementsAbroad(folders) {
  const byEdition = Map.groupBy(filesAbroad(folders), ({ edition }) => edition)
  return [...byEdition].flatMap(([edition, files]) => (files.length < 2 ? [] : labelled(edition, files)))
}

/** Every file of such an edition, even if no other source has it: `[{ dataset, path, edition, day, statements }]`. */
export function filesAbroad(folders) {
  return [...fromJson(folders), ...fromText(folders)]
}

/** `libertadores_finals` comes after `libertadores_i` and `libertadores_ii`. */
function byStage(a, b) {
  return Number(a.includes('_finals')) - Number(b.includes('_finals'))
}

function labelled(edition, files) {
  const names = new Set(files[0].statements.flatMap(({ home, away }) => [home, away]))
  const reference = [...names].map((name) => ({ name, words: wordsOf(name) }))
  const meetings = new Map()
  return files.flatMap(({ dataset, path, day, statements }) => {
    // The old files of a cup are parts of one account: its meetings are counted on.
    const account = path.includes('classic-v0') ? dirname(path) : path
    const met = meetings.get(account) ?? new Map()
    meetings.set(account, met)
    return statements.map((statement) => {
      const [home, away] = [statement.home, statement.away].map((name) => findName(name, reference))
      const pair = home && away && home !== away ? `${edition}: ${home} – ${away}` : null
      met.set(pair, (met.get(pair) ?? 0) + 1)
      const label = pair && `${pair} ${met.get(pair)}`
      return { dataset, path, file: basename(path), day, ...statement, edition, homeMark: home, awayMark: away, label }
    })
  })
}

/** `Olimpia` is `Club Olimpia (PAR)` where no other name of the edition has all its words. */
function findName(name, reference) {
  const words = wordsOf(name)
  const same = reference.filter((each) => each.words.join(' ') === words.join(' '))
  if (same.length > 0)
    return same.length === 1 ? same[0].name : (reference.find((each) => each.name === name)?.name ?? null)
  const within = reference.filter((each) =>
    [words, each.words].some((some) => some.every((word) => (some === words ? each.words : words).includes(word))),
  )
  if (within.length > 0) return within.length === 1 ? within[0].name : null
  const near = reference.filter(
    (each) => distance(each.words.join(''), words.join('')) <= 2 && words.join('').length > 6,
  )
  return near.length === 1 ? near[0].name : null
}

function wordsOf(name) {
  const words = fold(name.replace(/\s*\([^)]*\)/g, '')).split(' ')
  const kept = words.filter((word) => !FORMS.has(word))
  return kept.length > 0 ? kept : words
}

function fromJson({ 'openfootball-football-json': place }) {
  if (!place) return []
  return readJsonFolder(place)
    .filter(({ code }) => code !== 'br.1')
    .map(({ season, file, code, statements }) => ({
      dataset: 'openfootball-json',
      path: `${season}/${file}`,
      edition: `${code} ${season}`,
      day: null,
      statements,
    }))
}

function fromText({ 'openfootball-txt': place }) {
  if (!place) return []
  const below = (folder, pattern) => (existsSync(join(place, folder)) ? filesBelow(join(place, folder), pattern) : [])
  const file = (path, edition, day, statements) => ({ dataset: 'openfootball-txt', path, edition, day, statements })
  return [
    ...below('south-america/copa-libertadores', /_copal\.txt$/).map((path) => {
      const year = basename(path).slice(0, 4)
      return file(path, `copa.l ${year}`, `${year}-06-01`, readModern(path).statements)
    }),
    ...below('south-america', /_(copas|ar1|co1)\.txt$/).map((path) => {
      const [season, code] = basename(path, '.txt').split('_')
      return file(path, `${BY_FILE[code]} ${season}`, `${season.slice(0, 4)}-06-01`, readModern(path).statements)
    }),
    ...below('classic-v0/copa-libertadores', /^libertadores_/)
      .toSorted(byStage)
      .map((path) => {
        const year = basename(dirname(path))
        return file(path, `copa.l ${year}`, `${year}-06-01`, readBetween(path))
      }),
    ...below('champions-league', /^cl\.txt$/).map((path) => {
      const season = basename(dirname(path))
      return file(path, `uefa.cl ${season}`, `${Number(season.slice(0, 4)) + 1}-01-01`, readModern(path).statements)
    }),
    ...below('england', /^1-premierleague\.txt$/).map((path) => {
      const season = basename(dirname(path))
      const { statements } = readModern(path)
      return file(
        path,
        `en.1 ${season}`,
        `${Number(season.slice(0, 4)) + 1}-01-01`,
        statements.length > 0 ? statements : readBetween(path),
      )
    }),
  ]
}
