import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { bitsOf, judge } from '../evidence/evidence.ts'
import { joinRecords, keepQuestions, loadApart, type JudgedPair } from './reconcile.ts'
import { findStadiumPairs, STADIUM_THRESHOLDS, type StadiumPair } from './stadium-pairs.ts'

const MOST_ROUNDS = 4

/** Joins the grounds that matches, names, towns and the map show to be one. Answers which old id leads to which. */
export async function reconcileStadiums(
  transaction: Transaction<DB>,
  touched: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const joined = new Map<string, string>()
  const apart = await loadApart(transaction, 'stadium')
  let open = new Set(touched)
  let questions: JudgedPair[] = []
  for (let round = 0; round < MOST_ROUNDS && open.size > 0; round += 1) {
    const pairs = (await findStadiumPairs(transaction, open))
      .filter(({ first, second }) => !apart.has(`${first} ${second}`))
      .filter(({ evidence }) => judge(evidence, STADIUM_THRESHOLDS) !== 'apart')
      .toSorted(strongestFirst)
    const ranks = await loadRanks(transaction, pairs)
    const changed = new Set<string>()
    questions = []
    for (const pair of pairs) {
      // One join a round for each ground: the next round weighs the rest with what this one has changed.
      if (changed.has(pair.first) || changed.has(pair.second)) continue
      const judged = toJudged(pair, ranks)
      const same = judge(pair.evidence, STADIUM_THRESHOLDS) === 'same'
      if (same && (await joinRecords(transaction, judged))) {
        joined.set(judged.joined, judged.kept)
        changed.add(pair.first).add(pair.second)
      } else questions.push(judged)
    }
    open = new Set([...changed].filter((id) => !joined.has(id)))
  }
  if (joined.size > 0) await removeSettledConflicts(transaction)
  await keepQuestions(
    transaction,
    questions.filter(({ kept, joined: other }) => !joined.has(kept) && !joined.has(other)),
  )
  return joined
}

function strongestFirst(a: StadiumPair, b: StadiumPair): number {
  return bitsOf(b.evidence) - bitsOf(a.evidence) || (`${a.first} ${a.second}` < `${b.first} ${b.second}` ? -1 : 1)
}

/** The one with a dataset's number stays, then the one with more names, then the shorter id. */
async function loadRanks(
  transaction: Transaction<DB>,
  pairs: readonly StadiumPair[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))]
  const { rows } = await sql<{ id: string; rank: number }>`
    select record_id as id, (count(distinct dataset_id) + 100 * max((key <> '' and key not like 'nome:%')::int))::int as rank
    from sources where kind = 'stadium' and record_id = any (${ids}::text[]) group by 1`.execute(transaction)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}

function toJudged({ first, second, evidence }: StadiumPair, ranks: ReadonlyMap<string, number>): JudgedPair {
  const rank = (id: string) => ranks.get(id) ?? 0
  const [kept = first, joined = second] = [first, second].toSorted(
    (a, b) => rank(b) - rank(a) || a.length - b.length || (a < b ? -1 : 1),
  )
  return { kind: 'stadium', kept, joined, evidence }
}

/** Sources that disagreed about the ground of a match only in its name do not disagree any more. */
async function removeSettledConflicts(transaction: Transaction<DB>): Promise<void> {
  await sql`
    delete from conflicts as c where kind = 'match' and field = 'stadium'
      and 1 = (select count(distinct value) from jsonb_each(c.said))`.execute(transaction)
}
