import { findCountryByName } from '../../../football/countries/countries.ts'
import type { EditionRef, PersonRecord, PersonRef, SquadRecord, TeamRef } from '../../records/records.ts'
import type { PersonRow, SquadRow } from './read-people.ts'
import type { Rows } from './read.ts'

/** All people by id; `P-`, `M-` and `R-` separate players, managers and referees, even for the same person. */
export class People {
  readonly #rows: ReadonlyMap<string, PersonRow>

  constructor(rows: Rows) {
    this.#rows = new Map([...rows.players, ...rows.managers, ...rows.referees].map((row) => [row.id, row]))
  }

  refOf(id: string): PersonRef {
    const row = this.#rows.get(id)
    if (!row) throw new Error(`${id} was joined without being known`)
    return { name: row.name, fullName: null, birthDate: row.birthDate, key: id }
  }

  has(id: string): boolean {
    return this.#rows.has(id)
  }

  countryOf(id: string): string | null {
    const country = this.#rows.get(id)?.country ?? null
    return country === null ? null : findCountryByName(country)
  }

  /** Only those that some other row names: these tables hold the people of every tournament. */
  *records(used: ReadonlySet<string>): Generator<PersonRecord> {
    for (const row of this.#rows.values()) {
      if (!used.has(row.id)) continue
      yield {
        record: 'person',
        origin: row.origin,
        person: this.refOf(row.id),
        positions: row.positions,
        heightCm: null,
        birthPlace: null,
        nationality: this.countryOf(row.id),
      }
    }
  }
}

export function squadRecord(
  row: SquadRow,
  role: SquadRecord['role'],
  edition: EditionRef,
  team: TeamRef,
  person: PersonRef,
): SquadRecord {
  return {
    record: 'squad',
    origin: row.origin,
    edition,
    team,
    person,
    role,
    number: row.number,
    position: row.position,
    club: null,
  }
}
