// Which spellings are one club: in Brazil by name and state, abroad by the lists of clubs and their aliases. A mention is
// a spelling in a file, and its record the team that most of the file's matches gave it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '../names.mjs'
import { filesAbroad } from './abroad.mjs'
import { clubAmong } from './brazilian-clubs.mjs'
import { readClubLists } from './read-lists.mjs'

// The codes behind names in cups between countries, and the prefixes of league files, as the lists' own.
const LISTS = {
  ENG: 'eng',
  ESP: 'es',
  GER: 'de',
  ITA: 'it',
  FRA: 'fr',
  POR: 'pt',
  NED: 'nl',
  ARG: 'ar',
  URU: 'uy',
  CHI: 'cl',
  COL: 'co',
  PER: 'pe',
  ECU: 'ec',
  PAR: 'py',
  BOL: 'bo',
  VEN: 've',
  MEX: 'mx',
  AUT: 'at',
  TUR: 'tr',
  SCO: 'sco',
  BEL: 'be',
  SUI: 'ch',
  GRE: 'gr',
  RUS: 'ru',
  UKR: 'ua',
  CRO: 'hr',
  DEN: 'dk',
  POL: 'pl',
  CZE: 'cz',
  SRB: 'rs',
}
const PREFIXES = { en: 'eng' }
const COUNTRIES = { eng: 'GB-ENG', sco: 'GB-SCT', wal: 'GB-WLS' }

export function clubMentions(world, folders, brazilian, findMatch) {
  const told = brazilian.flatMap((each) => [
    { ...each, name: each.home, side: 'home_id', label: each.homeMark && `BR ${each.homeMark}` },
    { ...each, name: each.away, side: 'away_id', label: each.awayMark && `BR ${each.awayMark}` },
  ])
  const lists = listedClubs(folders)
  const abroad = filesAbroad(folders).flatMap(({ dataset, path, edition, day, statements }) =>
    statements.flatMap((each) =>
      ['home', 'away'].map((side) => ({
        dataset,
        path,
        file: path,
        day,
        ...each,
        name: each[side],
        side: `${side}_id`,
        label: labelAbroad(each[side], edition, lists),
      })),
    ),
  )
  return [...mostly([...told, ...abroad], findMatch), ...listMentions(world, lists, told)]
}

/** One mention for each spelling of each file. */
function mostly(told, findMatch) {
  const bySpelling = Map.groupBy(
    told.filter(({ label }) => label),
    ({ path, label, name }) => `${path}\0${label}\0${name}`,
  )
  return [...bySpelling.values()].map((group) => {
    const votes = new Map()
    for (const each of group) {
      const team = findMatch(each)?.[each.side]
      if (team) votes.set(team, (votes.get(team) ?? 0) + 1)
    }
    const [winner] = [...votes].toSorted((a, b) => b[1] - a[1])
    return { label: group[0].label, record: winner?.[0] ?? null, name: group[0].name, path: group[0].path }
  })
}

/** Aliases that stand for one club of their country and no other. */
function listedClubs({ 'openfootball-txt': place }) {
  const folder = place && join(place, 'clubs')
  if (!folder || !existsSync(folder)) return new Map()
  return new Map(
    readClubLists(folder).map(({ code, clubs }) => {
      const owners = new Map()
      for (const club of clubs) {
        for (const name of [club.name, club.name.replace(/\s*\(.*\)$/, ''), ...club.aliases]) {
          owners.set(fold(name), (owners.get(fold(name)) ?? new Set()).add(club.name))
        }
      }
      return [code, { clubs, owners }]
    }),
  )
}

function labelAbroad(spelling, edition, lists) {
  const suffix = /\s*\(([A-Z]{3})\)$/.exec(spelling)
  const prefix = edition.split('.')[0]
  const code = suffix ? LISTS[suffix[1]] : (PREFIXES[prefix] ?? prefix)
  const owners = lists.get(code)?.owners.get(fold(spelling.replace(/\s*\([A-Z]{3}\)$/, '')))
  return owners?.size === 1 ? `${code} ${[...owners][0]}` : null
}

/** The lists' own entries: every team of the country that carries the listed name. */
function listMentions(world, lists, brazilian) {
  const marks = [...new Set(brazilian.flatMap(({ label }) => (label ? [label.slice(3)] : [])))]
  return [...lists].flatMap(([code, { clubs, owners }]) => {
    const country = COUNTRIES[code] ?? code.toUpperCase()
    return clubs.flatMap(({ name }) => {
      const mark = code === 'br' ? clubAmong(name.replace(/\s*\(.*\)$/, ''), marks) : null
      const label = code === 'br' ? mark && `BR ${mark}` : owners.get(fold(name))?.size === 1 && `${code} ${name}`
      if (!label) return []
      const teams = world.teamsCalled(name, { kind: 'club', gender: 'men' }).filter((team) => team.country === country)
      return teams.map(({ id }) => ({ label, record: id, name, path: `${code}.clubs.txt` }))
    })
  })
}
