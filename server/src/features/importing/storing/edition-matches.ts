import { sql, type Selectable, type Transaction } from 'kysely'
import type { DB, Matches } from '../../../database/types.gen.ts'
import type { Edition } from './edition.ts'
import { ConflictRegister } from './conflict-register.ts'
import { Ids } from '../../../platform/slug-ids.ts'
import { saoPauloDay } from '../choosing/match-choice.ts'
import { RESULT_COLUMNS } from '../choosing/result-columns.ts'
import type { Statement } from '../choosing/statements.ts'
import { SourceRegister } from './source-register.ts'
import { StructureWriter } from './structure-writer.ts'
import type { WriteQueue } from './write-queue.ts'

/** The columns that an import decides; the others stay unchanged. */
const DECIDED = [
  'id',
  'edition_id',
  'phase_id',
  'group_id',
  'tie_id',
  'round_id',
  'leg',
  'home_id',
  'away_id',
  'kickoff',
  'time_confirmed',
  'day',
  ...RESULT_COLUMNS,
  'neutral',
  'stadium_id',
  'city',
  'attendance',
  'covers_events',
  'covers_lineups',
  'events_source',
  'lineups_source',
  'officials_source',
] as const satisfies readonly (keyof Matches)[]

type StoredMatch = Pick<Selectable<Matches>, (typeof DECIDED)[number]>
export type MatchRow = Omit<StoredMatch, 'kickoff'> & { kickoff: string | null }

export interface KnownMatch {
  readonly row: MatchRow
  roundNumber: number | null
  /** The number of flushes when it was queued, so that it can still be changed in place; -1: in the database. */
  queued: number
  partsQueued: number
  claimedBy: string | null
}

/** All known matches of one edition. */
export interface EditionMatches {
  readonly edition: Edition
  readonly structure: StructureWriter
  readonly sources: SourceRegister
  readonly ids: Ids
  readonly byPair: Map<string, KnownMatch[]>
  readonly byId: Map<string, KnownMatch>
  /** Statements about matches that wait for a person's decision, or were discarded. */
  readonly waiting: readonly WaitingStatement[]
}

export interface WaitingStatement extends Statement {
  readonly id: string
  readonly home: string
  readonly away: string
}

export async function loadEditionMatches(
  transaction: Transaction<DB>,
  writes: WriteQueue,
  conflicts: ConflictRegister,
  dataset: string,
  edition: Edition,
): Promise<EditionMatches> {
  const structure = await StructureWriter.load(transaction, writes, edition)
  const sources = new SourceRegister('match', dataset)
  const rows = edition.fresh ? [] : await loadRows(transaction, edition.id)
  if (!edition.fresh) {
    sources.add(await loadSources(transaction, edition.id))
    conflicts.add(await loadConflicts(transaction, edition.id))
  }
  const waiting = edition.fresh ? [] : await loadWaiting(transaction, edition.id)
  // The ids of waiting matches stay reserved: a new match with the same id would be taken for its return.
  const ids = new Ids([...rows, ...waiting].map(({ id }) => id))
  const known: EditionMatches = { edition, structure, sources, ids, byPair: new Map(), byId: new Map(), waiting }
  for (const { round_number, ...row } of rows) {
    addMatch(known, { row: toMatchRow(row), roundNumber: round_number, queued: -1, partsQueued: -1, claimedBy: null })
  }
  return known
}

function loadRows(transaction: Transaction<DB>, edition: string) {
  return transaction
    .selectFrom('matches')
    .leftJoin('rounds', 'rounds.id', 'matches.round_id')
    .select(DECIDED.map((column) => `matches.${column}` as const))
    .select('rounds.number as round_number')
    .where('edition_id', '=', edition)
    .execute()
}

function loadSources(transaction: Transaction<DB>, edition: string) {
  return transaction
    .selectFrom('sources')
    .innerJoin('matches', 'matches.id', 'sources.match_id')
    .select(['record_id', 'dataset_id', 'file', 'key', 'said'])
    .where('matches.edition_id', '=', edition)
    .execute()
}

async function loadWaiting(transaction: Transaction<DB>, edition: string): Promise<readonly WaitingStatement[]> {
  const { rows } = await sql<WaitingStatement>`
    select w.match_id as id, w.home_id as home, w.away_id as away, s.dataset_id as dataset, s.file, s.said
    from waiting_matches as w
    cross join jsonb_to_recordset(w.rows -> 'sources') as s (dataset_id text, file text, said jsonb)
    where w.edition_id = ${edition} and w.status <> 'admitted'`.execute(transaction)
  return rows
}

function loadConflicts(transaction: Transaction<DB>, edition: string) {
  return transaction
    .selectFrom('conflicts')
    .innerJoin('matches', 'matches.id', 'conflicts.match_id')
    .select(['conflicts.id', 'record_id', 'field', 'said', 'chosen'])
    .where('matches.edition_id', '=', edition)
    .execute()
}

export function addMatch(known: EditionMatches, match: KnownMatch): void {
  const pair = pairKey(match.row.home_id, match.row.away_id)
  known.byPair.set(pair, [...(known.byPair.get(pair) ?? []), match])
  known.byId.set(match.row.id, match)
}

/** The key is the same for both directions, because all matches of a pair are compared. */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

function toMatchRow(row: StoredMatch): MatchRow {
  const kickoff = row.kickoff?.toISOString() ?? null
  return { ...row, kickoff, day: kickoff === null ? row.day : saoPauloDay(kickoff) }
}
