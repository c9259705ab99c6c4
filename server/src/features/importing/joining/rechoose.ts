import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { CompetitionResolver } from '../resolving/competition-resolver.ts'
import { ConflictRegister } from '../storing/conflict-register.ts'
import type { Trust } from '../choosing/dataset-trust.ts'
import { kickoffOn } from '../choosing/kickoff-day.ts'
import { loadEditionMatches, type EditionMatches, type MatchRow } from '../storing/edition-matches.ts'
import { changedColumns, chooseMatch } from '../choosing/match-choice.ts'
import { removeEmptyPhases } from '../storing/remove-empty-phases.ts'
import { FACT_COLUMNS, type FactKind } from '../writing/record-writer.ts'
import { canonical } from '../../../database/canonical.ts'
import { chooseValue, findDisagreement, type StatedFields, type Statement } from '../choosing/statements.ts'
import { SourceRegister } from '../storing/source-register.ts'
import { WriteQueue } from '../storing/write-queue.ts'

/** The dataset under which the decisions of admins are stored. */
export const CURATED = 'curadoria'

export type ConflictKind = FactKind | 'match'

/** The order of trust, before and from now on. */
export interface TrustChange {
  readonly before: Trust
  readonly after: Trust
  /** The statements about a match before another was merged into it; otherwise the same as now. */
  readonly statementsBefore?: ReadonlyMap<string, readonly Statement[]>
}

/** Decides which value of a field is shown, given all statements. */
export type Decide = (
  words: readonly Statement[],
  shown: StatedFields,
) => { readonly said: StatedFields; readonly columns: readonly string[] }

/**
 * Chooses again what is shown of records on which sources disagree, after a person's decision or a change of trust.
 * Values set by hand stay, unless the decision is about that field.
 */
export async function rechoose(
  transaction: Transaction<DB>,
  kind: ConflictKind,
  ids: readonly string[],
  trust: TrustChange,
  decide?: Decide,
): Promise<void> {
  if (kind === 'match') await rechooseMatches(transaction, ids, trust, decide)
  else await rechooseFacts(transaction, kind, ids, trust, decide)
}

async function rechooseFacts(
  transaction: Transaction<DB>,
  kind: FactKind,
  ids: readonly string[],
  trust: TrustChange,
  decide: Decide | undefined,
): Promise<void> {
  const { table, columns } = FACT_COLUMNS[kind]
  const writes = new WriteQueue(transaction)
  const [sources, conflicts] = [new SourceRegister(kind, CURATED), new ConflictRegister(kind)]
  sources.add(
    await transaction
      .selectFrom('sources')
      .select(['record_id', 'dataset_id', 'file', 'key', 'said'])
      .where('kind', '=', kind)
      .where('record_id', 'in', ids)
      .execute(),
  )
  conflicts.add(
    await transaction
      .selectFrom('conflicts')
      .select(['id', 'record_id', 'field', 'said', 'chosen'])
      .where('kind', '=', kind)
      .where('record_id', 'in', ids)
      .execute(),
  )
  const names = sql.join(['id', ...columns].map((column) => sql.ref(column)))
  const { rows } = await sql<StatedFields & { id: string }>`
    select ${names} from ${sql.table(table)} where id = any (${ids}::text[])`.execute(transaction)
  for (const row of rows) {
    const before = sources.statementsOn(row.id)
    const decided = decide?.(before, row)
    if (decided) sources.keep(writes, row.id, { file: '', line: null, key: null, said: decided.said })
    const after = sources.statementsOn(row.id)
    const changes: Record<string, unknown> = {}
    for (const column of columns) {
      const value = chooseValue(after, column, trust.after)
      const news = canonical(value) !== canonical(chooseValue(before, column, trust.before))
      if ((news || decided?.columns.includes(column)) && canonical(value) !== canonical(row[column]))
        changes[column] = value
    }
    if (Object.keys(changes).length > 0) writes.update(table, { id: row.id, ...changes })
    const disagreements = columns.map((column) => findDisagreement(after, column, trust.after))
    conflicts.settle(
      writes,
      row.id,
      disagreements.filter((each) => each !== null),
    )
  }
  await writes.settle()
}

export async function rechooseMatches(
  transaction: Transaction<DB>,
  ids: readonly string[],
  trust: TrustChange,
  decide?: Decide,
): Promise<void> {
  const writes = new WriteQueue(transaction)
  const competitions = await CompetitionResolver.load(transaction, writes, CURATED)
  const conflicts = new ConflictRegister('match')
  const found = await transaction.selectFrom('matches').select(['id', 'edition_id']).where('id', 'in', ids).execute()
  const left: string[] = []
  for (const [editionId, matches] of Map.groupBy(found, ({ edition_id }) => edition_id)) {
    const edition = competitions.findEdition(editionId)
    if (!edition) continue
    const known = await loadEditionMatches(transaction, writes, conflicts, CURATED, edition)
    const moved = matches.map(({ id }) => rechooseMatch(writes, conflicts, known, id, trust, decide))
    if (moved.includes(true)) left.push(editionId)
  }
  await writes.settle()
  await removeEmptyPhases(transaction, left)
}

/** A decision for another day does not affect the hour: a confirmed hour moves to the new day. */
function keptHour(row: MatchRow, chosen: MatchRow): Partial<MatchRow> {
  const isLost = row.kickoff !== null && row.time_confirmed && chosen.kickoff === null && chosen.day !== null
  return isLost ? { kickoff: kickoffOn(chosen.day!, row.kickoff!), time_confirmed: true } : {}
}

/** True if the match has another place now. */
function rechooseMatch(
  writes: WriteQueue,
  conflicts: ConflictRegister,
  known: EditionMatches,
  id: string,
  trust: TrustChange,
  decide: Decide | undefined,
): boolean {
  const { row } = known.byId.get(id)!
  const words = known.sources.statementsOn(id)
  if (words.length === 0) return false
  const before = chooseMatch(trust.statementsBefore?.get(id) ?? words, trust.before)
  const decided = decide?.(words, row)
  if (decided) known.sources.keep(writes, id, { file: '', line: null, key: null, said: decided.said })
  const after = chooseMatch(known.sources.statementsOn(id), trust.after)
  const moved = canonical(before.place) !== canonical(after.place)
  const forced = Object.entries(after.columns).filter(([column]) => decided?.columns.includes(column))
  const chosen = {
    ...row,
    ...(moved && known.structure.place(after.place, row.home_id, row.away_id)),
    ...changedColumns(before, after),
    ...Object.fromEntries(forced),
  }
  const next = { ...chosen, ...keptHour(row, chosen) }
  if (canonical(next) !== canonical(row)) writes.update('matches', next)
  conflicts.settle(writes, id, after.disagreements)
  return moved
}
