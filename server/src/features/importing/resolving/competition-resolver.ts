import { slug } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { countryInTitle } from '../datasets/names/demonyms.ts'
import type { EditionRef, NewCompetition } from '../records/records.ts'
import { Ids } from '../../../platform/slug-ids.ts'
import { findKnownCompetition, guessCompetition } from './known-competitions.ts'
import { normaliseName } from './names/normalise.ts'
import type { Competition, Edition, KnownCompetition } from '../storing/edition.ts'
import { namesOfEdition } from './official-years.ts'
import { NewRows } from '../storing/new-rows.ts'
import { RowRejected } from '../records/row-rejected.ts'
import { SourceRegister } from '../storing/source-register.ts'
import type { WriteQueue } from '../storing/write-queue.ts'

/** What the first match shows of an unknown competition. */
export interface FirstSight {
  readonly participants: 'club' | 'national'
  readonly country: string | null
}

/** Competitions and their editions, made on first sight. */
export class CompetitionResolver {
  readonly sources: SourceRegister
  readonly #writes: WriteQueue
  readonly #codes: Ids
  readonly #competitions = new Map<string, Competition>()
  readonly #editions = new Map<string, Edition>()
  /** Names read before the first match, which decides what kind of competition it is. */
  readonly #names = new Map<string, string>()
  /** What files show of competitions that no table has, by the ids that their readers made. */
  readonly #introduced = new Map<string, NewCompetition>()
  /** Ids that readers made for a competition that is known under another one. */
  readonly #redirects = new Map<string, string>()
  /** Ids by country, participants, gender and name; null where two competitions share it. */
  readonly #byName = new Map<string, string | null>()
  readonly madeCompetitions = new NewRows()
  readonly madeEditions = new NewRows()

  private constructor(sources: SourceRegister, writes: WriteQueue, codes: readonly string[]) {
    this.sources = sources
    this.#writes = writes
    this.#codes = new Ids(codes)
  }

  static async load(transaction: Transaction<DB>, writes: WriteQueue, dataset: string): Promise<CompetitionResolver> {
    const sources = await new SourceRegister('edition', dataset).load(transaction)
    const competitions = await transaction
      .selectFrom('competitions')
      .select(['id', 'code', 'kind', 'participants', 'gender', 'country', 'name'])
      .execute()
    const editions = await transaction.selectFrom('editions').select(['id', 'name', 'competition_id', 'demo']).execute()
    const book = new CompetitionResolver(
      sources,
      writes,
      competitions.map(({ code }) => code),
    )
    for (const { name, ...row } of competitions) {
      book.#competitions.set(row.id, row as Competition)
      book.#learnName(row as Competition, name)
    }
    const aliases = await transaction
      .selectFrom('aliases')
      .select(['record_id', 'alias'])
      .where('kind', '=', 'competition')
      .execute()
    for (const { record_id, alias } of aliases) book.#learnName(book.#competitions.get(record_id), alias)
    const redirects = await transaction
      .selectFrom('redirects')
      .select(['old_id', 'new_id'])
      .where('kind', '=', 'competition')
      .execute()
    for (const { old_id, new_id } of redirects) book.#redirects.set(old_id, new_id)
    for (const { id, name, competition_id, demo } of editions) {
      const competition = book.#competitions.get(competition_id)!
      book.#editions.set(`${competition_id} ${name}`, {
        id,
        name,
        year: Number(name.slice(0, 4)),
        competition,
        demo,
        fresh: false,
      })
    }
    return book
  }

  /** The popular name, for a competition that will be seen later. */
  nameLater(stated: string, name: string): void {
    const id = this.#redirects.get(stated) ?? stated
    if (!this.#names.has(id)) this.#names.set(id, name)
  }

  /** A competition that is not stored under `id` is the one called `popularId`. */
  nameUnlessStored(id: string, popularId: string): void {
    if (!this.hasCompetition(id)) this.#redirects.set(id, this.#redirects.get(popularId) ?? popularId)
  }

  /**
   * A competition that no table has, as a file shows it. One of the same name, country and participants is the same.
   * True where it is new to this platform.
   */
  introduce(id: string, about: NewCompetition): boolean {
    if (this.#isKnown(id) || this.#introduced.has(id) || this.#redirects.has(id)) return false
    const sameName = about.names.map((name) => this.#byName.get(nameKey(about, name)))
    const same = new Set(sameName.filter((found) => found !== undefined && found !== null))
    const [only] = same
    if (only !== undefined && same.size === 1) {
      this.#redirects.set(id, only)
      return false
    }
    this.#introduced.set(id, about)
    for (const name of about.names) this.#learnName({ id, ...about }, name)
    return true
  }

  #isKnown(id: string): boolean {
    return this.#competitions.has(id) || findKnownCompetition(id) !== null
  }

  #learnName(competition: (NameSigns & { readonly id: string }) | undefined, name: string): void {
    if (!competition) return
    const key = nameKey(competition, name)
    const before = this.#byName.get(key)
    this.#byName.set(key, before === undefined || before === competition.id ? competition.id : null)
  }

  /**
   * The reference with the id that the competition really has, and the name of the edition: one that is stored under
   * another year keeps it.
   */
  #follow(ref: EditionRef): EditionRef {
    const competition = this.#redirects.get(ref.competition) ?? ref.competition
    const names = namesOfEdition(competition, ref.edition)
    const edition = names.find((name) => this.#editions.has(`${competition} ${name}`)) ?? names[0]!
    return { competition, edition }
  }

  find(ref: EditionRef): Edition | null {
    const { competition, edition } = this.#follow(ref)
    return this.#editions.get(`${competition} ${edition}`) ?? null
  }

  edition(stated: EditionRef, sight: FirstSight): Edition {
    const ref = this.#follow(stated)
    const known = this.#editions.get(`${ref.competition} ${ref.edition}`)
    if (known?.demo) throw new RowRejected(ofDemonstration(ref))
    if (known) return known
    if (!/^\d{4}(-\d{2})?$/.test(ref.edition)) throw new RowRejected(`“${ref.edition}” não é uma temporada.`)
    const competition = this.competition(ref.competition, null, sight)
    const id = slug(`${competition.id}_${ref.edition}`)
    this.madeEditions.add(id)
    const edition = {
      id,
      name: ref.edition,
      year: Number(ref.edition.slice(0, 4)),
      competition,
      demo: false,
      fresh: true,
    }
    this.#editions.set(`${ref.competition} ${ref.edition}`, edition)
    this.#writes.insert('editions', {
      id,
      competition_id: competition.id,
      name: ref.edition,
      starts: null,
      ends: null,
      hosts: [],
    })
    return edition
  }

  /** One that is stored. */
  findEdition(id: string): Edition | null {
    for (const edition of this.#editions.values()) if (edition.id === id) return edition
    return null
  }

  hasCompetition(stated: string): boolean {
    return this.#competitions.has(this.#redirects.get(stated) ?? stated)
  }

  competition(stated: string, name: string | null, sight: FirstSight): Competition {
    const id = this.#redirects.get(stated) ?? stated
    const known = this.#competitions.get(id)
    if (known) return known
    if (!/^[a-z0-9_]{1,150}$/.test(id)) throw new RowRejected(`“${id}” não serve como id de um campeonato.`)
    const introduced = this.#introduced.get(id)
    const about = findKnownCompetition(id) ??
      (introduced && withCode(id, introduced)) ?? {
        code: id,
        ...guessCompetition(id, sight.participants, sight.country),
      }
    const competition: Competition = { id, ...about, code: this.#codes.give(about.code.slice(0, 50), 'comp') }
    this.#competitions.set(id, competition)
    this.madeCompetitions.add(id)
    const popular = name ?? this.#names.get(id) ?? id
    this.#writes.insert('competitions', { ...competition, name: popular, unconfirmed: introduced !== undefined })
    for (const alias of introduced?.names ?? []) {
      if (alias !== popular) this.#writes.insert('aliases', { kind: 'competition', record_id: id, alias })
    }
    return competition
  }
}

function ofDemonstration({ competition, edition }: EditionRef): string {
  return `a temporada ${edition} de ${competition} é da demonstração: remova a demonstração e importe de novo.`
}

type NameSigns = Pick<NewCompetition, 'country' | 'participants' | 'gender'>

/** `English Premier League` and `Premier League` of England are one name. */
function nameKey({ country, participants, gender }: NameSigns, name: string): string {
  const { country: named, bare } = countryInTitle(name)
  const own = named !== null && named === country ? bare : name
  return [country ?? '', participants, gender, plainTitle(own)].join('|')
}

/**
 * Campeonato Brasileiro de Futebol Feminino Série A1 is Brasileirão Feminino A1. Whose it is stands in the key, so that the
 * title need not say it.
 */
function plainTitle(title: string): string {
  const name = normaliseName(title)
  const plain = ` ${name}`
    .replace(/^ (?:campeonato(?= ))?(?: ?brasileir(?:ao|o)(?= ))? ?/, ' ')
    .replaceAll(/ (?:de futebol|serie(?= [a-d]\d?(?: |$))|femin\w*|women s?|womens)(?= |$)/g, '')
    .trim()
  return plain === '' ? name : plain
}

function withCode(code: string, { kind, participants, gender, country }: NewCompetition): KnownCompetition {
  return { code, kind, participants, gender, country }
}
