import { RowRejected, type RowOutcome } from '../records/row-rejected.ts'
import type { KnownPersonRecord, KnownRecord, KnownTeamRecord } from '../records/known-record.ts'
import { normaliseName } from '../resolving/names/normalise.ts'
import {
  agreementOfClub,
  haveName,
  isPerson,
  loadKnownClubs,
  loadKnownPeople,
  type KnownClub,
} from '../resolving/known-records.ts'
import type { SourceRegister } from '../storing/source-register.ts'
import type { Books } from './match-writer.ts'
import { RecordWriter } from './record-writer.ts'

interface Pair<T> {
  readonly record: T
  /** None where it is not here, or several could be meant. */
  readonly id: string | null
}

/**
 * Facts about records that are here already. Which record an identifier means is decided over all rows together: a name
 * with a birth date, a founding year or a ground, and where two items could be one record, neither is. From then on the
 * identifier alone decides.
 */
export class KnownFacts {
  readonly #books: Books
  readonly #teams: RecordWriter
  readonly #stadiums: RecordWriter
  readonly #people: RecordWriter
  readonly #clubRows: KnownTeamRecord[] = []
  readonly #personRows: KnownPersonRecord[] = []

  constructor(books: Books) {
    const { transaction, writes, trust, teams, stadiums, people } = books
    this.#books = books
    this.#teams = new RecordWriter('team', transaction, writes, teams.sources, trust)
    this.#stadiums = new RecordWriter('stadium', transaction, writes, stadiums.sources, trust)
    this.#people = new RecordWriter('person', transaction, writes, people.sources, trust)
  }

  get conflictsMet(): number {
    return this.#teams.conflicts.met + this.#stadiums.conflicts.met + this.#people.conflicts.met
  }

  /** Kept until all rows are here. */
  take(record: KnownRecord): void {
    if (record.record === 'known-team') this.#clubRows.push(record)
    else this.#personRows.push(record)
  }

  async settle(
    count: (outcome: RowOutcome) => void,
    reject: (record: KnownRecord, reason: string) => void,
  ): Promise<void> {
    await this.#settleClubs(written)
    await this.#settlePeople(written)

    async function written(record: KnownRecord, work: () => Promise<RowOutcome>): Promise<void> {
      try {
        count(await work())
      } catch (error) {
        if (!(error instanceof RowRejected)) throw error
        reject(record, error.message)
      }
    }
  }

  async #settleClubs(written: Written): Promise<void> {
    const rows = this.#clubRows
    if (rows.length === 0) return
    const countries = [...new Set(rows.map(({ country }) => country))]
    const clubs = new Map((await loadKnownClubs(this.#books.transaction, countries)).map((club) => [club.id, club]))
    const byName = indexByName([...clubs.values()])
    const pairs = pairUp(rows, this.#books.teams.sources, (record) => {
      const near = candidates(byName, record.names).map((club) => ({
        id: club.id,
        bits: agreementOfClub(record, club),
      }))
      const best = Math.max(0, ...near.map(({ bits }) => bits))
      return best === 0 ? [] : near.filter(({ bits }) => bits === best).map(({ id }) => id)
    })
    for (const { record, id } of pairs) {
      const club = id === null ? undefined : clubs.get(id)
      await written(record, async () => (club ? await this.#writeClub(record, club) : 'unchanged'))
    }
  }

  async #writeClub(record: KnownTeamRecord, club: KnownClub): Promise<RowOutcome> {
    const ground = await this.#writeGround(record, club)
    const said = { founded: plausibleYear(record.founded), stadium_id: ground.id }
    const changed = await this.#teams.take(club.id, { file: record.key, line: null, key: record.key, said })
    return changed || ground.changed ? 'updated' : 'unchanged'
  }

  /** Facts of the ground that the club has here; for a club without one, its ground. */
  async #writeGround({ ground }: KnownTeamRecord, club: KnownClub): Promise<{ id: string | null; changed: boolean }> {
    const { stadiums } = this.#books
    if (ground === null) return { id: null, changed: false }
    const isSame = club.stadium_id !== null && haveName(ground.names, club.groundNames)
    if (club.stadium_id !== null && !isSame) return { id: null, changed: false }
    const byKey = stadiums.sources.findByKey(ground.key)
    const [name = ''] = ground.names
    const id =
      byKey ?? club.stadium_id ?? stadiums.resolve({ name, city: null, country: club.country, key: ground.key })
    if (id === null || (club.stadium_id !== null && club.stadium_id !== id)) return { id: null, changed: false }
    const said = {
      capacity: ground.capacity !== null && ground.capacity > 0 ? ground.capacity : null,
      latitude: ground.coordinates?.latitude ?? null,
      longitude: ground.coordinates?.longitude ?? null,
    }
    const changed = await this.#stadiums.take(id, { file: ground.key, line: null, key: ground.key, said })
    return { id, changed }
  }

  async #settlePeople(written: Written): Promise<void> {
    const rows = this.#personRows
    if (rows.length === 0) return
    const days = [...new Set(rows.map(({ birthDate }) => birthDate))]
    const people = await loadKnownPeople(this.#books.transaction, days)
    const byName = indexByName(people)
    const pairs = pairUp(rows, this.#books.people.sources, (record) =>
      candidates(byName, record.names)
        .filter((person) => isPerson(record, person))
        .map(({ id }) => id),
    )
    for (const { record, id } of pairs) {
      await written(record, async () => {
        if (id === null) return 'unchanged'
        const { key, birthDate, birthPlace, heightCm, positions, nationality } = record
        const said = {
          birth_date: birthDate,
          birth_place: birthPlace,
          height_cm: heightCm !== null && heightCm >= 140 && heightCm <= 220 ? heightCm : null,
          positions: positions.length === 0 ? null : positions,
          nationalities: nationality === null ? null : [nationality],
        }
        return (await this.#people.take(id, { file: key, line: null, key, said })) ? 'updated' : 'unchanged'
      })
    }
  }
}

type Written = (record: KnownRecord, work: () => Promise<RowOutcome>) => Promise<void>

/** One record for one identifier, and the other way round: what is not certain in both directions is left. */
function pairUp<T extends { readonly key: string }>(
  rows: readonly T[],
  sources: SourceRegister,
  find: (record: T) => readonly string[],
): Pair<T>[] {
  const found = rows.map((record) => {
    const known = sources.findByKey(record.key)
    if (known !== null) return { record, id: known, known: true }
    const [id, another] = find(record)
    const certain = id !== undefined && another === undefined && !sources.hasOtherNumber(id, record.key)
    return { record, id: certain ? id : null, known: false }
  })
  const claims = Map.groupBy(
    found.filter(({ id, known }) => id !== null && !known),
    ({ id }) => id,
  )
  return found.map(({ record, id, known }) => ({ record, id: known || claims.get(id)?.length === 1 ? id : null }))
}

function indexByName<T extends { readonly names: readonly string[] }>(records: readonly T[]): Map<string, T[]> {
  const index = new Map<string, T[]>()
  for (const record of records) for (const name of record.names) index.set(name, [...(index.get(name) ?? []), record])
  return index
}

function candidates<T>(index: Map<string, T[]>, names: readonly string[]): T[] {
  return [...new Set(names.flatMap((name) => index.get(normaliseName(name)) ?? []))]
}

function plausibleYear(year: number | null): number | null {
  return year !== null && year >= 1850 && year <= 2100 ? year : null
}
