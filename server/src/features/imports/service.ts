import { sql, type Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { DB } from '../../database/types.gen.ts'
import type { Importer, Source } from '../../importers/importer.ts'
import type { EditionRecord, ImportRecord } from '../../importers/records.ts'
import { CompetitionBook } from './competition-book.ts'
import { ensureDataset, readTrust } from './datasets.ts'
import { deriveSpells } from './derived-spells.ts'
import { FactRecords } from './fact-records.ts'
import { findKnownCompetition } from './known-competitions.ts'
import { MatchBook, type Books } from './match-book.ts'
import { PersonBook } from './person-book.ts'
import { removeEmptyPhases } from './queries.ts'
import { RowRejected, Tally, type ImportOutcome } from './report.ts'
import { SquadBook } from './squad-book.ts'
import { StadiumBook } from './stadium-book.ts'
import { TeamBook } from './team-book.ts'
import { Writes } from './writes.ts'

export interface ImportOptions {
  /** Does everything and then undoes it: the report is that of the real run. */
  readonly dryRun?: boolean
  /** Called every now and then with the number of rows read. */
  readonly onProgress?: (read: number) => void
}

// Any number, the same everywhere: imports take turns, because each remembers what it has found in the database.
const LOCK = 5_114_202_603
const ROWS_BEFORE_FLUSH = 8_000
const PROGRESS_ROWS = 200
const KEPT_REMARKS = 200

class DryRun extends Error {}

/** Imports a dataset in one transaction: whatever happens on the way, it is there completely or not at all. */
export async function importDataset(
  database: Database,
  importer: Importer,
  source: Source,
  { dryRun = false, onProgress }: ImportOptions = {},
): Promise<ImportOutcome> {
  let outcome: ImportOutcome | null = null
  try {
    await database.transaction().execute(async (transaction) => {
      outcome = await importIn(transaction, importer, source, onProgress ?? (() => undefined))
      if (dryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return outcome!
}

async function importIn(
  transaction: Transaction<DB>,
  importer: Importer,
  source: Source,
  onProgress: (read: number) => void,
): Promise<ImportOutcome> {
  const tally = new Tally()
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction)
  await ensureDataset(transaction, importer)
  const intake = new Intake(await openBooks(transaction, importer.id), tally)
  for await (const record of importer.read(source)) {
    await intake.take(record)
    if (tally.read % PROGRESS_ROWS === 0) onProgress(tally.read)
  }
  await intake.finish()
  onProgress(tally.read)
  const outcome = tally.outcome(importer.id)
  const { report, rejections, warnings } = outcome
  const { dataset, ...counts } = report
  const details = { rejections: rejections.slice(0, KEPT_REMARKS), warnings: warnings.slice(0, KEPT_REMARKS) }
  await transaction
    .insertInto('import_runs')
    .values({ dataset_id: dataset, ...counts, details: JSON.stringify(details) })
    .execute()
  return outcome
}

async function openBooks(transaction: Transaction<DB>, dataset: string): Promise<Books> {
  const writes = new Writes(transaction)
  return {
    transaction,
    writes,
    dataset,
    trust: await readTrust(transaction),
    teams: await TeamBook.load(transaction, writes, dataset),
    people: await PersonBook.load(transaction, writes, dataset),
    stadiums: await StadiumBook.load(transaction, writes, dataset),
    competitions: await CompetitionBook.load(transaction, writes, dataset),
  }
}

/** Where records of every kind go. */
class Intake {
  readonly #books: Books
  readonly #tally: Tally
  readonly #matches: MatchBook
  readonly #facts: FactRecords
  readonly #squads: SquadBook
  /** Editions of competitions that nobody knows, until their first match shows what they are. */
  readonly #waiting = new Map<string, EditionRecord[]>()

  constructor(books: Books, tally: Tally) {
    this.#books = books
    this.#tally = tally
    this.#matches = new MatchBook(books)
    this.#facts = new FactRecords(books)
    this.#squads = new SquadBook(books)
  }

  async take(record: ImportRecord): Promise<void> {
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
    const { transaction, writes, dataset } = this.#books
    await writes.settle()
    await removeEmptyPhases(transaction, [...this.#matches.moved])
    await deriveSpells(transaction, dataset)
    this.#tally.conflicts = this.#matches.conflicts.met + this.#facts.conflictsMet
  }

  async #dispatch(record: ImportRecord): Promise<void> {
    switch (record.record) {
      case 'rejection':
        return this.#tally.reject(record.origin, record.reason)
      case 'warning':
        return this.#tally.warn(record.origin, record.reason)
      case 'match': {
        const waiting = `${record.edition.competition} ${record.edition.edition}`
        for (const edition of this.#waiting.get(waiting) ?? []) {
          await this.#takeEdition(edition, record.home.kind, record.home.country)
        }
        this.#waiting.delete(waiting)
        return this.#tally.count(await this.#matches.take(record))
      }
      case 'team': {
        const { outcome, doubts } = await this.#facts.team(record)
        for (const doubt of doubts) this.#tally.warn(record.origin, doubt)
        return this.#tally.count(outcome)
      }
      case 'stadium':
        return this.#tally.count(await this.#facts.stadium(record))
      case 'person':
        return this.#tally.count(await this.#facts.person(record))
      case 'squad':
        return this.#tally.count(await this.#squads.take(record))
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

  async #takeEdition(record: EditionRecord, participants: 'club' | 'national', country: string | null): Promise<void> {
    this.#tally.count(await this.#facts.edition(record, participants, country))
  }
}
