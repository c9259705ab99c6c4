import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { readTrust } from '../choosing/dataset-trust.ts'
import { SMALLEST_SQUAD } from '../resolving/person-facts.ts'
import { placeOf, readAppeared } from '../storing/squad-places.ts'
import type { ListsByPlace, SquadList } from '../writing/squad-lists.ts'

interface Member {
  readonly edition_id: string
  readonly team_id: string
  readonly person_id: string
  readonly number: number | null
  readonly dataset_id: string | null
  readonly national: boolean
}

/**
 * Runs once the people of a run are resolved, and decides the squads on which sources disagree. One shirt belongs to
 * one player. The squad of a national team is a registered list: the most trusted list counts, and everyone who played.
 */
export async function settleSquads(
  transaction: Transaction<DB>,
  editions: readonly string[],
  dataset: string,
  lists: ListsByPlace,
): Promise<void> {
  if (editions.length === 0) return
  const trust = await readTrust(transaction)
  const rank = ({ dataset_id }: Member) => (dataset_id === null ? -1 : trust(dataset_id, 'squad'))
  const members = await readMembers(transaction, editions)
  const numbered = members.filter(({ number }) => number !== null && number > 0)
  const shirts = Map.groupBy(numbered, ({ edition_id, team_id, number }) => `${placeOf(edition_id, team_id)} ${number}`)
  const replaced = new Set([...shirts.values()].flatMap((wearers) => trailing(wearers, rank)))
  const standing = members.filter((member) => !replaced.has(member) && member.national)
  const squads = Map.groupBy(standing, ({ edition_id, team_id }) => placeOf(edition_id, team_id))
  const unlisted = [...squads].flatMap(([place, squad]) => [
    ...leftOfTrusted(squad, rank),
    ...leftOfBest(squad, dataset, lists.get(place) ?? []),
  ])
  const appeared = unlisted.length === 0 ? new Set() : await readAppeared(transaction, editions)
  const stayedOut = unlisted.filter(
    ({ edition_id, team_id, person_id }) => !appeared.has(`${placeOf(edition_id, team_id)} ${person_id}`),
  )
  await leave(transaction, [...new Set([...replaced, ...stayedOut])])
}

type Rank = (member: Member) => number

/** Of several members, those from a less trusted source than the best. */
function trailing(members: readonly Member[], rank: Rank): readonly Member[] {
  const best = Math.min(...members.map(rank))
  return members.filter((member) => rank(member) > best)
}

/** The members that the most trusted source with a whole squad does not list, though a less trusted one does. */
function leftOfTrusted(squad: readonly Member[], rank: Rank): readonly Member[] {
  const bySource = Map.groupBy(squad, rank)
  const whole = [...bySource].filter(([source, listed]) => source >= 0 && listed.length >= SMALLEST_SQUAD)
  const best = Math.min(...whole.map(([source]) => source))
  return squad.filter((member) => rank(member) > best)
}

/**
 * Of several lists of a squad in one dataset: the members that the best does not have. The best one has most birth
 * dates.
 */
function leftOfBest(squad: readonly Member[], dataset: string, lists: readonly SquadList[]): readonly Member[] {
  const [best, ...others] = lists
    .filter(({ people }) => people.size >= SMALLEST_SQUAD)
    .toSorted((a, b) => b.dated - a.dated || b.people.size - a.people.size || (a.file < b.file ? -1 : 1))
  return squad.filter(
    ({ person_id, dataset_id }) =>
      dataset_id === dataset &&
      best?.people.has(person_id) === false &&
      others.some(({ people }) => people.has(person_id)),
  )
}

async function readMembers(transaction: Transaction<DB>, editions: readonly string[]): Promise<readonly Member[]> {
  return transaction
    .selectFrom('squad_members as s')
    .innerJoin('teams as t', 't.id', 's.team_id')
    .select(['s.edition_id', 's.team_id', 's.person_id', 's.number', 's.dataset_id'])
    .select(sql<boolean>`t.kind = 'national'`.as('national'))
    .where('s.edition_id', 'in', editions)
    .where('s.role', '=', 'player')
    .execute()
}

async function leave(transaction: Transaction<DB>, members: readonly Member[]): Promise<void> {
  if (members.length === 0) return
  const column = (name: 'edition_id' | 'team_id' | 'person_id') => members.map((member) => member[name])
  await sql`
    delete from squad_members as s
    using unnest(${column('edition_id')}::text[], ${column('team_id')}::text[], ${column('person_id')}::text[])
      as l (edition_id, team_id, person_id)
    where s.edition_id = l.edition_id and s.team_id = l.team_id and s.person_id = l.person_id
      and s.role = 'player'`.execute(transaction)
}
