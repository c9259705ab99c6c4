import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { StadiumRef } from '../records/records.ts'
import { Ids } from '../../../platform/slug-ids.ts'
import { normaliseName } from './names/normalise.ts'
import { cityOf } from './names/stadium-name.ts'
import { readLeftIds } from './left-ids.ts'
import { NewRows } from '../storing/new-rows.ts'
import { SourceRegister } from '../storing/source-register.ts'
import type { UnsureNames } from './unsure-names.ts'
import type { WriteQueue } from '../storing/write-queue.ts'

interface Stadium {
  readonly id: string
  city: string | null
  country: string | null
}

/** Resolves a dataset's reference to a stadium: by its key, then by name within city and country. */
export class StadiumResolver {
  readonly sources: SourceRegister
  readonly #writes: WriteQueue
  readonly #unsure: UnsureNames
  readonly #ids: Ids
  readonly #byId = new Map<string, Stadium>()
  readonly #byName = new Map<string, Set<Stadium>>()
  readonly made = new NewRows()
  /** Found or created by a name that is new in this run. */
  readonly touched = new Set<string>()

  private constructor(sources: SourceRegister, writes: WriteQueue, unsure: UnsureNames, ids: readonly string[]) {
    this.sources = sources
    this.#writes = writes
    this.#unsure = unsure
    this.#ids = new Ids(ids)
  }

  static async load(
    transaction: Transaction<DB>,
    writes: WriteQueue,
    dataset: string,
    unsure: UnsureNames,
  ): Promise<StadiumResolver> {
    const sources = await new SourceRegister('stadium', dataset).load(transaction)
    const stadiums = await transaction.selectFrom('stadiums').select(['id', 'city', 'country', 'demo']).execute()
    const aliases = await sql<{ record_id: string; normalised: string }>`
      select record_id, normalised from aliases where kind = 'stadium'`.execute(transaction)
    const left = await readLeftIds(transaction, 'stadium')
    const book = new StadiumResolver(sources, writes, unsure, [...stadiums.map(({ id }) => id), ...left])
    for (const stadium of stadiums) if (!stadium.demo) book.#byId.set(stadium.id, { ...stadium })
    for (const { record_id, normalised } of aliases.rows) book.#name(record_id, normalised)
    return book
  }

  /** Null if several are possible: a match without a ground is better than one on a wrong ground. */
  resolve(stated: StadiumRef): string | null {
    const ref = { ...stated, city: cityOf(stated.city) }
    const name = normaliseName(ref.name)
    if (name === '') return null
    // As with teams: if the dataset has no key, its name for the stadium serves as one.
    const place = [ref.city ?? '', ref.country ?? ''].map(normaliseName)
    const key = ref.key ?? `nome:${name}|${place.join('|')}`
    const byKey = this.sources.findByKey(key)
    if (byKey !== null) return byKey
    const hits = [...(this.#byName.get(name) ?? [])].filter((stadium) => fits(stadium, ref))
    if (hits.length > 1) {
      const candidates = hits.map(({ id }) => id)
      const context = { city: ref.city, country: ref.country }
      this.#unsure.note({ kind: 'stadium', key, name: ref.name, candidates, context })
      return null
    }
    const id = hits[0]?.id ?? this.#create(ref)
    this.touched.add(id)
    this.#learn(id, ref)
    this.sources.keep(this.#writes, id, { file: key, line: null, key, said: {} })
    return id
  }

  /** Stores the place if it was unknown, so that the order of imports makes no difference. */
  #learn(id: string, { city, country }: StadiumRef): void {
    const stadium = this.#byId.get(id)
    if (!stadium) return
    const news = {
      ...(stadium.city === null && city !== null && { city }),
      ...(stadium.country === null && country !== null && { country }),
    }
    if (Object.keys(news).length === 0) return
    Object.assign(stadium, news)
    this.#writes.update('stadiums', { id, ...news })
  }

  addAlias(id: string, alias: string): boolean {
    const name = normaliseName(alias)
    const stadium = this.#byId.get(id)
    if (!stadium || name === '' || this.#byName.get(name)?.has(stadium)) return false
    this.#name(id, name)
    this.#writes.insert('aliases', { kind: 'stadium', record_id: id, alias })
    return true
  }

  #create({ name, city, country }: StadiumRef): string {
    const id = this.#ids.give(name, 'estadio')
    this.made.add(id)
    this.#byId.set(id, { id, city, country })
    this.#name(id, normaliseName(name))
    const row = { id, name, city, country, state: null, capacity: null, opened: null, latitude: null, longitude: null }
    this.#writes.insert('stadiums', row)
    return id
  }

  #name(id: string, name: string): void {
    const stadium = this.#byId.get(id)
    if (stadium) this.#byName.set(name, (this.#byName.get(name) ?? new Set()).add(stadium))
  }
}

function fits(stadium: Stadium, ref: StadiumRef): boolean {
  const sameCity = stadium.city === null || ref.city === null || normaliseName(stadium.city) === normaliseName(ref.city)
  return sameCity && (stadium.country === null || ref.country === null || stadium.country === ref.country)
}
