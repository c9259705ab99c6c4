import { slug } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { EditionRef } from '../datasets/records.ts'
import { Ids } from '../../../platform/slug-ids.ts'
import { findKnownCompetition, guessCompetition, type KnownCompetition } from './known-competitions.ts'
import { NewRows } from '../writing/new-rows.ts'
import { RowRejected } from '../runs/report.ts'
import { SourceRegister } from '../writing/source-register.ts'
import type { WriteQueue } from '../writing/write-queue.ts'

export interface Competition extends KnownCompetition {
  readonly id: string
}

export interface Edition {
  readonly id: string
  readonly name: string
  readonly year: number
  readonly competition: Competition
  /** Invented: what is real never goes into it. */
  readonly demo: boolean
  /** Made in this run: the database has nothing of it yet. */
  readonly fresh: boolean
}

/** What a competition that nobody knows looks like at its first match. */
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
  /** Names heard before the first match, which decides what kind of competition it is. */
  readonly #names = new Map<string, string>()
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
      .select(['id', 'code', 'kind', 'participants', 'gender', 'country'])
      .execute()
    const editions = await transaction.selectFrom('editions').select(['id', 'name', 'competition_id', 'demo']).execute()
    const book = new CompetitionResolver(
      sources,
      writes,
      competitions.map(({ code }) => code),
    )
    for (const row of competitions) book.#competitions.set(row.id, row as Competition)
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
  hear(id: string, name: string): void {
    if (!this.#names.has(id)) this.#names.set(id, name)
  }

  find(ref: EditionRef): Edition | null {
    return this.#editions.get(`${ref.competition} ${ref.edition}`) ?? null
  }

  edition(ref: EditionRef, sight: FirstSight): Edition {
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

  hasCompetition(id: string): boolean {
    return this.#competitions.has(id)
  }

  competition(id: string, name: string | null, sight: FirstSight): Competition {
    const known = this.#competitions.get(id)
    if (known) return known
    if (!/^[a-z0-9_]{1,150}$/.test(id)) throw new RowRejected(`“${id}” não serve como id de um campeonato.`)
    const about = findKnownCompetition(id) ?? { code: id, ...guessCompetition(id, sight.participants, sight.country) }
    const competition: Competition = { id, ...about, code: this.#codes.give(about.code.slice(0, 50), 'comp') }
    this.#competitions.set(id, competition)
    this.madeCompetitions.add(id)
    const popular = name ?? this.#names.get(id) ?? id
    this.#writes.insert('competitions', { ...competition, name: popular })
    return competition
  }
}

function ofDemonstration({ competition, edition }: EditionRef): string {
  return `a temporada ${edition} de ${competition} é da demonstração: remova a demonstração e importe de novo.`
}
