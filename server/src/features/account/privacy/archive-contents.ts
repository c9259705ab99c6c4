import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { csvLine } from '@meio-campo/contract/rules'
import { personalTables } from '../../../platform/personal-data/personal-data.ts'
import { wordsOf, type PersonalTable } from '../../../platform/personal-data/personal-table.ts'
import { ownRows, type OwnAccount } from './own-rows.ts'

const ROWS_AT_ONCE = 1000

type Row = Readonly<Record<string, unknown>>

/** One kind of rows of an archive. */
export interface ArchivePart {
  readonly table: PersonalTable
  readonly columns: readonly string[]
  readonly where: RawBuilder<unknown>
}

/** What an archive consists of: every table that can hold rows of an account, without what is never given out. */
export async function listParts(transaction: Transaction<DB>, account: OwnAccount): Promise<readonly ArchivePart[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`.execute(transaction)
  return personalTables.flatMap((table) => {
    const where = ownRows(table, account)
    if (!where) return []
    const columns = rows.filter((row) => row.table === table.table).map(({ column }) => column)
    return [{ table, where, columns: columns.filter((column) => !table.hidden?.includes(column)) }]
  })
}

/** The rows of a part in slices, by a cursor of the transaction. */
async function* readSlices(
  transaction: Transaction<DB>,
  { table, columns, where }: ArchivePart,
): AsyncGenerator<Row[]> {
  await sql`
    declare own_rows cursor for
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table.table)} where ${where}`.execute(
    transaction,
  )
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from own_rows`.execute(transaction)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close own_rows`.execute(transaction)
}

export const fileNameOf = ({ called }: PersonalTable): string =>
  called
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

const camel = (column: string): string => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** All parts as one JSON object: a list for each kind of rows. */
export async function* jsonOf(transaction: Transaction<DB>, parts: readonly ArchivePart[]): AsyncGenerator<string> {
  yield '{'
  for (const [index, part] of parts.entries()) {
    yield `${index === 0 ? '' : ','}\n  ${JSON.stringify(fileNameOf(part.table))}: [`
    let first = true
    for await (const rows of readSlices(transaction, part)) {
      const lines = rows.map((row) => `    ${JSON.stringify(withNames(row))}`).join(',\n')
      yield `${first ? '' : ','}\n${lines}`
      first = false
    }
    yield first ? ']' : '\n  ]'
  }
  yield '\n}\n'
}

const withNames = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]))

export async function* csvOf(transaction: Transaction<DB>, part: ArchivePart): AsyncGenerator<string> {
  // The mark by which spreadsheets know that accents are UTF-8.
  yield `\uFEFF${csvLine(part.columns.map(camel))}`
  for await (const rows of readSlices(transaction, part))
    yield rows.map((row) => csvLine(part.columns.map((column) => plain(row[column])))).join('')
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

export function explain(parts: readonly ArchivePart[], at: Date): string {
  return [
    'Tudo o que o Meio-Campo guarda da sua conta.',
    `Feito em ${at.toISOString()}.`,
    '',
    'dados.json   tudo em um arquivo, para programas',
    'csv/         o mesmo, um arquivo por assunto, para planilhas',
    'imagens/     as imagens que você enviou',
    '',
    'Senhas, códigos e segredos são guardados em forma irreversível ou cifrada e não estão aqui.',
    'Nomes de colunas são os da API. Horas são UTC.',
    '',
    ...parts.map(({ table }) => `csv/${fileNameOf(table)}.csv: ${table.called}; ${table.kept.map(wordsOf).join('; ')}`),
    '',
  ].join('\r\n')
}
