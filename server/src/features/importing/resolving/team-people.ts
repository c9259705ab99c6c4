import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { comparePersonNames, parsePersonName } from './names/person-name.ts'

export type Role = 'player' | 'coach' | 'referee'

/** Where a person without a number or a birth date is looked for. */
export interface Circle {
  /** A team's id, or `officials`. */
  readonly team: string
  readonly edition: string
  readonly year: number
  /** National teams see the same few people for years; clubs see many. */
  readonly national?: boolean
  readonly gender?: 'men' | 'women'
  /** For a place in the squad of this edition: its shirt, null where it has none. */
  readonly number?: number | null
}

interface Member {
  readonly id: string
  readonly edition: string
  readonly year: number
  readonly shirt: number | null
  /** Null where nothing says as what the person was there. */
  readonly role: Role | null
}

/** Whether a member may be meant, by birth date and numbers; `near` where shirt or edition speak for the member. */
export type Fits = (id: string, near: boolean) => boolean

// Longer than a career at one team: after that the same name is another person's.
const CAREER_YEARS = 18
// A name of one word means the same person only where the years are close.
const ONE_WORD_YEARS = { national: 8, club: 3 }
/** So many years nearer than the next one of that name. */
const CLEARLY_NEARER = 4

interface Team {
  readonly byName: Map<string, Member[]>
  /** By edition and shirt. */
  readonly byShirt: Map<string, Set<string>>
  readonly names: Map<string, Set<string>>
  readonly roles: Map<string, Set<Role>>
}

/** The people seen at a team, by name and by shirt: the circle in which a bare name means one person. */
export class TeamPeople {
  readonly #transaction: Transaction<DB>
  readonly #teams = new Map<string, Team>()
  /** People of teams that have not been loaded yet. */
  readonly #waiting = new Map<string, (Member & { readonly names: readonly string[] })[]>()

  constructor(transaction: Transaction<DB>) {
    this.#transaction = transaction
  }

  /** All who could be meant. */
  async find(names: readonly string[], circle: Circle, fits: Fits): Promise<readonly string[]> {
    const team = await this.#load(circle.team)
    const shirt = [...(team.byShirt.get(`${circle.edition} ${circle.number}`) ?? [])]
    const wearing = shirt.filter((id) => fits(id, true) && areRelated(team.names.get(id), names))
    if (wearing.length === 1) return wearing
    const members = names.flatMap((name) => team.byName.get(name) ?? [])
    const here = members.filter(({ id, edition }) => edition === circle.edition && fits(id, true))
    const free = here.filter(({ shirt: other }) => !circle.number || other === null || other === circle.number)
    const sameEdition = (here.length > 1 ? free : here).map(({ id }) => id)
    if (sameEdition.length > 0) return sameEdition
    // A squad's own shirts and dates say more than a name in other years: they are weighed after the run.
    if (circle.number !== undefined) return []
    return nearest(
      members.filter(({ id }) => fits(id, false)),
      circle,
      names.some((name) => name.includes(' ')),
    )
  }

  /** Of people of one name, those who were at this team in this role: a father who coaches scores no goals. */
  async inRole(ids: readonly string[], { team }: Circle, role: Role): Promise<readonly string[]> {
    const { roles } = await this.#load(team)
    return ids.filter((id) => roles.get(id)?.has(role))
  }

  note(id: string, names: readonly string[], circle: Circle, role: Role | null): void {
    const { team, edition, year, number = null } = circle
    const member = { id, edition, year, shirt: number !== null && number > 0 ? number : null, role }
    const known = this.#teams.get(team)
    if (known) return enter(known, names, member)
    const waiting = this.#waiting.get(team) ?? []
    this.#waiting.set(team, waiting)
    waiting.push({ ...member, names })
  }

  async #load(team: string): Promise<Team> {
    const before = this.#teams.get(team)
    if (before) return before
    const known: Team = { byName: new Map(), byShirt: new Map(), names: new Map(), roles: new Map() }
    this.#teams.set(team, known)
    const rows = team === 'officials' ? await this.#officials() : await this.#membersOf(team)
    for (const { normalised, ...member } of rows) enter(known, [normalised], member)
    for (const { names, ...member } of this.#waiting.get(team) ?? []) enter(known, names, member)
    this.#waiting.delete(team)
    return known
  }

  async #membersOf(team: string) {
    const { rows } = await sql<Member & { normalised: string }>`
      with seen as (
        select p.person_id as id, m.edition_id, null::int as shirt, 'player' as role
        from matches m join lineup_players p on p.match_id = m.id
        where (m.home_id = ${team} and p.side = 'home') or (m.away_id = ${team} and p.side = 'away')
        union
        select e.player_id, m.edition_id, null, 'player' from matches m join events e on e.match_id = m.id
        where (m.home_id = ${team} and e.side = 'home') or (m.away_id = ${team} and e.side = 'away')
        union
        select l.coach_id, m.edition_id, null, 'coach' from matches m join lineups l on l.match_id = m.id
        where (m.home_id = ${team} and l.side = 'home') or (m.away_id = ${team} and l.side = 'away')
        union
        select person_id, edition_id, nullif(number, 0), role from squad_members where team_id = ${team}
      )
      select seen.id, seen.edition_id as edition, left(e.name, 4)::int as year, seen.shirt, seen.role, a.normalised
      from seen
      join editions e on e.id = seen.edition_id
      join people p on p.id = seen.id and not p.demo
      join aliases a on a.kind = 'person' and a.record_id = seen.id`.execute(this.#transaction)
    return rows
  }

  async #officials() {
    const { rows } = await sql<Member & { normalised: string }>`
      select distinct o.person_id as id, m.edition_id as edition, left(e.name, 4)::int as year, null as shirt,
        'referee' as role, a.normalised
      from match_officials o
      join matches m on m.id = o.match_id
      join editions e on e.id = m.edition_id
      join people p on p.id = o.person_id and not p.demo
      join aliases a on a.kind = 'person' and a.record_id = o.person_id`.execute(this.#transaction)
    return rows
  }
}

function enter(team: Team, names: readonly string[], member: Member): void {
  const { id, edition, shirt, role } = member
  if (role !== null) team.roles.set(id, (team.roles.get(id) ?? new Set()).add(role))
  const known = team.names.get(id) ?? new Set()
  team.names.set(id, known)
  for (const name of names) {
    known.add(name)
    const members = team.byName.get(name) ?? []
    const same = members.some((each) => each.id === id && each.edition === edition && each.shirt === shirt)
    if (!same) members.push(member)
    team.byName.set(name, members)
  }
  if (shirt === null) return
  const place = `${edition} ${shirt}`
  team.byShirt.set(place, (team.byShirt.get(place) ?? new Set()).add(id))
}

function areRelated(known: ReadonlySet<string> | undefined, names: readonly string[]): boolean {
  return [...(known ?? [])].some((one) =>
    names.some((other) => comparePersonNames(parsePersonName(one), parsePersonName(other)).relation !== 'different'),
  )
}

/** Those of the name in other editions; only the nearest in years where the others are far. */
function nearest(members: readonly Member[], circle: Circle, severalWords: boolean): string[] {
  const limit = severalWords ? CAREER_YEARS : circle.national ? ONE_WORD_YEARS.national : ONE_WORD_YEARS.club
  const years = new Map<string, number>()
  for (const { id, year } of members) {
    const apart = Math.abs(year - circle.year)
    if (apart <= limit) years.set(id, Math.min(apart, years.get(id) ?? apart))
  }
  const sorted = [...years].toSorted(([, a], [, b]) => a - b)
  const [first, second] = sorted
  if (first && second && second[1] - first[1] >= CLEARLY_NEARER) return [first[0]]
  return sorted.map(([id]) => id)
}
