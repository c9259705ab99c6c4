import type { Body, Endpoints } from '@meio-campo/contract'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import type { DB, UnsureNames } from '../../../database/types.gen.ts'
import { findImporter } from '../datasets/catalogue.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../../curating/history/edit.ts'
import { newId } from '../../curating/records/new-id.ts'
import { nameOf } from '../../curating/record-tables/references.ts'
import { insertRow } from '../../curating/records/service.ts'
import { recordTables } from '../../curating/record-tables/tables.ts'
import { ensureDataset } from '../choosing/dataset-trust.ts'
import { deriveSpells } from '../writing/derived-spells.ts'
import { knownClubs } from '../resolving/names/known-clubs.ts'
import { knownNationalTeams } from '../resolving/names/known-national-teams.ts'
import { refuseWhileImporting } from '../storing/import-lock.ts'

export type Kind = 'team' | 'person' | 'stadium'
export type Row = Selectable<UnsureNames>
export type Beside = Readonly<Record<string, string | null>>

/** The record that the dataset's key refers to by now. */
export const placed = sql<string | null>`(
  select s.record_id from sources as s
  where s.dataset_id = unsure_names.dataset_id and s.kind = unsure_names.kind and s.key = unsure_names.key)`

/** One of the well-known teams, which no dataset may have named yet. */
export const findKnown = (id: string) => [...knownClubs, ...knownNationalTeams].find((known) => known.id === id)

const ALREADY_SAID = 'Alguém já disse de quem é este nome. Para mudar, desfaça antes no histórico.'

type StatedFields = Body<Endpoints['placeUnsureName']>

/** Stores which record a name means. Affected data is corrected at once if it exists, otherwise by the next import. */
export async function placeUnsureName(context: Context, caller: Caller, id: string, said: StatedFields) {
  if (Object.keys(said).length !== 1) throw fieldError('record', 'Escolha um registro, ou diga que é outro.')
  const { database } = context
  const unsure = await database
    .selectFrom('unsure_names')
    .selectAll()
    .select(placed.as('placed'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!unsure) throw new AppError('not_found')
  if (unsure.placed !== null) throw new AppError('changed_since', { info: ALREADY_SAID })
  if (said.dismiss !== undefined) return dismiss(context, caller, unsure, said.dismiss)
  const kind = unsure.kind as Kind
  const whom = said.record === undefined ? 'um novo registro' : await nameIn(database, kind, said.record)
  const summary = `disse que “${unsure.name}”, de ${unsure.dataset_id}, é ${whom}`
  const { editId } = await edit(database, caller, { kind: 'edit', summary }, async (transaction) => {
    await refuseWhileImporting(transaction)
    const record = said.record === undefined ? await create(transaction, unsure) : said.record
    if (said.record !== undefined) await ensureThere(transaction, kind, said.record)
    await remember(transaction, unsure, record)
    if (kind === 'person') await place(transaction, unsure, record)
  })
  return { edit: editId, decided: 1 }
}

/** Dismisses a name without changing football data; it is not asked again until a person reopens it. */
async function dismiss({ database, now }: Context, caller: Caller, { id, name, dataset_id }: Row, away: boolean) {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('unsure_names')
      .set({ dismissed_at: away ? now() : null })
      .where('id', '=', id)
      .execute()
    const summary = away
      ? `deixou de lado o nome “${name}”, de ${dataset_id}`
      : `voltou a perguntar por “${name}”, de ${dataset_id}`
    await audit(transaction, caller, { action: 'imports.dismiss', summary, details: { name: id, away } })
  })
  return { edit: null, decided: 1 }
}

const nameIn = async (database: Queryable, kind: Kind, id: string) =>
  findKnown(id)?.name ?? (await nameOf(database, kind, id))

/** One of the well-known teams may be meant before any dataset has made it. */
async function ensureThere(transaction: Transaction<DB>, kind: Kind, id: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(recordTables[kind])} where id = ${id}`.execute(transaction)
  if (rows.length > 0) return
  const known = kind === 'team' ? findKnown(id) : undefined
  if (!known) throw fieldError('record', 'Não existe. Escolha um da lista.')
  const { name, officialName, country, state } = known
  await insertRow(transaction, 'team', { id, kind: known.kind, name, official_name: officialName, country, state })
}

async function create(transaction: Transaction<DB>, unsure: Row): Promise<string> {
  const kind = unsure.kind as Kind
  const said = unsure.context as Beside
  const id = await newId(transaction, kind, recordTables[kind], unsure.name)
  const columns = {
    team: { kind: said['kind'], gender: said['gender'], country: said['country'], state: said['state'] },
    person: { birth_date: said['birthDate'] },
    stadium: { city: said['city'], country: said['country'] },
  }[kind]
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null && value !== undefined))
  return insertRow(transaction, kind, { id, name: unsure.name, ...given })
}

/** The dataset's key means the record from now on, and its spelling is one of the record's names. */
async function remember(transaction: Transaction<DB>, { kind, key, name, dataset_id }: Row, record: string) {
  const importer = findImporter(dataset_id)
  // After a rehearsal alone it is not on the list yet.
  if (importer?.licence) await ensureDataset(transaction, importer, importer.licence)
  await transaction.insertInto('sources').values({ kind, record_id: record, dataset_id, key, file: key }).execute()
  await transaction
    .insertInto('aliases')
    .values({ kind, record_id: record, alias: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Links the line-ups, events and officials that carried the unsure name to the person it was decided to mean. */
export async function place(
  transaction: Transaction<DB>,
  { name, context }: Pick<Row, 'name' | 'context'>,
  record: string,
): Promise<void> {
  const { team = null, edition = null } = context as Beside
  if (team === null) return
  const inEdition = edition === null ? sql`true` : sql`m.edition_id = ${edition}`
  const named = (column: string) => sql`normalise_name(${sql.ref(column)}) = normalise_name(${name})`
  if (team === 'officials') {
    await sql`
      update match_officials as p set person_id = ${record}
      from matches as m
      where m.id = p.match_id and ${inEdition} and p.person_id is null and ${named('p.person_name')}
        and not exists (select 1 from match_officials as o where o.match_id = p.match_id and o.person_id = ${record})
        and 1 = (select count(*) from match_officials as o
          where o.match_id = p.match_id and o.person_id is null and ${named('o.person_name')})`.execute(transaction)
    return
  }
  const played = sql`m.id = p.match_id and ${inEdition}
    and ${team} = case p.side when 'home' then m.home_id else m.away_id end`
  await sql`
    update lineups as p set coach_id = ${record} from matches as m
    where ${played} and p.coach_id is null and ${named('p.coach_name')}`.execute(transaction)
  await sql`
    update lineup_players as p set person_id = ${record} from matches as m
    where ${played} and p.person_id is null and ${named('p.person_name')}
      and not exists (select 1 from lineup_players as o where o.match_id = p.match_id and o.person_id = ${record})
      and 1 = (select count(*) from lineup_players as o
        where o.match_id = p.match_id and o.person_id is null and ${named('o.person_name')})`.execute(transaction)
  await sql`
    update events as p set player_id = ${record} from matches as m
    where ${played} and p.player_id is null and ${named('p.player_name')}`.execute(transaction)
  await sql`
    update events as p set related_id = ${record} from matches as m
    where ${played} and p.related_id is null and ${named('p.related_name')}`.execute(transaction)
  await deriveSpells(transaction, { teams: [team] })
}
