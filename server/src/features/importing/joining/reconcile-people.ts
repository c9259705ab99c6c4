import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { rechoosePeople } from './rechoose-people.ts'
import { joinPeople, type PersonJoin } from './join-people.ts'
import { bitsOf, type Evidence } from '../evidence/evidence.ts'
import {
  dropAppearances,
  loadPersonFacts,
  moveAppearances,
  prepareAppearances,
  type LoadedPeople,
} from './load-person-facts.ts'
import { clusterPeople, type PersonClusters, type PersonPair } from './person-clusters.ts'
import { findImpossiblePairs, findPersonPairs } from './person-pairs.ts'
import { followJoins, keepQuestions, loadApart, type JudgedPair } from './reconcile.ts'
import { showCompletedNames } from './show-names.ts'
import type { ListsByPlace, SquadLists } from '../writing/squad-lists.ts'

const MOST_ROUNDS = 5
const LARGEST_COMPONENT = 60
// As good as certain, and a number that the column can hold.
const LISTED_APART_BITS = -1000

/** After the rows of a run: who of the people it spoke of are one, and which birth date and name are shown. */
export async function settlePeople(
  transaction: Transaction<DB>,
  { touched, disputed }: { readonly touched: ReadonlySet<string>; readonly disputed: ReadonlySet<string> },
  lists: SquadLists,
): Promise<ReadonlyMap<string, string>> {
  const joined = await reconcilePeople(transaction, touched, lists)
  await rechoosePeople(
    transaction,
    [...disputed].filter((id) => !joined.has(id)),
  )
  await showCompletedNames(transaction, [...new Set([...touched, ...joined.values()])])
  return joined
}

/** Two players of one list of a squad are two people, whatever their names: for this run and for all later ones. */
export async function keepListedApart(
  transaction: Transaction<DB>,
  pairs: readonly (readonly [string, string])[],
): Promise<void> {
  if (pairs.length === 0) return
  const evidence: Evidence = { kind: 'listed-apart', bits: LISTED_APART_BITS, detail: {} }
  const sorted = pairs.map((pair) => pair.toSorted())
  await sql`
    insert into possible_duplicates (kind, first_id, second_id, kept_id, bits, evidence, status, decided_at)
    select distinct 'person'::record_kind, p.first, p.second, p.first, ${LISTED_APART_BITS}::real,
      ${JSON.stringify([evidence])}::jsonb, 'apart', now()
    from unnest(${sorted.map(([first]) => first!)}::text[], ${sorted.map(([, second]) => second!)}::text[]) as p (first, second)
    on conflict (kind, first_id, second_id) do update
      set status = 'apart', decided_at = now(), bits = excluded.bits, evidence = excluded.evidence, updated_at = now()
      where possible_duplicates.status = 'open'`.execute(transaction)
}

/**
 * Joins the people that all evidence so far shows to be one, all at once, until nothing changes: a join gives the next
 * pair its evidence. Pairs in doubt are kept as questions. Answers which old id leads to which.
 */
export async function reconcilePeople(
  transaction: Transaction<DB>,
  touched: ReadonlySet<string>,
  lists: SquadLists,
): Promise<ReadonlyMap<string, string>> {
  const joined = new Map<string, string>()
  if (touched.size === 0) return joined
  const decided = await loadApart(transaction, 'person')
  await prepareAppearances(transaction)
  let open = [...touched]
  const unsure = new Map<string, JudgedPair>()
  for (let round = 0; round < MOST_ROUNDS && open.length > 0; round += 1) {
    const loaded = await loadPersonFacts(transaction, open)
    const listed = lists.byPlace((id) => followJoins(joined, id))
    const clusters = await judgePeople(transaction, loaded, open, listed, decided)
    const ranks = await loadRanks(transaction, [
      ...clusters.groups.flatMap(({ ids }) => ids),
      ...idsOf(clusters.unsure),
    ])
    const joins = clusters.groups.flatMap((group) => toJoins(group, ranks))
    await joinPeople(transaction, joins)
    const moved = new Map(joins.map((join) => [join.joined, join.kept]))
    await moveAppearances(transaction, moved)
    for (const [old, kept] of moved) joined.set(old, kept)
    for (const pair of clusters.unsure) unsure.set(`${pair.first} ${pair.second}`, toQuestion(pair, ranks))
    open = [...new Set(moved.values())]
  }
  await dropAppearances(transaction)
  await keepQuestions(
    transaction,
    [...unsure.values()].filter((pair) => !joined.has(pair.kept) && !joined.has(pair.joined)),
  )
  return joined
}

async function judgePeople(
  transaction: Transaction<DB>,
  loaded: LoadedPeople,
  open: readonly string[],
  lists: ListsByPlace,
  decided: ReadonlySet<string>,
): Promise<PersonClusters> {
  const pairs = findPersonPairs(loaded, open, lists)
  const impossible = await findImpossiblePairs(transaction, pairsWithin(componentsOf(pairs)))
  const isApart = (a: string, b: string) => {
    const mark = a < b ? `${a} ${b}` : `${b} ${a}`
    return impossible.has(mark) || decided.has(mark)
  }
  return clusterPeople(pairs, loaded.people, isApart)
}

/** People connected by pairs, directly or through others. */
function componentsOf(pairs: readonly PersonPair[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const { first, second } of pairs) {
    const [a, b] = [groups.get(first) ?? [first], groups.get(second) ?? [second]]
    if (a === b) continue
    const united = [...a, ...b]
    for (const id of united) groups.set(id, united)
  }
  return [...new Set(groups.values())]
}

function pairsWithin(components: readonly (readonly string[])[]): [string, string][] {
  return components.flatMap((ids) => {
    const sorted = ids.slice(0, LARGEST_COMPONENT).toSorted()
    return sorted.flatMap((first, at) => sorted.slice(at + 1).map((second): [string, string] => [first, second]))
  })
}

const idsOf = (pairs: readonly PersonPair[]) => pairs.flatMap(({ first, second }) => [first, second])

/** Which record stays must not depend on the order of imports: the one with a dataset's number, then with more sources. */
async function loadRanks(transaction: Transaction<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; rank: number }>`
    select record_id as id, (count(distinct dataset_id) + 100 * max((key <> '' and key not like 'nome:%')::int))::int as rank
    from sources where kind = 'person' and record_id = any (${[...new Set(ids)]}::text[]) group by 1`.execute(
    transaction,
  )
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}

function stays(ranks: ReadonlyMap<string, number>) {
  const rank = (id: string) => ranks.get(id) ?? 0
  return (a: string, b: string) => rank(b) - rank(a) || a.length - b.length || (a < b ? -1 : 1)
}

function toJoins(group: PersonClusters['groups'][number], ranks: ReadonlyMap<string, number>): PersonJoin[] {
  const [kept = '', ...others] = group.ids.toSorted(stays(ranks))
  return others.map((joined) => {
    const own = group.pairs.filter(({ first, second }) => first === joined || second === joined)
    const best = own.reduce((x, y) => (bitsOf(y.evidence) > bitsOf(x.evidence) ? y : x))
    return { kept, joined, evidence: best.evidence }
  })
}

function toQuestion({ first, second, evidence }: PersonPair, ranks: ReadonlyMap<string, number>): JudgedPair {
  const [kept = first, joined = second] = [first, second].toSorted(stays(ranks))
  return { kind: 'person', kept, joined, evidence }
}
