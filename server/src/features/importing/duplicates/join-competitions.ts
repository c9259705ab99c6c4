import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { moveReferences } from '../../curating/merges/move-references.ts'
import { moveStatements } from '../../curating/merges/move-references.ts'
import type { Tally } from '../../curating/merges/move-references.ts'
import { findMatchPairs } from '../joining/match-pairs.ts'
import { joinMatches } from '../joining/join-matches.ts'
import { redirect } from './redirect.ts'
import { uniteEditions } from './unite-editions.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly participants: string
  readonly gender: string
  readonly demo: boolean
}

/**
 * Merges two competitions: editions move along, those of one season are united, and matches that both have are merged.
 * Returns the name of the merged competition.
 */
export async function joinCompetitions(
  transaction: Transaction<DB>,
  from: string,
  into: string,
  tally: Tally,
): Promise<string> {
  const { old } = await readBoth(transaction, from, into)
  const united: string[] = []
  const { rows: seasons } = await sql<{ own: string; same: string | null }>`
    select o.id as own, k.id as same
    from editions as o left join editions as k on k.competition_id = ${into} and k.name = o.name
    where o.competition_id = ${from} order by o.name`.execute(transaction)
  for (const { own, same } of seasons) {
    if (same === null) continue
    await uniteEditions(transaction, own, same, tally)
    united.push(same)
  }
  await moveReferences(transaction, 'competitions', from, into, tally)
  tally.move('editions', united.length)
  await moveStatements(transaction, 'competition', from, into)
  await sql`delete from competitions where id = ${from}`.execute(transaction)
  await redirect(transaction, 'competition', from, into)
  tally.drop('matches', await joinRepeated(transaction, united))
  return old.name
}

async function readBoth(transaction: Transaction<DB>, from: string, into: string): Promise<{ old: Row; kept: Row }> {
  if (from === into) throw fieldError('record', 'Escolha outro campeonato: este é o mesmo.')
  const { rows } = await sql<Row>`
    select id, name, participants, gender, demo from competitions where id in (${from}, ${into})
    order by id for update`.execute(transaction)
  const old = rows.find(({ id }) => id === from)
  const kept = rows.find(({ id }) => id === into)
  if (!old) throw new AppError('not_found')
  if (!kept) throw fieldError('record', 'Não existe. Escolha um da lista.')
  if (old.demo !== kept.demo)
    throw refusal('Um dos campeonatos é da demonstração e o outro é real: eles não se misturam.')
  if (old.participants !== kept.participants)
    throw refusal('Um dos campeonatos é de clubes e o outro de seleções: não são o mesmo.')
  if (old.gender !== kept.gender) throw refusal('Um dos campeonatos é feminino e o outro masculino: não são o mesmo.')
  return { old, kept }
}

const refusal = (info: string) => new AppError('not_the_same', { info })

/** Both competitions may have the same match of a season. */
async function joinRepeated(transaction: Transaction<DB>, editions: readonly string[]): Promise<number> {
  if (editions.length === 0) return 0
  const { rows } = await sql<{ id: string; teams: string[] }>`
    select id, array[home_id, away_id] as teams from matches where edition_id = any (${editions}::text[])`.execute(
    transaction,
  )
  const inside = new Set(rows.map(({ id }) => id))
  const teams = [...new Set(rows.flatMap((row) => row.teams))]
  const pairs = (await findMatchPairs(transaction, teams)).filter(({ kept }) => inside.has(kept))
  await joinMatches(transaction, pairs)
  return pairs.length
}
