import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** Where somebody without a number or a birth date is to be looked for. */
export interface Circle {
  /** A team's id, or `officials`. */
  readonly team: string
  readonly edition: string
  readonly year: number
}

interface Member {
  readonly id: string
  readonly edition: string
  readonly year: number
}

// Longer than a career at one team: after that the same name is somebody else.
const CAREER_YEARS = 18

/** Who has been seen at a team, by name: the circle in which a bare name means one person. */
export class TeamPeople {
  readonly #transaction: Transaction<DB>
  readonly #teams = new Map<string, Map<string, Member[]>>()
  /** Seen at teams that nobody has asked about yet. */
  readonly #waiting = new Map<string, (Member & { readonly names: readonly string[] })[]>()

  constructor(transaction: Transaction<DB>) {
    this.#transaction = transaction
  }

  /** All who could be meant. */
  async find(names: readonly string[], circle: Circle): Promise<readonly string[]> {
    const team = await this.#load(circle.team)
    const members = names.flatMap((name) => team.get(name) ?? [])
    const sameEdition = members.filter(({ edition }) => edition === circle.edition).map(({ id }) => id)
    if (sameEdition.length > 0) return sameEdition
    // Outside the edition a single word (Rodrigo) is not enough.
    if (!names.some((name) => name.includes(' '))) return []
    return members.filter(({ year }) => Math.abs(year - circle.year) <= CAREER_YEARS).map(({ id }) => id)
  }

  note(id: string, names: readonly string[], { team, edition, year }: Circle): void {
    const known = this.#teams.get(team)
    if (known) return enter(known, names, { id, edition, year })
    const waiting = this.#waiting.get(team) ?? []
    this.#waiting.set(team, waiting)
    waiting.push({ id, edition, year, names })
  }

  async #load(team: string): Promise<Map<string, Member[]>> {
    const before = this.#teams.get(team)
    if (before) return before
    const known = new Map<string, Member[]>()
    this.#teams.set(team, known)
    const rows = team === 'officials' ? await this.#officials() : await this.#membersOf(team)
    for (const { id, edition, year, normalised } of rows) enter(known, [normalised], { id, edition, year })
    for (const { names, ...member } of this.#waiting.get(team) ?? []) enter(known, names, member)
    this.#waiting.delete(team)
    return known
  }

  async #membersOf(team: string) {
    const { rows } = await sql<Member & { normalised: string }>`
      with seen as (
        select p.person_id as id, m.edition_id from matches m join lineup_players p on p.match_id = m.id
        where (m.home_id = ${team} and p.side = 'home') or (m.away_id = ${team} and p.side = 'away')
        union
        select e.player_id, m.edition_id from matches m join events e on e.match_id = m.id
        where (m.home_id = ${team} and e.side = 'home') or (m.away_id = ${team} and e.side = 'away')
        union
        select l.coach_id, m.edition_id from matches m join lineups l on l.match_id = m.id
        where (m.home_id = ${team} and l.side = 'home') or (m.away_id = ${team} and l.side = 'away')
        union
        select person_id, edition_id from squad_members where team_id = ${team}
      )
      select seen.id, seen.edition_id as edition, left(e.name, 4)::int as year, a.normalised
      from seen
      join editions e on e.id = seen.edition_id
      join people p on p.id = seen.id and not p.demo
      join aliases a on a.kind = 'person' and a.record_id = seen.id`.execute(this.#transaction)
    return rows
  }

  async #officials() {
    const { rows } = await sql<Member & { normalised: string }>`
      select distinct o.person_id as id, m.edition_id as edition, left(e.name, 4)::int as year, a.normalised
      from match_officials o
      join matches m on m.id = o.match_id
      join editions e on e.id = m.edition_id
      join people p on p.id = o.person_id and not p.demo
      join aliases a on a.kind = 'person' and a.record_id = o.person_id`.execute(this.#transaction)
    return rows
  }
}

function enter(team: Map<string, Member[]>, names: readonly string[], member: Member): void {
  for (const name of names) {
    const members = team.get(name) ?? []
    if (!members.some(({ id, edition }) => id === member.id && edition === member.edition)) members.push(member)
    team.set(name, members)
  }
}
