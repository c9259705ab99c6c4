import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { PersonRef } from '../datasets/records.ts'
import { Ids } from '../../../platform/slug-ids.ts'
import { normaliseName } from './names/normalise.ts'
import { NewRows } from '../writing/new-rows.ts'
import { SourceRegister } from '../writing/source-register.ts'
import { TeamPeople, type Circle } from './team-people.ts'
import type { UnsureNames } from './unsure-names.ts'
import type { WriteQueue } from '../writing/write-queue.ts'

/** Whom a dataset means; without an id where several could be meant, who are then never merged. */
export interface FoundPerson {
  readonly id: string | null
  readonly name: string
}

export type Role = 'player' | 'coach' | 'referee'

/** Finds out who is meant: by the dataset's key, by name and birth date, else by name within the team. */
export class PersonResolver {
  readonly sources: SourceRegister
  readonly #writes: WriteQueue
  readonly #unsure: UnsureNames
  readonly #ids: Ids
  readonly #births = new Map<string, string | null>()
  readonly #byName = new Map<string, Set<string>>()
  readonly #teamPeople: TeamPeople
  readonly made = new NewRows()
  /** New people still in the queue, and after how many flushes they came into it. */
  readonly #queued = new Map<string, { readonly roles: Role[]; readonly flushes: number }>()

  private constructor(
    sources: SourceRegister,
    writes: WriteQueue,
    unsure: UnsureNames,
    ids: readonly string[],
    teamPeople: TeamPeople,
  ) {
    this.sources = sources
    this.#writes = writes
    this.#unsure = unsure
    this.#ids = new Ids(ids)
    this.#teamPeople = teamPeople
  }

  static async load(
    transaction: Transaction<DB>,
    writes: WriteQueue,
    dataset: string,
    unsure: UnsureNames,
  ): Promise<PersonResolver> {
    const sources = await new SourceRegister('person', dataset).load(transaction)
    const people = await transaction.selectFrom('people').select(['id', 'birth_date', 'demo']).execute()
    const aliases = await sql<{ record_id: string; normalised: string }>`
      select record_id, normalised from aliases where kind = 'person'`.execute(transaction)
    const teamPeople = new TeamPeople(transaction)
    const book = new PersonResolver(
      sources,
      writes,
      unsure,
      people.map(({ id }) => id),
      teamPeople,
    )
    const invented = new Set(people.filter(({ demo }) => demo).map(({ id }) => id))
    for (const { id, birth_date } of people) book.#births.set(id, birth_date)
    // The demonstration's invented people keep their ids and are never meant.
    for (const { record_id, normalised } of aliases.rows)
      if (!invented.has(record_id)) book.#name(record_id, normalised)
    return book
  }

  /** `circle` is null for somebody who stands in a list of people, on their own. */
  async resolve(ref: PersonRef, circle: Circle | null, role: Role | null = null): Promise<FoundPerson> {
    const found = await this.#resolve(ref, circle)
    if (found.id !== null && role !== null) this.#noteRole(found.id, role)
    return found
  }

  async #resolve(ref: PersonRef, circle: Circle | null): Promise<FoundPerson> {
    const key = ref.key ?? (circle && circleKey(ref, circle))
    const byKey = this.sources.findByKey(key)
    if (byKey !== null) return this.#seen(byKey, ref, circle)
    const [found, ...others] = new Set(await this.#find(ref, circle))
    if (found !== undefined && others.length > 0) {
      this.#wonder(ref, key, circle, [found, ...others])
      return { id: null, name: ref.name }
    }
    const id = found ?? this.#create(ref)
    if (found !== undefined) this.#learnBirth(found, ref.birthDate)
    this.#keepKey(id, key)
    return this.#seen(id, ref, circle)
  }

  #wonder(ref: PersonRef, key: string | null, circle: Circle | null, candidates: readonly string[]): void {
    if (key === null) return
    const context = { birthDate: ref.birthDate, team: circle?.team ?? null, edition: circle?.edition ?? null }
    this.#unsure.note({ kind: 'person', key, name: ref.name, candidates, context })
  }

  async #find(ref: PersonRef, circle: Circle | null): Promise<readonly string[]> {
    if (ref.birthDate !== null) {
      const born = this.#named(ref).filter((id) => this.#births.get(id) === ref.birthDate)
      if (born.length > 0 || circle === null) return born
      // The same name on the same team's list, whose birth date nobody had told yet.
      const mates = await this.#teamPeople.find(namesOf(ref), circle)
      return mates.filter((id) => this.#births.get(id) === null)
    }
    // A key that is new stands for somebody new: that the name is not would be a guess.
    if (ref.key !== null || circle === null) return []
    return this.#teamPeople.find(namesOf(ref), circle)
  }

  #learnBirth(id: string, birthDate: string | null): void {
    if (birthDate === null || this.#births.get(id) !== null) return
    this.#births.set(id, birthDate)
    this.#writes.update('people', { id, birth_date: birthDate })
  }

  /** The database notes roles by itself, but that is a change to every row; somebody new can come with them. */
  #noteRole(id: string, role: Role): void {
    const queued = this.#queued.get(id)
    if (queued === undefined) return
    if (queued.flushes !== this.#writes.flushes) this.#queued.delete(id)
    else if (!queued.roles.includes(role)) queued.roles.push(role)
  }

  #create(ref: PersonRef): string {
    const id = this.#ids.give(ref.name, 'pessoa')
    this.made.add(id)
    this.#births.set(id, ref.birthDate)
    for (const name of namesOf(ref)) this.#name(id, name)
    const roles: Role[] = []
    this.#queued.set(id, { roles, flushes: this.#writes.flushes })
    this.#writes.insert('people', {
      id,
      name: ref.name,
      official_name: ref.fullName === ref.name ? null : ref.fullName,
      birth_date: ref.birthDate,
      birth_place: null,
      height_cm: null,
      positions: [],
      nationalities: [],
      roles,
    })
    return id
  }

  /** A dataset may know one person by several keys, as a player and as a coach: each is a source of its own. */
  #keepKey(id: string, key: string | null): void {
    const other = key !== null && this.sources.ownStatement(id, null, '') !== null
    this.sources.keep(this.#writes, id, { file: other ? key : '', line: null, key, said: {} })
  }

  #seen(id: string, ref: PersonRef, circle: Circle | null): FoundPerson {
    if (circle) this.#teamPeople.note(id, namesOf(ref), circle)
    return { id, name: ref.name }
  }

  #named(ref: PersonRef): string[] {
    return [...new Set(namesOf(ref).flatMap((name) => [...(this.#byName.get(name) ?? [])]))]
  }

  #name(id: string, name: string): void {
    if (name !== '') this.#byName.set(name, (this.#byName.get(name) ?? new Set()).add(id))
  }
}

/** What a bare name was found to mean in a team's edition once, it means in every later run. */
function circleKey({ name, birthDate }: PersonRef, { team, edition }: Circle): string {
  return `nome:${normaliseName(name)}|${birthDate ?? ''}|${team}|${edition}`
}

function namesOf({ name, fullName }: PersonRef): string[] {
  return [...new Set([name, fullName].flatMap((each) => (each === null ? [] : [normaliseName(each)])))]
}
