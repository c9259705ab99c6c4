import type { CleanKind } from '@meio-campo/contract'
import { counted, plural } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { keptTables } from '../../curating/history/kept-tables.ts'
import type { Obstacles } from './obstacles.ts'

const list = new Intl.ListFormat('pt-BR')
const SHOWN = 3

/**
 * Refuses the restore and names the obstacles. Only replaceable ones are a field error, because the caller may ask to
 * replace them.
 */
export async function refuseObstacles(
  transaction: Transaction<DB>,
  kind: CleanKind,
  { roots, others, missing }: Obstacles,
): Promise<never> {
  const gone = missing.map(
    ({ table, keys }) => `${wordsOf(table, keys)} já não ${plural(keys.length, 'existe', 'existem')}`,
  )
  const taken = others.map(({ table, keys }) => `há outro registro no lugar de ${wordsOf(table, keys)}`)
  const firmly = [...gone, ...taken]
  if (firmly.length > 0) {
    throw new AppError('copy_blocked', {
      info: `Nada foi restaurado: ${list.format(firmly)}. Refaça ou tire isso e tente de novo; a cópia continua guardada.`,
    })
  }
  const names = await namesOfRoots(transaction, kind, roots)
  const [one, many] = kind === 'users' ? (['conta', 'contas'] as const) : (['jogo', 'jogos'] as const)
  const info = `No lugar do que voltaria já há ${counted(roots.length, one, many)}: ${withRest(names, roots.length)}. Nada foi restaurado; a cópia continua guardada.`
  throw new AppError('copy_blocked', { info, fields: [{ field: 'substituir', message: info }] })
}

function wordsOf(table: string, keys: readonly string[]): string {
  const { one, many } = keptTables[table] ?? { one: 'registro', many: 'registros' }
  return `${counted(keys.length, one, many)} (${withRest(keys.slice(0, SHOWN), keys.length)})`
}

function withRest(names: readonly string[], total: number): string {
  const rest = total - names.length
  return rest > 0 ? `${names.join(', ')} e mais ${rest}` : list.format(names)
}

async function namesOfRoots(transaction: Transaction<DB>, kind: CleanKind, ids: readonly string[]): Promise<string[]> {
  const query =
    kind === 'users'
      ? sql`select email as name from users where id = any (${ids}::text[]) order by email`
      : sql`
        select h.name || ' × ' || a.name || coalesce(to_char(m.day, ' (DD/MM/YYYY)'), '') as name
        from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
        where m.id = any (${ids}::text[]) order by m.day, m.id`
  const { rows } = await sql<{ name: string }>`${query} limit ${SHOWN}`.execute(transaction)
  return rows.map(({ name }) => name)
}
