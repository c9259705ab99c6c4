import type { Transaction } from 'kysely'
import { runIn } from '../../../database/run-statement.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { EditionRecord, ImportRecord, MatchRecord, Rejection, RowRecord, Warning } from '../records/records.ts'
import { CompetitionResolver } from '../resolving/competition-resolver.ts'
import { readTrust } from '../choosing/dataset-trust.ts'
import { deriveSpells } from '../writing/derived-spells.ts'
import { FactRecords } from '../writing/fact-records.ts'
import { KnownFacts } from '../writing/known-facts.ts'
import { findKnownCompetition } from '../resolving/known-competitions.ts'
import { MatchWriter, type Books } from '../writing/match-writer.ts'
import { PersonResolver } from '../resolving/person-resolver.ts'
import { keepListedApart, settlePeople } from '../joining/reconcile-people.ts'
import { settleSides } from '../joining/settle-sides.ts'
import { settleNamesakes } from '../joining/settle-namesakes.ts'
import { settleSquads } from '../joining/settle-squads.ts'
import { fillFromNationalTeams } from '../writing/squad-facts.ts'
import { place } from './settle-unsure-name.ts'
import { reconcileStadiums } from '../joining/reconcile-stadiums.ts'
import { fillConfederations } from '../storing/fill-confederations.ts'
import { fillDeductions } from '../storing/fill-deductions.ts'
import { fillParticipants } from '../storing/fill-participants.ts'
import { removeEmptyPhases } from '../storing/remove-empty-phases.ts'
import { removeUnnamedPeople } from '../storing/remove-unnamed-people.ts'
import { RowRejected, type RowOutcome } from '../records/row-rejected.ts'
import { type Tally } from './report.ts'
import { SquadWriter } from '../writing/squad-writer.ts'
import { StadiumResolver } from '../resolving/stadium-resolver.ts'
import { reportImplausible } from '../joining/plausibility.ts'
import { followJoins, keepQuestions, reconcileClubs } from '../joining/reconcile.ts'
import { TeamResolver } from '../resolving/team-resolver.ts'
import type { UnsureNames } from '../resolving/unsure-names.ts'
import { holdSquadJumps } from '../waiting/hold-squads.ts'
import { holdImplausible, joinReturned, putBackWaiting, settleWaiting } from '../waiting/hold.ts'
import { WriteQueue } from '../storing/write-queue.ts'

const ROWS_BEFORE_FLUSH = 8_000

async function openBooks(transaction: Transaction<DB>, dataset: string, unsure: UnsureNames): Promise<Books> {
  const writes = new WriteQueue(transaction)
  return {
    transaction,
    writes,
    dataset,
    trust: await readTrust(transaction),
    teams: await TeamResolver.load(transaction, writes, dataset, unsure),
    people: await PersonResolver.load(transaction, writes, dataset, unsure),
    stadiums: await StadiumResolver.load(transaction, writes, dataset, unsure),
    competitions: await CompetitionResolver.load(transaction, writes, dataset),
  }
}

/** A dataset's statements: records are resolved, and the shown values are chosen. */
export type StatedRecord = Exclude<ImportRecord, Rejection | Warning | RowRecord>

/** Where records of every kind go. */
export class RecordIntake {
  readonly #books: Books
  readonly #tally: Tally
  readonly #matches: MatchWriter
  /** Called after each match of a file: progress is shown and a stop is noticed while they are written. */
  readonly #onWritten: () => void
  readonly #facts: FactRecords
  readonly #knownFacts: KnownFacts
  readonly #squads: SquadWriter
  /** Matches of one file wait until all of them are read: which clubs their names mean is decided over whole editions. */
  #batch: { readonly record: MatchRecord; readonly position: number }[] = []
  /** Editions of unknown competitions, held until their first match shows whether clubs or nations play. */
  readonly #waiting = new Map<string, EditionRecord[]>()

  private constructor(books: Books, tally: Tally, onWritten: () => void) {
    this.#books = books
    this.#onWritten = onWritten
    this.#tally = tally
    this.#matches = new MatchWriter(books)
    this.#facts = new FactRecords(books)
    this.#knownFacts = new KnownFacts(books)
    this.#squads = new SquadWriter(books)
  }

  static async open(
    transaction: Transaction<DB>,
    dataset: string,
    tally: Tally,
    onWritten: () => void,
  ): Promise<RecordIntake> {
    return new RecordIntake(await openBooks(transaction, dataset, tally.unsure), tally, onWritten)
  }

  async take(record: StatedRecord): Promise<void> {
    if (record.record === 'match') {
      if (this.#batch[0] && this.#batch[0].record.origin.file !== record.origin.file) await this.#writeBatch()
      this.#batch.push({ record, position: this.#tally.position })
      return
    }
    if (record.record !== 'edition') await this.#writeBatch()
    await this.#write(record)
  }

  async #writeBatch(): Promise<void> {
    const batch = this.#batch
    if (batch.length === 0) return
    this.#batch = []
    const { position } = this.#tally
    await this.#matches.align(batch.map(({ record }) => record))
    for (const match of batch) {
      this.#tally.position = match.position
      await this.#write(match.record)
      this.#onWritten()
    }
    this.#tally.position = position
  }

  async #write(record: StatedRecord): Promise<void> {
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
    await this.#writeBatch()
    for (const records of this.#waiting.values())
      for (const record of records) await this.#takeEdition(record, 'club', null)
    await this.#knownFacts.settle(
      (outcome) => this.#tally.count(outcome),
      ({ origin }, reason) => this.#tally.reject(origin, reason),
    )
    const { transaction, writes, teams } = this.#books
    await writes.settle()
    const returned = await putBackWaiting(transaction, [...teams.touched, ...teams.namedAlike.keys()])
    const namesakes = this.#matches.namesakes
    await writes.settle()
    await settleNamesakes(transaction, namesakes)
    const { joined, questions } = await reconcileClubs(transaction, teams.touched, teams.namedAlike)
    await keepQuestions(transaction, questions)
    await joinReturned(transaction, returned)
    await settleWaiting(transaction, [...new Set(joined.values())])
    await removeEmptyPhases(transaction, [...this.#matches.moved])
    await settleSides(transaction, [...this.#matches.turned])
    await reconcileStadiums(transaction, this.#books.stadiums.touched)
    await keepListedApart(transaction, this.#squads.lists.listedApart)
    const people = await settlePeople(transaction, this.#books.people, this.#squads.lists)
    await settleSquads(
      transaction,
      this.#squads.before.editions,
      this.#books.dataset,
      this.#squads.lists.byPlace((id) => followJoins(people, id)),
    )
    await this.#holdSquads((id) => followJoins(people, id))
    await fillFromNationalTeams(transaction, [...this.#books.people.touched, ...people.values()])
    for (const { unsure, record } of this.#tally.unsure.settle('person', people))
      await place(transaction, unsure, record)
    await this.#holdImplausible(new Set([...this.#matches.editions, ...returned.editions]))
    const playedIn = [...this.#matches.lineupsTouched].map((id) => followJoins(joined, id))
    await deriveSpells(transaction, {
      teams: [...new Set([...playedIn, ...joined.values()])],
      people: [...new Set(people.values())],
    })
    await removeUnnamedPeople(transaction)
    await fillParticipants(runIn(transaction))
    await fillConfederations(runIn(transaction))
    await fillDeductions(runIn(transaction))
    await reportImplausible(transaction, { editions: this.#matches.editions, people: this.#books.people.touched })
    this.#tally.conflicts = this.#matches.conflicts.met + this.#facts.conflictsMet + this.#knownFacts.conflictsMet
  }

  async #holdSquads(follow: (id: string) => string): Promise<void> {
    const { transaction, dataset } = this.#books
    for (const held of await holdSquadJumps(transaction, dataset, this.#squads.before, follow))
      this.#tally.warn(held.origin, `${held.words} ${held.reason}`)
  }

  async #holdImplausible(editions: ReadonlySet<string>): Promise<void> {
    for (const held of await holdImplausible(this.#books.transaction, [...editions])) {
      this.#tally.warn(held.origin, `${held.words}: o jogo espera revisão. ${held.reason}`)
      if (held.lineupsFrom !== null) for (const id of held.teams) this.#matches.lineupsTouched.add(id)
    }
  }

  async #dispatch(record: StatedRecord): Promise<void> {
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
      case 'known-team':
      case 'known-person':
        return this.#knownFacts.take(record)
      case 'competition':
        return this.#tally.count(await this.#facts.competition(record))
      case 'edition': {
        const { competition, edition } = record.edition
        const { newCompetition, popularId } = record
        if (popularId !== undefined) this.#books.competitions.nameUnlessStored(competition, popularId)
        if (newCompetition) {
          const isNew = this.#books.competitions.introduce(competition, newCompetition)
          if (isNew) this.#tally.warn(record.origin, `campeonato novo, criado a partir do arquivo: ${record.name}.`)
          return this.#takeEdition(record, newCompetition.participants, newCompetition.country)
        }
        const known = this.#books.competitions.hasCompetition(competition) || findKnownCompetition(competition)
        if (known) return this.#takeEdition(record, 'club', null)
        const key = `${competition} ${edition}`
        this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), record])
        return
      }
    }
  }

  #doubtful({ origin }: StatedRecord, taken: { outcome: RowOutcome; doubts: readonly string[] }): void {
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
