// Copies of the sources in which spellings of clubs and people are damaged at random, always the same for one seed: how
// much of the joining stands on spelling alone? Only files of matches are touched, and lines stay where they are.
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { filesBelow } from './labels/read-lists.mjs'

/** How many of a hundred spellings are damaged. */
const SHARE = 8

/** The datasets, each in its copy. `folder` on the list is what is to be removed at the end. */
export async function corruptSources(datasets, seed, say) {
  const folder = await mkdtemp(join(tmpdir(), 'meio-campo-corrupt-'))
  const chance = randomOf(seed)
  let damaged = 0
  const copies = []
  for (const dataset of datasets) {
    const place = join(folder, dataset.name)
    await cp(dataset.place, place, { recursive: true })
    for (const path of filesBelow(place, CHANGED[dataset.name] ?? /^$/)) {
      if (/\/(clubs|players|leagues)\/|squads/.test(path)) continue
      const text = await readFile(path, 'utf8')
      const memory = new Map()
      // Within a file, or a season of it, a spelling is damaged always or never, as a person's mistake would be.
      const changeBy =
        (way) =>
        (name, where = '') => {
          const mark = `${where} ${name}`
          if (!memory.has(mark)) memory.set(mark, chance() * 100 < SHARE ? way(name, chance) : name)
          if (memory.get(mark) !== name) damaged += 1
          return memory.get(mark)
        }
      const change = { club: changeBy(damageClub), person: changeBy(damageLetters) }
      await writeFile(path, WAYS[dataset.name](text, change, basename(path)))
    }
    copies.push({ ...dataset, place })
  }
  say(`${damaged} spellings damaged by seed ${seed}`)
  return Object.assign(copies, { folder })
}

const CHANGED = {
  'openfootball-txt': /\.txt$/,
  'openfootball-football-json': /\.json$/,
  'openfootball-worldcup-json': /^worldcup\.json$/,
  'brazilianfootball-cbf': /_games\.json$/,
  'williamorim-brasileirao': /^matches\.csv$/,
  'martj42-international-results': /^goalscorers\.csv$/,
}

const WAYS = {
  'openfootball-txt': (text, { club }) =>
    text.replace(
      /^(\s+(?:\d\d\.\d\d\s+)?)(\p{Lu}.*?)(\s+v )(\p{Lu}.*?)(?=\s{2,}|\r?$)/gmu,
      (_, start, home, between, away) => `${start}${club(home)}${between}${club(away)}`,
    ),
  'openfootball-football-json': (text, { club }) =>
    text.replace(/("team[12]"\s*:\s*")((?:[^"\\]|\\.)+)"/g, (_, start, name) => `${start}${club(name)}"`),
  'openfootball-worldcup-json': (text, { person }) =>
    text.replace(/("name"\s*:\s*")([^"\\]+)"(?=\s*,\s*"minute")/g, (_, start, name) => `${start}${person(name)}"`),
  'brazilianfootball-cbf': (text, { club, person }) => {
    const sheets = JSON.parse(text)
    for (const sheet of Object.values(sheets)) {
      const names = new Map(['Home', 'Away'].map((side) => [sheet[side], club(sheet[side])]))
      for (const side of ['Home', 'Away']) sheet[side] = names.get(sheet[side])
      // Players name their club as the sheet does, so both change together; the number at the end stays.
      for (const player of sheet.Players ?? []) {
        player[0] = String(player[0]).replace(/^(\d*\s*)(\p{L}{4,})/u, (_, shirt, name) => `${shirt}${person(name)}`)
        player[1] = names.get(player[1]) ?? player[1]
      }
    }
    return JSON.stringify(sheets)
  },
  'williamorim-brasileirao': (text, { club }) => byCells(text, [3, 5], (name, cells) => club(name, cells[1])),
  'martj42-international-results': (text, { person }) => byCells(text, [4], (name, cells) => person(name, cells[0])),
}

function byCells(text, columns, change) {
  const lines = text.split('\n').map((line, index) => {
    const cells = line.split(',')
    if (index === 0 || line.includes('"')) return line
    for (const column of columns)
      if (cells[column] && cells[column] !== 'NA') cells[column] = change(cells[column], cells)
    return cells.join(',')
  })
  return lines.join('\n')
}

const STATES = ['SP', 'RJ', 'MG', 'RS', 'PR', 'BA', 'PE', 'CE']
const FORMS = ['FC', 'EC', 'SC', 'AC']
const FORM = /\s*\b(?:FC|EC|SC|AC)\b/

/** One slip of the hand: a letter lost, or two swapped. */
function damageLetters(name, chance) {
  const at = 1 + Math.floor(chance() * Math.max(1, name.length - 2))
  if (chance() < 0.5) return name.slice(0, at) + name.slice(at + 1)
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2)
}

/** Or the state lost or another, the legal form lost, added or another. A country behind the name stays. */
function damageClub(spelling, chance) {
  const pick = (list) => list[Math.floor(chance() * list.length)]
  const [, name, country] = /^(.*?)(\s*\([A-Z]{3}\))?$/.exec(spelling)
  const slips = [
    () => name.replace(/^[^/]+?(?=\s*(?:\/|$))/, (bare) => damageLetters(bare, chance)),
    () => name.replace(/^[^/]+?(?=\s*(?:\/|$))/, (bare) => damageLetters(bare, chance)),
    () => name.replace(/(?: \/)? [A-Z]{2}$/, ''),
    () => name.replace(/ [A-Z]{2}$/, () => ` ${pick(STATES)}`),
    () => (FORM.test(name) ? name.replace(FORM, '').trim() : `${pick(FORMS)} ${name}`),
    () => name.replace(FORM, () => ` ${pick(FORMS)}`).trim(),
  ]
  const damaged = pick(slips)().replace(/\s{2,}/g, ' ')
  return damaged.trim() === '' ? spelling : `${damaged}${country ?? ''}`
}

/** Mulberry32: small, and the same everywhere. */
function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
