import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { MatchRecord, PersonRef, Side } from '../records/records.ts'
import type { Scorers } from './same-goals.ts'
import { eventRows, type EventRow, type FoundEvent } from './event-rows.ts'
import type { FoundPerson, PersonResolver } from '../resolving/person-resolver.ts'
import type { Role } from '../resolving/team-people.ts'
import { canonical } from '../../../database/canonical.ts'
import type { WriteQueue } from '../storing/write-queue.ts'

/** The parts of a match that identify the person behind a name. */
export interface SidesOf {
  readonly id: string
  readonly home_id: string
  readonly away_id: string
  readonly edition: { readonly id: string; readonly year: number }
  readonly national: boolean
  readonly gender: 'men' | 'women'
}

export interface PartsOf extends SidesOf {
  readonly final: readonly [number, number] | null
}

const CARDS: ReadonlySet<string> = new Set(['yellow', 'second-yellow', 'red'])

/** Writes the events, line-ups and officials of a match, replacing those of another source. */
export class MatchParts {
  readonly #transaction: Transaction<DB>
  readonly #writes: WriteQueue
  readonly #people: PersonResolver
  readonly #dataset: string

  constructor(transaction: Transaction<DB>, writes: WriteQueue, people: PersonResolver, dataset: string) {
    this.#transaction = transaction
    this.#writes = writes
    this.#people = people
    this.#dataset = dataset
  }

  async writeEvents(
    match: PartsOf,
    record: MatchRecord,
    before: 'none' | 'own' | 'another',
    scorers: Scorers,
  ): Promise<void> {
    const found: FoundEvent[] = []
    for (const stated of record.events) {
      const related = stated.related && (await this.findPerson(match, stated.side, stated.related.player, 'player'))
      // Cards are shown to coaches too.
      const role = CARDS.has(stated.type) ? null : 'player'
      const scorer = scorers.get(stated)
      const player =
        stated.player && scorer !== undefined
          ? { id: scorer, name: stated.player.name }
          : stated.player && (await this.findPerson(match, stated.side, stated.player, role))
      found.push({ stated, player, related })
    }
    const rows = eventRows(match.id, this.#dataset, found, match.final)
    if (before === 'own') return this.#correctEvents(match.id, rows)
    if (before === 'another') this.#writes.remove('events', 'match_id', match.id)
    for (const row of rows) this.#writes.insert('events', row)
  }

  async writeLineups(match: PartsOf, record: MatchRecord, before: 'none' | 'own' | 'another'): Promise<void> {
    if (before !== 'none') this.#writes.remove('lineups', 'match_id', match.id)
    const listed = new Set<string>()
    for (const { side, coach, players } of record.lineups) {
      const boss = coach && (await this.findPerson(match, side, coach, 'coach'))
      this.#writes.insert('lineups', {
        match_id: match.id,
        side,
        coach_id: boss?.id ?? null,
        coach_name: boss?.name ?? null,
      })
      let place = 0
      for (const { player, number, starter, position, spot = null, captain } of players) {
        const person = await this.findPerson(match, side, player, 'player')
        // Listed twice, by a slip: the first line counts.
        if (person.id !== null && listed.has(person.id)) continue
        if (person.id !== null) listed.add(person.id)
        this.#writes.insert('lineup_players', {
          match_id: match.id,
          side,
          place,
          person_id: person.id,
          person_name: person.name,
          number: number !== null && number >= 0 && number <= 999 ? number : null,
          starter,
          position,
          spot,
          captain,
        })
        place += 1
      }
    }
  }

  async writeOfficials(match: PartsOf, record: MatchRecord, before: 'none' | 'own' | 'another'): Promise<void> {
    if (before !== 'none') this.#writes.remove('match_officials', 'match_id', match.id)
    const listed = new Set<string>()
    let place = 0
    for (const { person: ref, role, country } of record.officials) {
      const { id: edition, year } = match.edition
      const person = await this.#people.resolve(ref, { team: 'officials', edition, year }, 'referee')
      if (person.id !== null && listed.has(person.id)) continue
      if (person.id !== null) listed.add(person.id)
      const row = { match_id: match.id, place, role, person_id: person.id, person_name: person.name, country }
      this.#writes.insert('match_officials', row)
      place += 1
    }
  }

  /** Resolves a name on one side of a match. */
  findPerson(match: SidesOf, side: Side, ref: PersonRef, role: Role | null): Promise<FoundPerson> {
    const { home_id, away_id, edition, national, gender } = match
    const team = side === 'home' ? home_id : away_id
    return this.#people.resolve(ref, { team, edition: edition.id, year: edition.year, national, gender }, role)
  }

  /** The same source changed its mind: what it corrects is revised, what it takes back is retracted. */
  async #correctEvents(matchId: string, rows: readonly EventRow[]): Promise<void> {
    await this.#writes.settle()
    const stored = await this.#transaction.selectFrom('events').selectAll().where('match_id', '=', matchId).execute()
    const known = new Map(stored.map((row) => [row.id, row]))
    for (const row of rows) {
      const before = known.get(row.id)
      known.delete(row.id)
      if (!before) this.#writes.insert('events', row)
      else if (before.retracted || canonical(pick(before, row)) !== canonical(row)) {
        this.#writes.update('events', { ...row, retracted: false, revision: before.revision + 1 })
      }
    }
    for (const { id, retracted, revision } of known.values()) {
      if (!retracted) this.#writes.update('events', { id, retracted: true, revision: revision + 1 })
    }
  }
}

function pick(row: object, like: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(like).map((key) => [key, (row as Record<string, unknown>)[key]]))
}
