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
      const change = (name) => {
        // Within a file a spelling is damaged always or never, as a person's mistake would be.
        if (!memory.has(name)) memory.set(name, chance() * 100 < SHARE ? damage(name, chance) : name)
        if (memory.get(name) !== name) damaged += 1
        return memory.get(name)
      }
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
  'brazilianfootball-cbf': /_games\.json$/,
  'williamorim-brasileirao': /^matches\.csv$/,
  'martj42-international-results': /^goalscorers\.csv$/,
}

const WAYS = {
  'openfootball-txt': (text, change) =>
    text.replace(
      /^(\s+(?:\d\d\.\d\d\s+)?)(\p{Lu}.*?)(\s+v )(\p{Lu}.*?)(?=\s{2,}|\r?$)/gmu,
      (_, start, home, between, away) => {
        return `${start}${change(home)}${between}${change(away)}`
      },
    ),
  'openfootball-football-json': (text, change) =>
    text.replace(/("team[12]"\s*:\s*")((?:[^"\\]|\\.)+)"/g, (_, start, name) => `${start}${change(name)}"`),
  'brazilianfootball-cbf': (text, change) => {
    const sheets = JSON.parse(text)
    for (const sheet of Object.values(sheets)) {
      // Players name their club as the sheet does, so both change together.
      for (const side of ['Home', 'Away']) {
        const before = sheet[side]
        sheet[side] = change(before)
        for (const player of sheet.Players ?? []) if (player[1] === before) player[1] = sheet[side]
      }
    }
    return JSON.stringify(sheets)
  },
  'williamorim-brasileirao': (text, change) => byCells(text, [3, 5], change),
  'martj42-international-results': (text, change) => byCells(text, [4], change),
}

function byCells(text, columns, change) {
  const lines = text.split('\n').map((line, index) => {
    const cells = line.split(',')
    if (index === 0 || line.includes('"')) return line
    for (const column of columns) if (cells[column] && cells[column] !== 'NA') cells[column] = change(cells[column])
    return cells.join(',')
  })
  return lines.join('\n')
}

const STATES = ['SP', 'RJ', 'MG', 'RS', 'PR', 'BA', 'PE', 'CE']
const FORMS = ['FC', 'EC', 'SC', 'AC']

/** One slip: a letter lost, two swapped, the state lost or another, the legal form lost, added or another. */
function damage(name, chance) {
  const pick = (list) => list[Math.floor(chance() * list.length)]
  const at = 1 + Math.floor(chance() * Math.max(1, name.length - 2))
  const slips = [
    () => name.slice(0, at) + name.slice(at + 1),
    () => name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
    () => name.replace(/(?: \/)? [A-Z]{2}$/, ''),
    () => name.replace(/ [A-Z]{2}$/, () => ` ${pick(STATES)}`),
    () => (/\b(?:FC|EC|SC|AC)\b/.test(name) ? name.replace(/\s*\b(?:FC|EC|SC|AC)\b/, '') : `${pick(FORMS)} ${name}`),
    () => name.replace(/\b(?:FC|EC|SC|AC)\b/, () => pick(FORMS)),
  ]
  const damaged = pick(slips)()
    .replace(/\s{2,}/g, ' ')
    .trim()
  return damaged === '' ? name : damaged
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
