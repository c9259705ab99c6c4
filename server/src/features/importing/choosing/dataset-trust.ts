import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Importer, Licence } from '../records/importer.ts'

/**
 * Whose word counts at first, the smallest number first; an admin may change the table. The match sheets of the CBF
 * know best when and where was played, but lack goals here and there. The international results alone state of every
 * match whether its ground was neutral.
 */
const TRUST: Readonly<Record<string, { trust: number; fields?: Readonly<Record<string, number>> }>> = {
  'meio-campo': { trust: 50 },
  'fjelstul-worldcup': { trust: 100 },
  'openfootball-json': { trust: 200 },
  'openfootball-txt': { trust: 300 },
  cbf: { trust: 400, fields: { day: 90, kickoff: 90, stadium: 90, events: 90, lineups: 90 } },
  brasileirao: { trust: 500 },
  'international-results': { trust: 600, fields: { neutral: 90 } },
  'football-data-org': { trust: 700 },
  'api-football': { trust: 750 },
  wikidata: { trust: 800 },
}
const UNKNOWN_TRUST = 900

/** Puts the dataset on the list, or brings its licence up to date; its place in the order of trust stays as it is. */
export async function ensureDataset(
  transaction: Transaction<DB>,
  { id, title }: Importer,
  licence: Licence,
): Promise<void> {
  const { trust, fields } = TRUST[id] ?? { trust: UNKNOWN_TRUST }
  const about = {
    title,
    licence: licence.name,
    attribution: licence.attribution,
    share_alike: licence.shareAlike,
    redistribution: licence.redistribution ?? true,
  }
  await transaction
    .insertInto('datasets')
    .values({ id, ...about, trust, field_trust: JSON.stringify(fields ?? {}) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(about))
    .execute()
}

/** How far each dataset is trusted, field by field. */
export type Trust = (dataset: string, field: string) => number

export async function readTrust(transaction: Transaction<DB>): Promise<Trust> {
  const rows = await transaction.selectFrom('datasets').select(['id', 'trust', 'field_trust']).execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return (dataset, field) => {
    const row = known.get(dataset)
    const fields = (row?.field_trust ?? {}) as Record<string, number>
    return fields[field] ?? row?.trust ?? UNKNOWN_TRUST
  }
}
