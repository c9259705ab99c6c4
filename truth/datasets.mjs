// What is imported: every folder of ../shared/open, and the two that only ../shared/data has.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/setup.mjs'

export const shared = join(root, '../shared')

/** `name` is the folder; `importer` reads it; `home` is where it lies below ../shared. */
const ALL = [
  { name: 'openfootball-txt', importer: 'openfootball-txt', home: 'open' },
  { name: 'openfootball-football-json', importer: 'openfootball-json', home: 'data' },
  { name: 'openfootball-worldcup-json', importer: 'openfootball-json', home: 'open' },
  { name: 'brazilianfootball-cbf', importer: 'cbf', home: 'open' },
  { name: 'williamorim-brasileirao', importer: 'brasileirao', home: 'open' },
  { name: 'martj42-international-results', importer: 'international-results', home: 'open' },
  { name: 'fjelstul-worldcup', importer: 'fjelstul-worldcup', home: 'data' },
]

export const datasetNames = ALL.map(({ name }) => name)

/** Two orders as different as can be: lists of clubs first, and lists of clubs last. */
const ORDERS = [
  datasetNames,
  [
    'fjelstul-worldcup',
    'martj42-international-results',
    'brazilianfootball-cbf',
    'openfootball-worldcup-json',
    'williamorim-brasileirao',
    'openfootball-football-json',
    'openfootball-txt',
  ],
]

export function ordersOf(count) {
  return ORDERS.slice(0, count)
}

/**
 * The datasets to import, each with its folder. `folder` stands for one that holds all of them side by side, in the
 * place of ../shared; a dataset that is not there is left out.
 */
export function findDatasets({ only, folder }) {
  const wanted = ALL.filter(({ name, importer }) => !only || only.includes(name) || only.includes(importer))
  const placed = wanted.map((each) => ({ ...each, place: join(folder ?? join(shared, each.home), each.name) }))
  return placed.filter(({ place }) => existsSync(place))
}
