import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { PersonRef } from '../records/records.ts'
import { Ids } from '../../../platform/slug-ids.ts'
import { normaliseName } from './names/normalise.ts'
import { readLeftIds } from './left-ids.ts'
import { NewRows } from '../storing/new-rows.ts'
import { SourceRegister } from '../storing/source-register.ts'
import { bornBits, isPlayingAge } from './person-evidence.ts'
import { TeamPeople, type Circle, type Role } from './team-people.ts'
import type { UnsureNames } from './unsure-names.ts'
import type { WriteQueue } from '../storing/write-queue.ts'

/** The person in a dataset's record; without an id if several are possible, who are then never merged. */
export interface FoundPerson {
  readonly id: string | null
  readonly name: string
}

/** Resolves a person: by the dataset's key, by name and birth date, otherwise by name within the team. */
export class PersonResolver {
  readonly sources: SourceRegister
  readonly #writes: WriteQueue
  readonly #unsure: UnsureNames
  readonly #ids: Ids
  readonly #births = new Map<string, string | null>()
  readonly #genders = new Map<string, string>()
  readonly #byName = new Map<string, Set<string>>()
  readonly #teamPeople: TeamPeople
  readonly made = new NewRows()
  /** People found or created in this run. After the run they are compared with all possible duplicates. */
  readonly touched = new Set<string>()
  /** People with different birth dates in different sources; the shown one is chosen at the end. */
  readonly disputed = new Set<string>()
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
    const people = await transaction.selectFrom('people').select(['id', 'birth_date', 'gender', 'demo']).execute()
    const aliases = await sql<{ record_id: string; normalised: string }>`
      select record_id, normalised from aliases where kind = 'person'`.execute(transaction)
    const teamPeople = new TeamPeople(transaction)
    const left = await readLeftIds(transaction, 'person')
    const book = new PersonResolver(sources, writes, unsure, [...people.map(({ id }) => id), ...left], teamPeople)
    const invented = new Set(people.filter(({ demo }) => demo).map(({ id }) => id))
    for (const { id, birth_date, gender } of people) {
      book.#births.set(id, birth_date)
      if (gender !== null) book.#genders.set(id, gender)
    }
    // The demonstration's invented people keep their ids and are never meant.
    for (const { record_id, normalised } of aliases.rows)
      if (!invented.has(record_id)) book.#name(record_id, normalised)
    return book
  }

  /** `circle` is null for an entry of a list of people, which names no team. */
  async resolve(ref: PersonRef, circle: Circle | null, role: Role | null = null): Promise<FoundPerson> {
    const found = await this.#resolve(plausible(ref, circle), circle, role)
    if (found.id !== null && role !== null) this.#noteRole(found.id, role)
    return found
  }

  /** Whether the dataset named this person at this team in this edition in an earlier run. */
  wasSaid(ref: PersonRef, circle: Circle): boolean {
    const id = this.sources.findByKey(circleKey(plausible(ref, circle), circle))
    return id !== null && !this.made.has(id)
  }

  async #resolve(ref: PersonRef, circle: Circle | null, role: Role | null): Promise<FoundPerson> {
    const key = ref.key ?? (circle && circleKey(ref, circle))
    const byKey = this.sources.findByKey(key) ?? this.sources.findByKey(circle && teamKey(ref, circle))
    if (byKey !== null) return this.#seen(byKey, ref, circle, role)
    const candidates = await this.#narrow([...new Set(await this.#find(ref, circle))], circle, role)
    const isSquadPlace = circle?.number !== undefined
    if (candidates.length > 1 && !isSquadPlace) {
      this.#wonder(ref, circle, candidates)
      return { id: null, name: ref.name }
    }
    // A list names each of its players once; if several are possible, the evidence after the run decides.
    const found = candidates.length === 1 ? candidates[0] : undefined
    const id = found ?? this.#create(ref, role === 'player' ? (circle?.gender ?? null) : null)
    if (found !== undefined) this.#learn(found, ref)
    this.#keepKey(id, key, ref)
    return this.#seen(id, ref, circle, role)
  }

  /** Of several of one name, those of an age to play, and then those who were there in this role, if there are any. */
  async #narrow(candidates: readonly string[], circle: Circle | null, role: Role | null): Promise<readonly string[]> {
    if (candidates.length < 2 || circle === null || role === null) return candidates
    const isOfAge = (id: string) => isPlayingAge(this.#births.get(id) ?? null, circle.year)
    const able = role === 'player' ? candidates.filter(isOfAge) : candidates
    const left = able.length > 0 ? able : candidates
    const known = left.length > 1 ? await this.#teamPeople.inRole(left, circle, role) : left
    return known.length > 0 ? known : left
  }

  /** Asked once for a name and a team, whatever the edition. */
  #wonder(ref: PersonRef, circle: Circle | null, candidates: readonly string[]): void {
    const key = ref.key ?? (circle && teamKey(ref, circle))
    if (key === null) return
    const context = { birthDate: ref.birthDate, team: circle?.team ?? null, edition: null }
    this.#unsure.note({ kind: 'person', key, name: ref.name, candidates, context })
  }

  async #find(ref: PersonRef, circle: Circle | null): Promise<readonly string[]> {
    if (ref.birthDate !== null) {
      const born = this.#named(ref).filter(
        (id) => this.#births.get(id) === ref.birthDate && this.#mayBe(id, ref, circle, true),
      )
      if (born.length > 0 || circle === null) return born
    }
    // A number alone says nothing of who else this may be; what the sheets prove is weighed after the run.
    if (circle === null || (ref.key !== null && ref.birthDate === null)) return []
    return this.#teamPeople.find(namesOf(ref), circle, (id, near) => this.#mayBe(id, ref, circle, near))
  }

  /** Whether nothing forbids: another number of the same dataset, the other sex, another birth date. */
  #mayBe(id: string, ref: PersonRef, circle: Circle | null, near: boolean): boolean {
    const gender = this.#genders.get(id)
    if (gender !== undefined && circle?.gender !== undefined && gender !== circle.gender) return false
    if (ref.key !== null && this.sources.hasOtherNumber(id, ref.key)) return false
    const known = this.#births.get(id) ?? null
    return known === null || ref.birthDate === null || bornBits(known, ref.birthDate) >= (near ? -7 : -2)
  }

  /** Adds an alias to a known person; with `circle`, the name is found in that team from now on. */
  addName(id: string, name: string, circle: Circle | null = null): void {
    const normalised = normaliseName(name)
    if (circle && normalised !== '') this.#teamPeople.note(id, [normalised], circle, null)
    if (normalised === '' || this.#byName.get(normalised)?.has(id)) return
    this.#name(id, normalised)
    this.touched.add(id)
    this.#writes.insert('aliases', { kind: 'person', record_id: id, alias: name })
  }

  /** A number that is new here belongs to a person whom another source has seen do the same, unless something forbids. */
  adoptNumber(ref: PersonRef, id: string, circle: Circle): void {
    if (ref.key === null || this.sources.findByKey(ref.key) !== null || !this.#mayBe(id, ref, circle, true)) return
    this.#learn(id, ref)
    this.#keepKey(id, ref.key, ref)
  }

  #learn(id: string, ref: PersonRef): void {
    for (const name of [ref.name, ref.fullName]) if (name !== null) this.addName(id, name)
    const known = this.#births.get(id) ?? null
    if (ref.birthDate === null || known === ref.birthDate) return
    if (known !== null) return void this.disputed.add(id)
    this.#births.set(id, ref.birthDate)
    this.#writes.update('people', { id, birth_date: ref.birthDate })
  }

  /** A trigger derives roles at the cost of an update for every row; a new person is inserted with them. */
  #noteRole(id: string, role: Role): void {
    const queued = this.#queued.get(id)
    if (queued === undefined) return
    if (queued.flushes !== this.#writes.flushes) this.#queued.delete(id)
    else if (!queued.roles.includes(role)) queued.roles.push(role)
  }

  #create(ref: PersonRef, gender: 'men' | 'women' | null): string {
    const id = this.#ids.give(ref.name, 'pessoa')
    this.made.add(id)
    this.#births.set(id, ref.birthDate)
    if (gender !== null) this.#genders.set(id, gender)
    for (const name of namesOf(ref)) this.#name(id, name)
    const roles: Role[] = []
    this.#queued.set(id, { roles, flushes: this.#writes.flushes })
    this.#writes.insert('people', {
      id,
      name: ref.name,
      official_name: ref.fullName === ref.name ? null : ref.fullName,
      gender,
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
  #keepKey(id: string, key: string | null, { name, birthDate }: PersonRef): void {
    const other = key !== null && this.sources.ownStatement(id, null, '') !== null
    const said = { name, ...(birthDate !== null && { birth_date: birthDate }) }
    this.sources.keep(this.#writes, id, { file: other ? key : '', line: null, key, said })
  }

  #seen(id: string, ref: PersonRef, circle: Circle | null, role: Role | null): FoundPerson {
    this.touched.add(id)
    if (circle) this.#teamPeople.note(id, namesOf(ref), circle, role)
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

/** The key of a person's decision about a name at a team, in all its editions. */
function teamKey({ name, birthDate }: PersonRef, { team }: Circle): string {
  return `nome:${normaliseName(name)}|${birthDate ?? ''}|${team}`
}

const YOUNGEST = 14
const OLDEST = 90

/** A birth date after or just before the match is a slip of the source, and says nothing. */
function plausible(ref: PersonRef, circle: Circle | null): PersonRef {
  if (ref.birthDate === null || circle === null) return ref
  const age = circle.year - Number(ref.birthDate.slice(0, 4))
  return age >= YOUNGEST && age <= OLDEST ? ref : { ...ref, birthDate: null }
}

function namesOf({ name, fullName }: PersonRef): string[] {
  return [...new Set([name, fullName].flatMap((each) => (each === null ? [] : [normaliseName(each)])))]
}
