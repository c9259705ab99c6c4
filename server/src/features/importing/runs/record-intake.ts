import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { EditionRecord, ImportRecord, Rejection, RowRecord, Warning } from '../datasets/records.ts'
import { CompetitionBook } from './competition-book.ts'
import { readTrust } from './datasets.ts'
import { deriveSpells } from './derived-spells.ts'
import { FactRecords } from './fact-records.ts'
import { findKnownCompetition } from './known-competitions.ts'
import { MatchBook, type Books } from './match-book.ts'
import { PersonBook } from './person-book.ts'
import { removeEmptyPhases } from './queries.ts'
import { RowRejected, type RowOutcome, type Tally } from './report.ts'
import { SquadBook } from './squad-book.ts'
import { StadiumBook } from './stadium-book.ts'
import { TeamBook } from './team-book.ts'
import type { UnsureNames } from './unsure-names.ts'
import { Writes } from './writes.ts'

const ROWS_BEFORE_FLUSH = 8_000

async function openBooks(transaction: Transaction<DB>, dataset: string, unsure: UnsureNames): Promise<Books> {
  const writes = new Writes(transaction)
  return {
    transaction,
    writes,
    dataset,
    trust: await readTrust(transaction),
    teams: await TeamBook.load(transaction, writes, dataset, unsure),
    people: await PersonBook.load(transaction, writes, dataset, unsure),
    stadiums: await StadiumBook.load(transaction, writes, dataset, unsure),
    competitions: await CompetitionBook.load(transaction, writes, dataset),
  }
}

/** What a dataset says in records: who is meant is found out, and what is shown is chosen. */
export type SaidRecord = Exclude<ImportRecord, Rejection | Warning | RowRecord>

/** Where records of every kind go. */
export class RecordIntake {
  readonly #books: Books
  readonly #tally: Tally
  readonly #matches: MatchBook
  readonly #facts: FactRecords
  readonly #squads: SquadBook
  /** Editions of competitions that nobody knows, until their first match shows what they are. */
  readonly #waiting = new Map<string, EditionRecord[]>()

  private constructor(books: Books, tally: Tally) {
    this.#books = books
    this.#tally = tally
    this.#matches = new MatchBook(books)
    this.#facts = new FactRecords(books)
    this.#squads = new SquadBook(books)
  }

  static async open(transaction: Transaction<DB>, dataset: string, tally: Tally): Promise<RecordIntake> {
    return new RecordIntake(await openBooks(transaction, dataset, tally.unsure), tally)
  }

  async take(record: SaidRecord): Promise<void> {
    this.#tally.unsure.origin = record.origin
    try {
      await this.#dispatch(record)
    } catch (error) {
      if (!(error instanceof RowRejected)) throw error
      this.#tally.reject(record.origin, error.message)
    }
    if (this.#books.writes.size >= ROWS_BEFORE_FLUSH) await this.#books.writes.flush()
  }

  async finish(): Promise<void> {
    for (const records of this.#waiting.values())
      for (const record of records) await this.#takeEdition(record, 'club', null)
    const { transaction, writes } = this.#books
    await writes.settle()
    await removeEmptyPhases(transaction, [...this.#matches.moved])
    for (const [source, teams] of this.#matches.lineupsTouched) await deriveSpells(transaction, source, [...teams])
    this.#tally.conflicts = this.#matches.conflicts.met + this.#facts.conflictsMet
  }

  async #dispatch(record: SaidRecord): Promise<void> {
    switch (record.record) {
      case 'match': {
        const waiting = `${record.edition.competition} ${record.edition.edition}`
        for (const edition of this.#waiting.get(waiting) ?? []) {
          await this.#takeEdition(edition, record.home.kind, record.home.country)
        }
        this.#waiting.delete(waiting)
        return this.#tally.count(await this.#matches.take(record))
      }
      case 'team':
        return this.#doubtful(record, await this.#facts.team(record))
      case 'stadium':
        return this.#tally.count(await this.#facts.stadium(record))
      case 'person':
        return this.#tally.count(await this.#facts.person(record))
      case 'squad':
        return this.#doubtful(record, await this.#squads.take(record))
      case 'competition':
        return this.#tally.count(await this.#facts.competition(record))
      case 'edition': {
        const { competition, edition } = record.edition
        const known = this.#books.competitions.hasCompetition(competition) || findKnownCompetition(competition)
        if (known) return this.#takeEdition(record, 'club', null)
        const key = `${competition} ${edition}`
        this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), record])
        return
      }
    }
  }

  #doubtful({ origin }: SaidRecord, taken: { outcome: RowOutcome; doubts: readonly string[] }): void {
    for (const doubt of taken.doubts) this.#tally.warn(origin, doubt)
    this.#tally.count(taken.outcome)
  }

  async #takeEdition(record: EditionRecord, participants: 'club' | 'national', country: string | null): Promise<void> {
    try {
      this.#tally.count(await this.#facts.edition(record, participants, country))
    } catch (error) {
      if (!(error instanceof RowRejected)) throw error
      this.#tally.reject(record.origin, error.message)
    }
  }
}
