import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { MatchRecord, TeamRef } from '../records/records.ts'
import { matchIdOf } from '../../football/editions/structure-ids.ts'
import { columnsToWrite, partsByHand } from './by-hand.ts'
import type { CompetitionResolver } from '../resolving/competition-resolver.ts'
import type { Edition } from '../storing/edition.ts'
import { ConflictRegister } from '../storing/conflict-register.ts'
import type { Trust } from '../choosing/dataset-trust.ts'
import {
  addMatch,
  loadEditionMatches,
  type EditionMatches,
  type KnownMatch,
  type MatchRow,
} from '../storing/edition-matches.ts'
import { changedColumns, chooseMatch, type MatchChoice, type PartName } from '../choosing/match-choice.ts'
import { claimOf, findKnownMatch, isWaiting } from './find-known-match.ts'
import { MatchParts, type SidesOf } from './match-parts.ts'
import { MatchKeys } from '../storing/match-keys.ts'
import { PlayerStatisticsWriter } from './player-statistics-writer.ts'
import { StatisticsWriter } from './statistics-writer.ts'
import { SameGoals, type Scorers } from './same-goals.ts'
import { statementOf, turnedRound } from '../choosing/match-statement.ts'
import type { PersonResolver } from '../resolving/person-resolver.ts'
import { RowRejected, type RowOutcome } from '../records/row-rejected.ts'
import { canonical } from '../../../database/canonical.ts'
import { fileName } from '../storing/source-register.ts'
import type { StadiumResolver } from '../resolving/stadium-resolver.ts'
import { alignEdition } from '../resolving/align-edition.ts'
import type { NamesakeMatches } from '../resolving/namesakes.ts'
import type { TeamResolver } from '../resolving/team-resolver.ts'
import type { WriteQueue } from '../storing/write-queue.ts'

export interface Books {
  readonly transaction: Transaction<DB>
  readonly writes: WriteQueue
  readonly dataset: string
  readonly trust: Trust
  readonly teams: TeamResolver
  readonly people: PersonResolver
  readonly stadiums: StadiumResolver
  readonly competitions: CompetitionResolver
}

interface Teams {
  readonly home: string
  readonly away: string
}

const PARTS = ['events', 'lineups', 'officials'] as const

/** Makes one match of all that the datasets say of it. */
export class MatchWriter {
  readonly conflicts = new ConflictRegister('match')
  readonly #books: Books
  readonly #parts: MatchParts
  readonly #sameGoals: SameGoals
  readonly #statistics: StatisticsWriter
  readonly #playerStatistics: PlayerStatisticsWriter
  readonly #keys: MatchKeys
  readonly #editions = new Map<string, EditionMatches>()
  readonly #namesakes: { readonly edition: Edition; readonly ref: TeamRef; readonly club: string }[] = []
  /** Editions in which a match moved: a phase may be empty now. */
  readonly moved = new Set<string>()
  /** Matches for which a source stated the teams in the other order for the first time. */
  readonly turned = new Set<string>()
  /** The teams whose line-ups were added, removed or moved to another day: spells are derived again for them. */
  readonly lineupsTouched = new Set<string>()

  constructor(books: Books) {
    this.#books = books
    this.#parts = new MatchParts(books.transaction, books.writes, books.people, books.dataset)
    this.#sameGoals = new SameGoals(books.transaction, books.people)
    this.#statistics = new StatisticsWriter(books.transaction, books.writes, books.dataset)
    this.#playerStatistics = new PlayerStatisticsWriter(books.transaction, books.writes, this.#parts, books.dataset)
    this.#keys = new MatchKeys(books.transaction, books.dataset)
  }

  async take(stated: MatchRecord): Promise<RowOutcome> {
    const { dataset, teams, competitions, stadiums, writes, trust } = this.#books
    const edition = competitions.edition(stated.edition, {
      participants: stated.home.kind,
      country: stated.home.country,
    })
    const known = await this.#edition(edition)
    const where = { competition: edition.competition.id, edition: edition.id, day: stated.day }
    const teamIds = { home: teams.resolve(stated.home, where), away: teams.resolve(stated.away, where) }
    if (teamIds.home === teamIds.away) throw new RowRejected(`${stated.home.name} não pode jogar contra si mesmo.`)

    const stadium = stated.stadium && stadiums.resolve(stated.stadium)
    const resolved = { stated, dataset, ...teamIds, stadium }
    const { match, turned } = findKnownMatch(known, resolved)
    const record = turned ? turnedRound(stated) : stated
    const said = statementOf(stated, stadium, turned)
    if (match === null && isWaiting(known, resolved, said)) return 'unchanged'
    const id = match?.row.id ?? this.#newId(edition, known, record, teamIds)
    const file = fileName(stated.origin)
    const wordsBefore = known.sources.statementsOn(id)
    const key = await this.#keys.claim(stated.key, id)
    const isNews = known.sources.keep(writes, id, { file, line: stated.origin.line, key, said })
    if (turned && isNews) this.turned.add(id)
    const words = known.sources.statementsOn(id)
    const choice = chooseMatch(words, trust)
    const then = wordsBefore.length > 0 ? chooseMatch(wordsBefore, trust) : null

    const before = match?.row ?? null
    const { home_id, away_id } = before ?? { home_id: teamIds.home, away_id: teamIds.away }
    const moved = then === null || canonical(then.place) !== canonical(choice.place)
    const byHand = await partsByHand(this.#books.transaction, before)
    const sourceOf = (part: PartName) =>
      this.#isOwn(choice, part, file) && !byHand.has(part) ? this.#claim(file) : (before?.[`${part}_source`] ?? null)
    const news = then ? changedColumns(then, choice) : choice.columns
    const row: MatchRow = {
      ...before,
      id,
      edition_id: edition.id,
      home_id,
      away_id,
      ...(moved && known.structure.place(choice.place, home_id, away_id)),
      ...columnsToWrite(before, byHand, { all: choice.columns, news }),
      covers_events: choice.parts.events !== null || (before?.covers_events ?? false),
      covers_lineups: choice.parts.lineups !== null || (before?.covers_lineups ?? false),
      events_source: sourceOf('events'),
      lineups_source: sourceOf('lineups'),
      officials_source: sourceOf('officials'),
    } as MatchRow
    const current = match ?? this.#add(known, row)
    current.claimedBy = this.#claim(file)
    current.roundNumber = choice.place.round?.number ?? current.roundNumber
    const isToldBefore = before !== null && before.events_source !== null && before.events_source !== this.#claim(file)
    const scorers: Scorers =
      isNews && isToldBefore ? await this.#sameGoals.find({ id, home_id, away_id, edition }, record) : new Map()
    await this.#writeParts(current, before, edition, record, choice, { file, isNews, byHand, scorers })
    if (isNews && said.statistics) await this.#statistics.write(id, said.statistics, wordsBefore)
    if (isNews) await this.#playerStatistics.write(sidesOf(current.row, edition, record), record)
    const changed = match !== null && this.#change(match, row)
    this.conflicts.settle(writes, id, choice.disagreements)
    return match === null ? 'created' : isNews || changed ? 'updated' : 'unchanged'
  }

  /**
   * Decides over whole editions which clubs a file's names mean, before its matches are written one by one. Only names
   * that are not certain are looked at, and only where the edition is known from elsewhere.
   */
  async align(records: readonly MatchRecord[]): Promise<void> {
    const { competitions, teams } = this.#books
    const clubs = records.filter(({ home, away }) => home.kind === 'club' && away.kind === 'club')
    for (const group of Map.groupBy(clubs, ({ edition }) => `${edition.competition} ${edition.edition}`).values()) {
      const edition = competitions.find(group[0]!.edition)
      if (!edition || edition.demo) continue
      for (const { ref, club } of alignEdition(teams, await this.#edition(edition), group))
        this.#namesakes.push({ edition, ref, club })
    }
  }

  /** Clubs whose matches were known of a namesake, with that one. */
  get namesakes(): readonly NamesakeMatches[] {
    return this.#namesakes.map(({ edition, ref, club }) => ({
      edition: edition.id,
      namesake: club,
      own: this.#books.teams.resolve(ref, { competition: edition.competition.id, edition: edition.id }),
    }))
  }

  /** The editions whose matches this run has looked at. */
  get editions(): Iterable<string> {
    return this.#editions.keys()
  }

  async #edition(edition: Edition): Promise<EditionMatches> {
    const before = this.#editions.get(edition.id)
    if (before) return before
    const { transaction, writes, dataset } = this.#books
    const known = await loadEditionMatches(transaction, writes, this.conflicts, dataset, edition)
    this.#editions.set(edition.id, known)
    return known
  }

  #claim(file: string): string {
    return claimOf(this.#books.dataset, file)
  }

  /** Whether it is this file's word on a part of the match that is shown. */
  #isOwn(choice: MatchChoice, part: PartName, file: string): boolean {
    const word = choice.parts[part]
    return word !== null && word.dataset === this.#books.dataset && word.file === file
  }

  #newId(edition: Edition, known: EditionMatches, record: MatchRecord, teams: Teams): string {
    const { code } = edition.competition
    const round = record.round?.number ?? null
    return known.ids.give(matchIdOf({ code, edition: edition.name, round, ...teams }), 'jogo')
  }

  #add(known: EditionMatches, row: MatchRow): KnownMatch {
    const { writes } = this.#books
    const match = { row, roundNumber: null, queued: writes.flushes, partsQueued: -1, claimedBy: null }
    addMatch(known, match)
    this.#books.teams.touched.add(row.home_id).add(row.away_id)
    writes.insert('matches', row)
    return match
  }

  #change(match: KnownMatch, row: MatchRow): boolean {
    if (canonical(match.row) === canonical(row)) return false
    if (match.row.phase_id !== row.phase_id) this.moved.add(row.edition_id)
    if (match.row.day !== row.day && row.lineups_source !== null) this.#touchLineups(match.row)
    Object.assign(match.row, row)
    if (match.queued !== this.#books.writes.flushes) this.#books.writes.update('matches', match.row)
    return true
  }

  #touchLineups({ home_id, away_id }: MatchRow): void {
    this.lineupsTouched.add(home_id).add(away_id)
  }

  async #writeParts(
    match: KnownMatch,
    before: MatchRow | null,
    edition: Edition,
    record: MatchRecord,
    choice: MatchChoice,
    {
      file,
      isNews,
      byHand,
      scorers,
    }: { file: string; isNews: boolean; byHand: ReadonlySet<PartName>; scorers: Scorers },
  ): Promise<void> {
    const { writes } = this.#books
    const source = this.#claim(file)
    // Where the order of trust was changed since, what this file has always said is to be shown only now.
    const wanted = PARTS.filter(
      (part) =>
        this.#isOwn(choice, part, file) && !byHand.has(part) && (isNews || before?.[`${part}_source`] !== source),
    )
    if (wanted.length === 0) return
    const columns = choice.columns as Record<string, number | null>
    const home = columns['extra_time_home'] ?? columns['home_score'] ?? null
    const away = columns['extra_time_away'] ?? columns['away_score'] ?? null
    const final = home === null || away === null ? null : ([home, away] as const)
    const about = { ...sidesOf(match.row, edition, record), final }
    for (const part of wanted) {
      // What is still in the queue cannot be replaced there.
      if (match.partsQueued === writes.flushes) await writes.flush()
      const then = before?.[`${part}_source`] ?? null
      const state = then === null ? 'none' : then === source ? 'own' : 'another'
      if (part === 'events') await this.#parts.writeEvents(about, record, state, scorers)
      if (part === 'lineups') {
        await this.#parts.writeLineups(about, record, state)
        this.#touchLineups(match.row)
      }
      if (part === 'officials') await this.#parts.writeOfficials(about, record, state)
    }
    match.partsQueued = writes.flushes
  }
}

/** The parts of a match that identify the person behind a name. */
function sidesOf(
  { id, home_id, away_id }: MatchRow,
  edition: Edition,
  { home: { kind, gender } }: MatchRecord,
): SidesOf {
  return { id, home_id, away_id, edition, national: kind === 'national', gender }
}
