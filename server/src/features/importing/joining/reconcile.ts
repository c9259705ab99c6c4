import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { mergeIn } from '../../curating/merges/service.ts'
import { joinMatches } from './join-matches.ts'
import { findClubPairs, type ClubPair } from './club-pairs.ts'
import { bitsOf, judge, type Evidence } from '../evidence/evidence.ts'
import { findMatchPairs, findNamesakePairs } from './match-pairs.ts'
import { showPlainClubNames } from './show-names.ts'
import { findDoubleOpponents } from './shared-fixtures.ts'
import type { GivenName } from '../resolving/team-resolver.ts'

export type JoinedKind = 'team' | 'person' | 'stadium' | 'competition' | 'match'

/** Two records that are one, or may be. */
export interface JudgedPair {
  readonly kind: JoinedKind
  readonly kept: string
  readonly joined: string
  readonly evidence: readonly Evidence[]
}

export interface Reconciled {
  /** Old id → new id, for those that were joined. */
  readonly joined: ReadonlyMap<string, string>
  readonly questions: readonly JudgedPair[]
}

const MOST_ROUNDS = 6

/**
 * Joins the clubs that all evidence so far shows to be one, and then their matches, until nothing changes: a join gives
 * the next pair its evidence. What was learned in this run may repair what an earlier run had split.
 */
export async function reconcileClubs(
  transaction: Transaction<DB>,
  touched: ReadonlySet<string>,
  listed: ReadonlyMap<string, ReadonlyMap<string, GivenName>>,
): Promise<Reconciled> {
  const joined = new Map<string, string>()
  const apart = await loadApart(transaction, 'team')
  let open: readonly string[] = [...new Set([...touched, ...listed.keys()])]
  /** By pair, as last weighed. */
  const questions = new Map<string, JudgedPair>()
  const answered = new Map<string, ClubPair>()
  for (let round = 0; round < MOST_ROUNDS && open.length > 0; round += 1) {
    const pairs = (await findClubPairs(transaction, open, listed, await loadAsked(transaction, 'team', open))).filter(
      ({ first, second }) => !apart.has(`${first} ${second}`),
    )
    const strongest = pairs.toSorted((a, b) => bitsOf(b.evidence) - bitsOf(a.evidence) || compare(a.first, b.first))
    const ranks = await loadRanks(transaction, strongest)
    const changed = new Set<string>()
    for (const pair of strongest) {
      const verdict = judge(pair.evidence)
      questions.delete(`${pair.first} ${pair.second}`)
      answered.set(`${pair.first} ${pair.second}`, pair)
      if (verdict === 'apart') continue
      const judged = toJudged('team', pair, ranks)
      // One join a round for each club: the next round weighs the rest with what this one has changed.
      if (changed.has(pair.first) || changed.has(pair.second)) continue
      if (verdict === 'unsure') questions.set(`${pair.first} ${pair.second}`, judged)
      else if (await joinRecords(transaction, judged)) {
        joined.set(judged.joined, judged.kept)
        changed.add(pair.first).add(pair.second)
      }
    }
    const kept = [...changed].filter((id) => !joined.has(id))
    await joinMatches(transaction, await findMatchPairs(transaction, kept))
    // Two clubs that met a joined one on the same day have an opponent in common only now.
    open = [...new Set([...kept, ...(await findDoubleOpponents(transaction, kept))])]
  }
  const current = [...touched].map((id) => followJoins(joined, id))
  await joinMatches(transaction, await findNamesakePairs(transaction, [...new Set(current)]))
  await showPlainClubNames(transaction, [...new Set(current)])
  const isOpen = ({ kept, joined: other }: JudgedPair) => !joined.has(kept) && !joined.has(other)
  await removeAnswered(transaction, 'team', answered)
  return { joined, questions: [...questions.values()].filter(isOpen) }
}

/** The id that an old one leads to by now. */
export function followJoins(joined: ReadonlyMap<string, string>, id: string): string {
  let current = id
  for (let next = joined.get(current); next !== undefined; next = joined.get(current)) current = next
  return current
}

/** Merges and keeps the reasons. False where the two did something that one club cannot do. */
export async function joinRecords(
  transaction: Transaction<DB>,
  { kind, kept, joined, evidence }: JudgedPair,
): Promise<boolean> {
  if (kind === 'competition' || kind === 'match') return false
  try {
    const { from } = await mergeIn(transaction, kind, joined, kept)
    await sql`
      insert into joins (kind, joined_id, kept_id, joined_name, bits, evidence)
      values (${kind}, ${joined}, ${kept}, ${from.name}, ${Math.min(bitsOf(evidence), 1000)}, ${JSON.stringify(evidence)}::jsonb)
      on conflict (kind, joined_id) do update
        set kept_id = excluded.kept_id, joined_name = excluded.joined_name, bits = excluded.bits, evidence = excluded.evidence`.execute(
      transaction,
    )
    await sql`update joins set kept_id = ${kept} where kind = ${kind} and kept_id = ${joined}`.execute(transaction)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Pairs that a person has said are not the same; what one of them was joined to since is not the other either. */
export async function loadApart(transaction: Transaction<DB>, kind: JoinedKind): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ first: string; second: string }>`
    select least(one, other) as first, greatest(one, other) as second from (
      select coalesce(f.new_id, d.first_id) collate "C" as one, coalesce(s.new_id, d.second_id) collate "C" as other
      from possible_duplicates as d
      left join redirects as f on f.kind = d.kind and f.old_id = d.first_id
      left join redirects as s on s.kind = d.kind and s.old_id = d.second_id
      where d.kind = ${kind} and d.status = 'apart') as pair`.execute(transaction)
  return new Set(rows.map(({ first, second }) => `${first} ${second}`))
}

/** Questions that are open about any of the records. */
async function loadAsked(
  transaction: Transaction<DB>,
  kind: JoinedKind,
  ids: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const rows = await transaction
    .selectFrom('possible_duplicates')
    .select(['first_id', 'second_id'])
    .where('kind', '=', kind)
    .where('status', '=', 'open')
    .where((on) => on.or([on('first_id', 'in', ids), on('second_id', 'in', ids)]))
    .execute()
  return rows.map(({ first_id, second_id }) => [first_id, second_id])
}

/** Which of two records stays must not depend on the order of imports: the one with more sources, then the shorter id. */
async function loadRanks(
  transaction: Transaction<DB>,
  pairs: readonly ClubPair[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))]
  const { rows } = await sql<{ id: string; rank: number }>`
    select record_id as id, count(*)::int as rank from aliases
    where kind = 'team' and record_id = any (${ids}::text[]) group by 1`.execute(transaction)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}

function toJudged(
  kind: JoinedKind,
  { first, second, evidence }: ClubPair,
  ranks: ReadonlyMap<string, number>,
): JudgedPair {
  const rank = (id: string) => ranks.get(id) ?? 0
  const firstStays = rank(first) - rank(second) || second.length - first.length || compare(second, first)
  return firstStays >= 0
    ? { kind, kept: first, joined: second, evidence }
    : { kind, kept: second, joined: first, evidence }
}

/** Removes questions that the evidence has answered since; `keepQuestions` stores the remaining ones again. */
async function removeAnswered(
  transaction: Transaction<DB>,
  kind: JoinedKind,
  pairs: ReadonlyMap<string, ClubPair>,
): Promise<void> {
  const [first, second] = [
    [...pairs.values()].map((pair) => pair.first),
    [...pairs.values()].map((pair) => pair.second),
  ]
  await sql`
    delete from possible_duplicates as d using unnest(${first}::text[], ${second}::text[]) as p (first, second)
    where d.kind = ${kind} and d.status = 'open' and d.first_id = p.first and d.second_id = p.second`.execute(
    transaction,
  )
  await sql`
    delete from possible_duplicates as d using redirects as r
    where d.kind = ${kind} and d.status = 'open' and r.kind = d.kind and r.old_id in (d.first_id, d.second_id)`.execute(
    transaction,
  )
}

/** Questions for a person. What was decided before is not asked again. */
export async function keepQuestions(transaction: Transaction<DB>, questions: readonly JudgedPair[]): Promise<void> {
  const rows = questions.map(({ kind, kept, joined, evidence }) => {
    const [first_id, second_id] = kept < joined ? [kept, joined] : [joined, kept]
    return { kind, first_id, second_id, kept_id: kept, bits: bitsOf(evidence), evidence }
  })
  if (rows.length === 0) return
  await sql`
    insert into possible_duplicates (kind, first_id, second_id, kept_id, bits, evidence)
    select kind, first_id, second_id, kept_id, bits, evidence
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (kind text, first_id text, second_id text, kept_id text, bits real, evidence jsonb)
    on conflict (kind, first_id, second_id) do update
      set kept_id = excluded.kept_id, bits = excluded.bits, evidence = excluded.evidence, updated_at = now()
      where possible_duplicates.status = 'open'`.execute(transaction)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
