// Lists of clubs, players and squads in openfootball's text files.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { linesOf } from './read-text.mjs'

/** None where the folder is missing: a part of a dataset may be measured as well. */
export function filesBelow(place, pattern) {
  if (!existsSync(place)) return []
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** `[{ code, clubs: [{ name, aliases }] }]`, one entry for each country's list. */
export function readClubLists(place) {
  return filesBelow(place, /^[a-z]+\.clubs\.txt$/).map((path) => {
    const clubs = []
    for (const { text } of linesOf(path)) {
      const bare = text.replace(/#.*/, '').trim()
      if (bare === '' || bare.startsWith('=')) continue
      // An indented line without a bar is an address.
      if (/^\s/.test(text) && !bare.startsWith('|')) continue
      const [first, ...rest] = bare.split('|').map((each) => each.trim())
      // `b)` and `ii)` stand before a club's reserves, who are a team of their own.
      if (first !== '')
        clubs.push({
          name: first
            .replace(/^[a-z]+\)\s*/, '')
            .split(',')[0]
            .trim(),
          aliases: [],
        })
      const aliases = rest.map((each) => each.replace(/\[[a-z]{2}\]/g, '').trim()).filter((each) => each !== '')
      clubs.at(-1)?.aliases.push(...aliases)
    }
    return { code: basename(path).split('.')[0], clubs }
  })
}

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/** `[{ code, players: [{ name, birthDate }] }]` */
export function readPlayerLists(place) {
  return filesBelow(place, /^[a-z]+\.players\.txt$/).map((path) => {
    const players = []
    for (const { text } of linesOf(path)) {
      const told = /^([^=#,]+),.*b\. (\d+) ([A-Z][a-z]{2}) (\d{4})/.exec(text.replace(/#.*/, ''))
      if (!told) continue
      const month = MONTHS.indexOf(told[3]) / 3 + 1
      const birthDate = `${told[4]}-${String(month).padStart(2, '0')}-${told[2].padStart(2, '0')}`
      players.push({ name: told[1].trim(), birthDate })
    }
    return { code: basename(path).split('.')[0], players }
  })
}

/** How many players the headings of a year's squads announce: `== Brazil  # 23 Players`. */
export function announcedPlayers(place) {
  const years = new Map()
  for (const path of filesBelow(place, /^\d{4}_squads\.txt$/)) {
    const sizes = linesOf(path).map(({ text }) => Number(/^==.*#\s*(\d+) Players/.exec(text)?.[1] ?? 0))
    years.set(
      basename(path).slice(0, 4),
      sizes.reduce((sum, size) => sum + size, 0),
    )
  }
  return years
}

/** `worldcup/more/<year>_squads.txt`: `[{ year, team, number, name, birthDate, role }]` */
export function readSquadLists(place) {
  return filesBelow(place, /^\d{4}_squads\.txt$/).flatMap((path) => {
    const year = basename(path).slice(0, 4)
    const rows = []
    let team = null
    for (const { line, text } of linesOf(path)) {
      const heading = /^==\s+(.+?)\s*(?:#.*)?$/.exec(text)
      if (heading) team = heading[1]
      const told = /^\s*(\d+|-)?,?\s*([^,#=]+),\s*(GK|DF|MF|FW|MG),?\s*(?:b\.\s*(\d{4})\/(\d\d)\/(\d\d))?/.exec(text)
      if (!told || team === null) continue
      const [, number, name, position, y, m, d] = told
      const shirt = number === undefined || number === '-' ? null : Number(number)
      const birthDate = y ? `${y}-${m}-${d}` : null
      const role = position === 'MG' ? 'coach' : 'player'
      rows.push({ year, file: basename(path), line, team, number: shirt, name: name.trim(), birthDate, role })
    }
    return rows
  })
}
