import { GIVEN } from '../../football/rows/match-status.ts'
import type { Trust } from './dataset-trust.ts'
import { exceeds, type MatchStatement, type PartMark } from './match-statement.ts'
import { canonical } from '../../../database/canonical.ts'
import { chooseValue, findDisagreement, statementsOn, type Disagreement, type Statement } from './statements.ts'
import type { MatchRecord } from '../records/records.ts'

/** One source's statement about a match. */
interface MatchWord extends Statement {
  readonly said: MatchStatement
}

/** Where a match belongs in its edition, in a dataset's words. */
export type Place = Pick<MatchRecord, 'phase' | 'group' | 'round' | 'leg'>

export type PartName = 'events' | 'lineups' | 'officials'

export interface MatchChoice {
  readonly columns: Readonly<Record<string, unknown>>
  readonly place: Place
  /** The sources whose events, line-ups and officials are shown, one source for each part. */
  readonly parts: Readonly<Record<PartName, Statement | null>>
  readonly disagreements: readonly Disagreement[]
}

/** Chooses what to show: for each field the value of the most trusted source, with every disagreement. */
export function chooseMatch(all: readonly Statement[], trust: Trust): MatchChoice {
  const words = all as readonly MatchWord[]
  const first = <F extends keyof MatchStatement & string>(among: readonly MatchWord[], field: F): MatchStatement[F] =>
    chooseValue(among, field, trust)

  const day = first(words, 'day')
  const onDay = words.filter(({ said }) => day === null || said.day === day)
  const kickoff = first(onDay, 'kickoff')
  const result = resultWord(words, trust)
  const { status, statusReason, annulled } = result.said
  const extraTime = result.said.extraTime ?? first(sameScore(words, result), 'extraTime')
  const score = result.said.score ?? first(sameExtraTime(words, extraTime), 'score')
  const alike = sameScore(words, result)
  const halfTime = first(alike, 'halfTime')
  const penalties = result.said.penalties ?? first(alike, 'penalties')
  const winner = penalties === null ? first(words, 'shootoutWinner') : null
  const final = status === 'finished' ? finished(extraTime, penalties ?? winner) : status
  const given = GIVEN.includes(status) ? score : null

  return {
    columns: {
      kickoff,
      time_confirmed: kickoff !== null,
      day: kickoff === null ? day : saoPauloDay(kickoff),
      status: final,
      status_reason: statusReason ?? first(words, 'statusReason'),
      annulled,
      awarded_to: given === null || given[0] === given[1] ? null : given[0] > given[1] ? 'home' : 'away',
      neutral: first(words, 'neutral'),
      stadium_id: first(words, 'stadium'),
      city: first(words, 'city'),
      ...columnsOf('half_time_home', 'half_time_away', exceeds(halfTime, score) ? null : halfTime),
      ...columnsOf('home_score', 'away_score', final === 'scheduled' ? null : score),
      ...columnsOf('extra_time_home', 'extra_time_away', exceeds(score, extraTime) ? null : extraTime),
      ...columnsOf('penalties_home', 'penalties_away', penalties),
      shootout_winner: winner,
      attendance: first(words, 'attendance'),
    },
    place: placeOf(words, trust),
    parts: {
      events: partOf(words, 'events', trust),
      lineups: partOf(words, 'lineups', trust),
      officials: partOf(words, 'officials', trust),
    },
    disagreements: [
      ...['day', 'score', 'attendance', 'stadium'].map((field) => findDisagreement(words, field, trust)),
      // An earlier fixture list does not contradict how a match ended.
      findDisagreement(decidedOf(words), 'status', resultTrust(trust)),
      findDisagreement(words.map(numberedRound), 'round', trust),
      findDisagreement(onDay, 'kickoff', trust),
      ...['halfTime', 'extraTime', 'penalties'].map((field) => findDisagreement(alike, field, trust)),
    ].filter((each) => each !== null),
  }
}

/**
 * The columns of a stored match that the sources state differently than before. The other columns stay unchanged,
 * because a user may have set them by hand.
 */
export function changedColumns(before: MatchChoice, after: MatchChoice): Readonly<Record<string, unknown>> {
  const changed = Object.entries(after.columns).filter(
    ([column, value]) => canonical(value) !== canonical(before.columns[column]),
  )
  return Object.fromEntries(changed)
}

/** The result is taken from one source as a whole, so that parts of two scores are never mixed. */
function resultWord(words: readonly MatchWord[], trust: Trust): MatchWord {
  const decided = decidedOf(words)
  return (statementsOn(decided.length > 0 ? decided : words, 'status', resultTrust(trust))[0] ?? words[0]) as MatchWord
}

function decidedOf(words: readonly MatchWord[]): readonly MatchWord[] {
  // A decision on another field says nothing about the result.
  return words.filter(({ said }) => (said.status ?? 'scheduled') !== 'scheduled')
}

/** Datasets name rounds differently, but numbers can be compared. */
function numberedRound(word: MatchWord): Statement {
  return { ...word, said: { round: word.said.round?.number ?? null } }
}

const resultTrust =
  (trust: Trust): Trust =>
  (dataset) =>
    trust(dataset, 'score')

function sameScore(words: readonly MatchWord[], { said }: MatchWord): readonly MatchWord[] {
  return words.filter((word) => word.said.score !== null && canonical(word.said.score) === canonical(said.score))
}

function sameExtraTime(words: readonly MatchWord[], extraTime: MatchStatement['extraTime']): readonly MatchWord[] {
  return words.filter(({ said }) => extraTime !== null && canonical(said.extraTime) === canonical(extraTime))
}

function finished(extraTime: unknown, shootout: unknown): string {
  return shootout !== null ? 'finishedOnPenalties' : extraTime !== null ? 'finishedAfterExtraTime' : 'finished'
}

function columnsOf(home: string, away: string, pair: readonly [number, number] | null): Record<string, number | null> {
  return { [home]: pair?.[0] ?? null, [away]: pair?.[1] ?? null }
}

/** Phase, group, round and leg belong together: all are taken from one source, the first that knows any. */
function placeOf(words: readonly MatchWord[], trust: Trust): Place {
  const knowing = words
    .filter(({ said }) => said.phase !== null || said.round !== null || said.group !== null)
    .map((word) => ({ ...word, said: { ...word.said, place: true } }))
  const said = (statementsOn(knowing, 'place', trust)[0]?.said ?? null) as MatchStatement | null
  return { phase: said?.phase ?? null, group: said?.group ?? null, round: said?.round ?? null, leg: said?.leg ?? null }
}

/** The most trusted dataset's part; of several files of one dataset the longest. */
function partOf(words: readonly MatchWord[], part: PartName, trust: Trust): Statement | null {
  const telling = statementsOn(words, part, trust)
  const own = telling.filter(({ dataset }) => dataset === telling[0]?.dataset)
  const countOf = ({ said }: Statement) => (said[part] as PartMark).count
  return own.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? null
}

const SAO_PAULO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

export function saoPauloDay(moment: string): string {
  return SAO_PAULO.format(new Date(moment))
}
