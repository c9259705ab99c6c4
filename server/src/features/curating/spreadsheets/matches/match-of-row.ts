import { slug } from '@meio-campo/contract/rules'
import type { Side } from '@meio-campo/football'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { findMatchAbout } from './find-match.ts'
import { refuseWithoutEdition, SheetEditions } from './sheet-editions.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import { resolveReferences, type PlannedRow } from '../rows/spreadsheet-rows.ts'

export interface MatchAbout {
  readonly id: string
  readonly edition: string
  readonly home: string
  readonly away: string
  readonly homeName: string
  readonly awayName: string
}

/** The match of a row, and the side; null if the row names no team. */
export interface PlacedRow {
  readonly match: MatchAbout
  readonly side: Side | null
}

export const matchName = ({ homeName, awayName }: MatchAbout) => `${homeName} × ${awayName}`

/**
 * Finds the match and the team of each row. A row without a match gets an error and is left out. `known` has the match
 * of rows that give its id.
 */
export async function placeRows(
  transaction: Transaction<DB>,
  plan: SpreadsheetPlan,
  rows: readonly PlannedRow[],
  known: ReadonlyMap<PlannedRow, string>,
): Promise<ReadonlyMap<PlannedRow, PlacedRow>> {
  await resolveReferences(transaction, rows, ['match'])
  const ids = new Map(
    rows.flatMap((row): [PlannedRow, string][] => {
      const said = row.values['match'] ?? (namesMatch(row) ? undefined : known.get(row))
      return typeof said === 'string' ? [[row, said]] : []
    }),
  )
  const byName = rows.filter((row) => !ids.has(row) && !row.references.has('match'))
  const editions = await SheetEditions.of(transaction, plan, byName)
  await editions.resolve(transaction, byName, ['home', 'away'])
  for (const row of byName) {
    const edition = editions.ofRow(row)
    const match = edition && findMatchAbout(row, edition)
    if (match) ids.set(row, match.id)
    else if (!edition) refuseWithoutEdition(row)
  }
  const matches = await readMatches(transaction, [...new Set(ids.values())])
  const found = new Map([...ids].map(([row, id]) => [row, matches.get(id)!]))
  await refuseOthers(
    transaction,
    found,
    [...found.keys()].filter((row) => !byName.includes(row)),
  )
  for (const [row, { id }] of found) {
    const own = known.get(row)
    if (own !== undefined && own !== id) row.refuse('id', 'É de outro jogo.')
  }
  for (const [{ values }, { id, edition, home, away }] of found) {
    for (const name of ['phase', 'round', 'date']) delete values[name]
    Object.assign(values, { match: id, edition, home, away })
  }
  const sides = await findSides(transaction, found)
  return new Map([...found].map(([row, match]) => [row, { match, side: sides.get(row) ?? null }]))
}

const namesMatch = ({ references }: PlannedRow) => ['match', 'home', 'away'].some((name) => references.has(name))

async function readMatches(
  transaction: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchAbout>> {
  const { rows } = await sql<MatchAbout>`
    select m.id, m.edition_id as edition, h.id as home, h.name as "homeName", a.id as away, a.name as "awayName"
    from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
    where m.id = any (${ids}::text[])`.execute(transaction)
  return new Map(rows.map((row) => [row.id, row]))
}

/** If a row gives the match's id, its other columns about the match are taken from the match. */
async function refuseOthers(
  transaction: Transaction<DB>,
  found: ReadonlyMap<PlannedRow, MatchAbout>,
  rows: readonly PlannedRow[],
): Promise<void> {
  await resolveReferences(transaction, rows, ['edition'])
  for (const row of rows) {
    const said = row.values['edition']
    if (said !== undefined && said !== found.get(row)!.edition) row.refuse('edition', 'Este jogo é de outra edição.')
  }
  await resolveReferences(transaction, rows, ['home', 'away'], {
    ids: (row, name, ids) => ids.filter((id) => id === found.get(row)![name as Side]),
    unknown: (row, name) => {
      const { homeName, awayName } = found.get(row)!
      return name === 'home' ? `O mandante deste jogo é ${homeName}.` : `O visitante deste jogo é ${awayName}.`
    },
  })
}

const SIDES: Readonly<Record<string, Side>> = {
  mandante: 'home',
  casa: 'home',
  home: 'home',
  visitante: 'away',
  fora: 'away',
  away: 'away',
}

/** The side of the team that each row names, of the two that play. */
async function findSides(
  transaction: Transaction<DB>,
  found: ReadonlyMap<PlannedRow, MatchAbout>,
): Promise<ReadonlyMap<PlannedRow, Side>> {
  for (const [row, match] of found) {
    const side = SIDES[slug(row.references.get('team')?.text ?? '')]
    if (side === undefined) continue
    row.references.delete('team')
    row.values['team'] = match[side]
  }
  await resolveReferences(transaction, [...found.keys()], ['team'], {
    ids: (row, _name, ids) => ids.filter((id) => [found.get(row)!.home, found.get(row)!.away].includes(id)),
    unknown: (row) => `Não é um dos times deste jogo: ${matchName(found.get(row)!)}.`,
  })
  return new Map(
    [...found].flatMap(([row, { home }]): [PlannedRow, Side][] => {
      const team = row.values['team']
      return typeof team === 'string' ? [[row, team === home ? 'home' : 'away']] : []
    }),
  )
}
