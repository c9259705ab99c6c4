import type { Body, Endpoints, UnsureName } from '@meio-campo/contract'
import { sql, type Selectable, type SqlBool, type Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Queryable } from '../../database/database.ts'
import type { DB, UnsureNames } from '../../database/types.gen.ts'
import { findImporter } from '../../importers/catalogue.ts'
import { AppError, fieldError } from '../../platform/errors.ts'
import { listNewestFirst, type PageRequest } from '../../platform/paging.ts'
import type { Caller } from '../../platform/route.ts'
import { edit } from '../history/edit.ts'
import { newId } from '../records/new-id.ts'
import { nameOf, readNames } from '../records/references.ts'
import { insertRow } from '../records/service.ts'
import { recordTables } from '../records/tables.ts'
import { ensureDataset } from './datasets.ts'
import { deriveSpells } from './derived-spells.ts'
import { knownClubs } from './names/known-clubs.ts'
import { knownNationalTeams } from './names/known-national-teams.ts'
import { refuseWhileImporting } from './turn.ts'

type Kind = 'team' | 'person' | 'stadium'
type Row = Selectable<UnsureNames>
type Beside = Readonly<Record<string, string | null>>

/** Whom the dataset's key means by now. */
const placed = sql<string | null>`(
  select s.record_id from sources as s
  where s.dataset_id = unsure_names.dataset_id and s.kind = unsure_names.kind and s.key = unsure_names.key)`

export async function listUnsureNames(
  database: Database,
  which: 'abertos' | 'resolvidos',
  request: PageRequest,
  url: string,
) {
  const found = database
    .selectFrom('unsure_names')
    .selectAll()
    .select(placed.as('placed'))
    .where(sql<SqlBool>`${placed} is ${which === 'abertos' ? sql`null` : sql`not null`}`)
  const page = await listNewestFirst(database, found, 'updated_at', request, url, (row) => row)
  const names = await readNames(
    database,
    page.data.flatMap((row) => referencesOf(row, row.placed)),
  )
  return { ...page, data: page.data.map((row) => toUnsureName(row, row.placed, names)) }
}

function referencesOf(row: Row, record: string | null) {
  const { team = null, edition = null, competition = null } = row.context as Beside
  const ids = record === null ? row.candidates : [...row.candidates, record]
  return [
    ...ids.map((id) => ({ kind: row.kind as Kind, id })),
    ...(team === null ? [] : [{ kind: 'team' as const, id: team }]),
    ...(edition === null ? [] : [{ kind: 'edition' as const, id: edition }]),
    ...(competition === null ? [] : [{ kind: 'competition' as const, id: competition }]),
  ]
}

function toUnsureName(row: Row, record: string | null, names: ReadonlyMap<string, string>): UnsureName {
  const kind = row.kind as Kind
  const named = (id: string) => ({ id, name: names.get(`${kind}:${id}`) ?? findKnown(id)?.name ?? id })
  const { team, edition, competition, country, state, city, birthDate } = row.context as Beside
  const context = [
    team && (names.get(`team:${team}`) ?? team),
    edition && (names.get(`edition:${edition}`) ?? edition),
    competition && (names.get(`competition:${competition}`) ?? competition),
    city,
    state,
    country,
    birthDate,
  ]
  return {
    id: row.id,
    dataset: row.dataset_id,
    kind,
    name: row.name,
    candidates: row.candidates.map(named),
    context: context.filter((word) => typeof word === 'string').filter((word) => word !== ''),
    file: row.file,
    line: row.line,
    placed: record === null ? null : named(record),
    updatedAt: row.updated_at.toISOString(),
  }
}

const findKnown = (id: string) => [...knownClubs, ...knownNationalTeams].find((known) => known.id === id)

const ALREADY_SAID = 'Alguém já disse de quem é este nome. Para mudar, desfaça antes no histórico.'

type Said = Body<Endpoints['placeUnsureName']>

/** Says whom a name means. What it depended on is mended at once where it is there, and by the next import where not. */
export async function placeUnsureName(context: Context, caller: Caller, id: string, said: Said) {
  if ((said.record === undefined) === (said.create === undefined))
    throw fieldError('record', 'Escolha um registro, ou diga que é outro.')
  const { database } = context
  const unsure = await database
    .selectFrom('unsure_names')
    .selectAll()
    .select(placed.as('placed'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!unsure) throw new AppError('not_found')
  if (unsure.placed !== null) throw new AppError('changed_since', { info: ALREADY_SAID })
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

/** Line-ups, events and officials name somebody without saying who: now it is known, there where the name was unsure. */
async function place(transaction: Transaction<DB>, { name, context, dataset_id }: Row, record: string): Promise<void> {
  const { team = null, edition = null } = context as Beside
  if (team === null || edition === null) return
  const named = (column: string) => sql`normalise_name(${sql.ref(column)}) = normalise_name(${name})`
  if (team === 'officials') {
    await sql`
      update match_officials as p set person_id = ${record}
      from matches as m
      where m.id = p.match_id and m.edition_id = ${edition} and p.person_id is null and ${named('p.person_name')}
        and not exists (select 1 from match_officials as o where o.match_id = p.match_id and o.person_id = ${record})
        and 1 = (select count(*) from match_officials as o
          where o.match_id = p.match_id and o.person_id is null and ${named('o.person_name')})`.execute(transaction)
    return
  }
  const played = sql`m.id = p.match_id and m.edition_id = ${edition}
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
  await deriveSpells(transaction, dataset_id, [team])
}
