import type { Body, Endpoints, NewCompetitionRow } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { countRows, toPage, wrongCursor, type PageRequest } from '../../../platform/paging.ts'
import { edit } from '../../curating/history/edit.ts'
import { getRecord } from '../../curating/records/record-form.ts'
import { nameOf } from '../../curating/record-tables/references.ts'
import { refuseWhileImporting } from '../storing/import-lock.ts'
import { joinPair } from './join-pair.ts'

interface Row extends Omit<NewCompetitionRow, 'linkAddress' | 'createdAt'> {
  readonly created_at: Date
}

/** Competitions that an import made from what a file says and that no person has confirmed, by name. */
export async function listNewCompetitions(database: Database, request: PageRequest, url: string) {
  const found = sql<Row>`(select id, name, country, created_at from competitions where unconfirmed and not demo)`
  if (request.after && !/^[a-z0-9_]{1,150}$/.test(request.after[1])) throw wrongCursor()
  const later = request.after
    ? sql`where (lower(c.name), c.id) > (select lower(name), id from competitions where id = ${request.after[1]})`
    : sql``
  const { rows } = await sql<Row>`
    select c.*,
      array(select name from editions where competition_id = c.id order by name) as editions,
      (select count(*)::int from matches as m join editions as e on e.id = m.edition_id
        where e.competition_id = c.id) as matches,
      array(select distinct s.dataset_id from sources as s join matches as m on m.id = s.match_id
        join editions as e on e.id = m.edition_id where e.competition_id = c.id order by 1) as datasets
    from ${found} as c ${later} order by lower(c.name), c.id limit ${request.limit + 1}`.execute(database)
  const total = await countRows(database, found)
  return toPage(
    rows,
    request,
    total,
    url,
    ({ created_at, id }) => [created_at, id],
    ({ created_at, ...row }): NewCompetitionRow => ({
      ...row,
      linkAddress: `/campeonatos/${row.id}`,
      createdAt: created_at.toISOString(),
    }),
  )
}

type Said = Body<Endpoints['settleNewCompetition']>

/** It is another one, to which everything moves; or it is really new. */
export async function settleNewCompetition({ database }: Context, caller: Caller, id: string, said: Said) {
  if ((said.record === undefined) === (said.confirm === undefined))
    throw fieldError('record', 'Escolha um campeonato, ou confirme que é novo.')
  const row = await getRecord(database, 'competition', id)
  if (row['unconfirmed'] !== true) {
    if (said.confirm) return { edit: null, decided: 0 }
    throw new AppError('changed_since', { info: 'Este campeonato já foi confirmado.' })
  }
  const name = String(row['name'])
  if (said.record === undefined) {
    const summary = `confirmou o campeonato novo ${name}`
    const { editId } = await edit(database, caller, { kind: 'edit', summary }, async (transaction) => {
      await refuseWhileImporting(transaction)
      await sql`update competitions set unconfirmed = false where id = ${id}`.execute(transaction)
    })
    return { edit: editId, decided: 1 }
  }
  const kept = said.record
  const summary = `juntou o campeonato ${name} (${id}) a ${await nameOf(database, 'competition', kept)}`
  const { editId } = await edit(database, caller, { kind: 'merge', summary }, async (transaction) => {
    await refuseWhileImporting(transaction)
    const decidedBy = userOf(caller.principal).name
    await joinPair(transaction, { kind: 'competition', joined: id, kept, bits: 0, evidence: [], decidedBy })
  })
  return { edit: editId, decided: 1 }
}
