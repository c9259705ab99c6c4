import { apiFootball } from './api-football/api-football.ts'
import { brasileirao } from './brasileirao/brasileirao.ts'
import { cbf } from './cbf/cbf.ts'
import { fjelstulWorldcup } from './fjelstul-worldcup/fjelstul-worldcup.ts'
import { footballDataOrg } from './football-data-org/football-data-org.ts'
import type { Importer } from '../records/importer.ts'
import { internationalResults } from './international-results/international-results.ts'
import { meioCampo } from './meio-campo/meio-campo.ts'
import { openfootballJson } from './openfootball-json/openfootball-json.ts'
import { openfootballTxt } from './openfootball-txt/openfootball-txt.ts'
import { wikidata } from './wikidata/wikidata.ts'

/** Every dataset that can be imported. A new one is a folder and a line. */
export const importers: readonly Importer[] = [
  openfootballJson,
  openfootballTxt,
  cbf,
  brasileirao,
  internationalResults,
  fjelstulWorldcup,
  meioCampo,
  footballDataOrg,
  apiFootball,
  wikidata,
]

export function getImporter(id: string): Importer {
  const importer = findImporter(id)
  if (importer) return importer
  throw new Error(`no importer ${id}`)
}

export function findImporter(id: string): Importer | null {
  return importers.find((importer) => importer.id === id) ?? null
}
