import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { judge } from '../evidence/evidence.ts'
import type { LoadedPeople } from './load-person-facts.ts'
import { bestComparison, soundOf } from '../resolving/names/person-name.ts'
import type { PersonPair } from './person-clusters.ts'
import { forbid, inOneSquad, PERSON_THRESHOLDS, weighPeople } from '../resolving/person-evidence.ts'
import { SMALLEST_SQUAD, type PersonFacts } from '../resolving/person-facts.ts'
import type { ListsByPlace, SquadList } from '../writing/squad-lists.ts'

/**
 * Pairs with one of `touched` that may be one person, with their evidence. Only people with a connection are compared:
 * a squad, a birth date or a team, the last two with a shared word of the name.
 */
export function findPersonPairs(loaded: LoadedPeople, touched: readonly string[], lists: ListsByPlace): PersonPair[] {
  const blocks = blocksOf(loaded.people)
  const byClub = clubPeople(loaded.people)
  const seen = new Set<string>()
  const pairs: PersonPair[] = []
  for (const id of touched) {
    const person = loaded.people.get(id)
    if (!person) continue
    for (const block of blocks.marksOf(person)) {
      for (const other of blocks.at(block)) {
        if (other === person) continue
        const [a, b] = person.id < other.id ? [person, other] : [other, person]
        if (forbid(a, b)) continue
        const mark = `${a.id} ${b.id}`
        if (seen.has(mark)) continue
        seen.add(mark)
        const evidence = weighPeople(a, b, aloneBits(loaded, byClub, lists, a, b))
        if (judge(evidence, PERSON_THRESHOLDS) !== 'apart') pairs.push({ first: a.id, second: b.id, evidence })
      }
    }
  }
  return pairs
}

function blocksOf(people: ReadonlyMap<string, PersonFacts>) {
  const blocks = new Map<string, PersonFacts[]>()
  const marks = new Map<PersonFacts, readonly string[]>()
  for (const person of people.values()) {
    const own = blockMarks(person)
    marks.set(person, own)
    for (const mark of own) {
      const block = blocks.get(mark)
      if (block) block.push(person)
      else blocks.set(mark, [person])
    }
  }
  return { at: (mark: string) => blocks.get(mark) ?? [], marksOf: (person: PersonFacts) => marks.get(person) ?? [] }
}

function blockMarks({ names, birthDates, teams, shirts }: PersonFacts): string[] {
  const sounds = [...new Set(names.flatMap(({ words }) => words.filter(({ length }) => length > 1).map(soundOf)))]
  const circles = [...birthDates, ...teams.map(({ team, role }) => `${team} ${role}`)]
  const places = [...shirts].map(([place, { number }]) => `${place} ${number}`)
  return [...places, ...circles.flatMap((circle) => sounds.map((sound) => `${circle} ${sound}`))]
}

type ByClub = ReadonlyMap<string, readonly PersonFacts[]>

function clubPeople(people: ReadonlyMap<string, PersonFacts>): ByClub {
  const byClub = new Map<string, PersonFacts[]>()
  for (const person of people.values())
    for (const { team, national, role } of person.teams) {
      if (national || role !== 'player') continue
      const known = byClub.get(team)
      if (known) known.push(person)
      else byClub.set(team, [person])
    }
  return byClub
}

/** Bits for a name without a similar one in the shared squads. */
function aloneBits(loaded: LoadedPeople, byClub: ByClub, lists: ListsByPlace, a: PersonFacts, b: PersonFacts): number {
  const { relation, shared } = bestComparison(a.names, b.names)
  if (relation === 'related') return areLeftOver(loaded, lists, a, b) ? 11 : 0
  if (relation !== 'contained' && relation !== 'equal') return 0
  const length = ({ names }: PersonFacts) => Math.min(...names.map(({ words }) => words.length))
  const [short, long] = length(a) <= length(b) ? [a, b] : [b, a]
  const squad = isAloneInSquad(loaded, short, long)
  if (squad && relation === 'equal' && inOneSquad(a, b)) return 16
  if (squad) return shared === 1 ? 8 : 5
  return isAloneAtClub(byClub, short, long) ? 5 : 0
}

function isAloneInSquad({ people, seenAt, placesOf }: LoadedPeople, short: PersonFacts, long: PersonFacts): boolean {
  const others = placesOf.get(long.id) ?? new Set()
  for (const place of placesOf.get(short.id) ?? []) {
    const squad = seenAt.get(place) ?? new Set()
    if (!others.has(place) || squad.size < SMALLEST_SQUAD) continue
    if (
      isAlone(
        [...squad].map((id) => people.get(id)!),
        short,
        long,
      )
    )
      return true
  }
  return false
}

/**
 * Two lists of one squad have the same players: if each list has one player that the other lacks, and the two share a
 * word of their names that no other member has, they are one (Arico Suárez, Pedro Suárez).
 */
function areLeftOver({ people, seenAt }: LoadedPeople, lists: ListsByPlace, a: PersonFacts, b: PersonFacts): boolean {
  const shared = [...a.squads].filter((place) => b.squads.has(place))
  if (shared.length === 0) return false
  const oneSource = [...a.datasets].some((dataset) => b.datasets.has(dataset))
  if (oneSource && !shared.some((place) => standInTwoLists(lists.get(place) ?? [], a, b))) return false
  const mates = new Set(shared.flatMap((place) => [...(seenAt.get(place) ?? [])]))
  return [...mates].every((id) => {
    const other = people.get(id)!
    if (other === a || other === b) return true
    return [a, b].every(({ names }) => bestComparison(names, other.names).relation === 'different')
  })
}

/**
 * Whether each of them is in a list of this run and no list has both: a dataset may have several lists of one squad.
 */
function standInTwoLists(lists: readonly SquadList[], a: PersonFacts, b: PersonFacts): boolean {
  const has = (id: string) => lists.some(({ people }) => people.has(id))
  return has(a.id) && has(b.id) && !lists.some(({ people }) => people.has(a.id) && people.has(b.id))
}

/** The same for a club in the same or the next year. */
function isAloneAtClub(byClub: ByClub, short: PersonFacts, long: PersonFacts): boolean {
  return short.teams.some((own) => {
    const near = ({ teams }: PersonFacts) =>
      teams.some(
        ({ team, role, first, last }) =>
          team === own.team && role === own.role && first <= own.last + 1 && last >= own.first - 1,
      )
    if (own.national || own.role !== 'player' || !near(long)) return false
    const mates = (byClub.get(own.team) ?? []).filter(near)
    return mates.length >= SMALLEST_SQUAD && isAlone(mates, short, long)
  })
}

function isAlone(people: readonly PersonFacts[], short: PersonFacts, long: PersonFacts): boolean {
  return people.every((other) => {
    if (other === short || other === long) return true
    const { relation } = bestComparison(short.names, other.names)
    return relation !== 'equal' && relation !== 'contained'
  })
}

/** Which of the pairs did something that one person cannot do: appear twice in a match, or for two teams on one day. */
export async function findImpossiblePairs(
  transaction: Transaction<DB>,
  pairs: readonly (readonly [string, string])[],
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set()
  const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
  const { rows } = await sql<{ first: string; second: string }>`
    with pairs as materialized (
      select first, second from unnest(${first}::text[], ${second}::text[]) as p (first, second)),
    involved as materialized (select first as id from pairs union select second from pairs),
    days as materialized (
      select p.person_id, p.match_id, m.day, p.side, true as listed,
        case p.side when 'home' then m.home_id else m.away_id end as team_id
      from lineup_players as p join matches as m on m.id = p.match_id where p.person_id in (select id from involved)
      union all
      select e.player_id, e.match_id, m.day, e.side, false,
        case e.side when 'home' then m.home_id else m.away_id end
      from events as e join matches as m on m.id = e.match_id where e.player_id in (select id from involved))
    select distinct p.first, p.second
    from pairs as p join days as x on x.person_id = p.first
    join days as y on y.person_id = p.second and y.day = x.day
    where x.team_id <> y.team_id or (x.match_id = y.match_id and (x.side <> y.side or (x.listed and y.listed)))
    union
    select p.first, p.second from pairs as p
    join match_officials as x on x.person_id = p.first join match_officials as y on y.person_id = p.second
      and y.match_id = x.match_id
    union
    select p.first, p.second from pairs as p join events as e on e.player_id = p.first and e.related_id = p.second
    union
    select p.first, p.second from pairs as p join events as e on e.player_id = p.second and e.related_id = p.first`.execute(
    transaction,
  )
  return new Set(rows.map((row) => `${row.first} ${row.second}`))
}
