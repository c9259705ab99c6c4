import { join } from 'node:path'
import type { Database } from '../../../database/database.ts'
import { readColumnFile } from './column-file.ts'
import { findManifest, type OpenDataManifest } from './manifest.ts'
import { findSuccessors, type DatedMatch } from './successors.ts'
import type { OpenDataTable } from './table-list.ts'

const KINDS = ['match', 'team'] as const
type Kind = (typeof KINDS)[number]

const ROWS_PER_STATEMENT = 2000

/**
 * Addresses that an older version gave out lead to what their records have become in this one: matches and clubs get
 * other ids where what is known of them before they are written is another thing.
 */
export async function keepAddresses(database: Database, folder: string): Promise<number> {
  const manifest = await findManifest(folder)
  if (manifest === null) return 0
  const led = await readLedAddresses(database)
  const ids = { match: new Set<string>(), team: await readTeamIds(database) }
  const now = await readMatches(database)
  for (const { id } of now) ids.match.add(id)
  const teamNow = (id: string) => (ids.team.has(id) ? id : (led.team.get(id) ?? null))
  const before = await readMatchesBefore(folder, manifest)
  const successors = findSuccessors({ before, now, teamNow })
  const found = { match: successors.matches, team: successors.teams }
  const follow = (kind: Kind, id: string): string | null =>
    ids[kind].has(id) ? id : (led[kind].get(id) ?? found[kind].get(id) ?? null)
  const asked: (readonly [Kind, string])[] = [
    ...before.map(({ id }) => ['match', id] as const),
    ...[...found.team.keys()].map((id) => ['team', id] as const),
  ]
  // An address of a version before that one may lead to a record that is gone now.
  const older = new Map<string, string>()
  for await (const [kind = null, from, to] of rowsBefore(folder, manifest, 'redirects', ['kind', 'old_id', 'new_id']))
    if (isKind(kind) && from && to) {
      older.set(`${kind} ${from}`, to)
      asked.push([kind, from])
    }
  const rows = asked.flatMap(([kind, id]) => {
    if (ids[kind].has(id) || led[kind].has(id)) return []
    const into = follow(kind, id) ?? follow(kind, older.get(`${kind} ${id}`) ?? id)
    return into === null || into === id ? [] : [{ kind, old_id: id, new_id: into }]
  })
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
    await database
      .insertInto('redirects')
      .values(rows.slice(from, from + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return rows.length
}

const isKind = (text: string | null): text is Kind => KINDS.some((kind) => kind === text)

async function readLedAddresses(database: Database): Promise<Record<Kind, ReadonlyMap<string, string>>> {
  const rows = await database.selectFrom('redirects').select(['kind', 'old_id', 'new_id']).execute()
  const of = (wanted: Kind) =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(({ old_id, new_id }) => [old_id, new_id]))
  return { match: of('match'), team: of('team') }
}

async function readTeamIds(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('teams').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

async function readMatches(database: Database): Promise<DatedMatch[]> {
  const rows = await database
    .selectFrom('matches')
    .select(['id', 'edition_id', 'day', 'home_id', 'away_id', 'home_score', 'away_score'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    edition: row.edition_id,
    day: row.day,
    home: row.home_id,
    away: row.away_id,
    score: scoreOf(row.home_score, row.away_score),
  }))
}

const MATCH_COLUMNS = ['id', 'edition_id', 'day', 'home_id', 'away_id', 'home_score', 'away_score']

async function readMatchesBefore(folder: string, manifest: OpenDataManifest): Promise<DatedMatch[]> {
  const matches: DatedMatch[] = []
  for await (const row of rowsBefore(folder, manifest, 'matches', MATCH_COLUMNS)) {
    const [id, edition, day = null, home, away, ...score] = row
    if (id && edition && home && away) matches.push({ id, edition, day, home, away, score: scoreOf(...score) })
  }
  return matches
}

const scoreOf = (...goals: readonly (number | string | null | undefined)[]) => goals.map(String).join(' ')

/** Ids, days and numbers need no unpacking: COPY writes them as they are. */
async function* rowsBefore(
  folder: string,
  { tables }: OpenDataManifest,
  table: OpenDataTable,
  wanted: readonly string[],
): AsyncGenerator<readonly (string | null)[]> {
  const { file, columns, rows } = tables.find((each) => each.table === table)!
  const places = wanted.map((column) => columns.indexOf(column))
  for await (const { text } of readColumnFile(join(folder, file), { columns: columns.length, rows }))
    for (const line of text.split('\n')) {
      if (line === '') continue
      const cells = line.split('\t')
      yield places.map((place) => (cells[place] === undefined || cells[place] === '\\N' ? null : cells[place]))
    }
}
