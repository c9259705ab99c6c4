import { createHash } from 'node:crypto'
import type { MatchRecord, Score, Side, StatisticsRecord } from '../records/records.ts'
import { RowRejected } from '../records/row-rejected.ts'
import type { StatedFields } from './statements.ts'

type Pair = readonly [number, number]

/**
 * A dataset's statement about a match, as it is stored with the source. Line-ups and events only as a hash of their
 * content.
 */
export interface MatchStatement extends StatedFields {
  readonly day: string | null
  readonly kickoff: string | null
  readonly localTime: string | null
  readonly status: MatchRecord['status']
  readonly statusReason: string | null
  readonly annulled: boolean
  readonly neutral: boolean
  readonly stadium: string | null
  readonly city: string | null
  readonly halfTime: Pair | null
  readonly score: Pair | null
  readonly extraTime: Pair | null
  readonly penalties: Pair | null
  readonly shootoutWinner: Side | null
  readonly attendance: number | null
  readonly phase: MatchRecord['phase']
  readonly group: string | null
  readonly round: MatchRecord['round']
  readonly leg: 1 | 2 | null
  readonly events: PartMark | null
  readonly lineups: PartMark | null
  readonly officials: PartMark | null
  /** The dataset has the two teams in the other order; this statement is already turned to the order shown. */
  readonly turned?: true
  /** Stored whole, to distinguish figures that are still as this dataset stated them from those that a user changed. */
  readonly statistics?: readonly StatisticsRecord[]
  readonly playerStatistics?: PartMark
}

export interface PartMark {
  readonly count: number
  readonly mark: string
}

/** `turned`: the match is shown with its teams in the other order. */
export function statementOf(stated: MatchRecord, stadium: string | null, turned: boolean): MatchStatement {
  const record = turned ? turnedRound(stated) : stated
  const said: MatchStatement = {
    day: record.day,
    kickoff: record.kickoff === null ? null : new Date(record.kickoff).toISOString(),
    localTime: record.localTime ?? null,
    status: record.status,
    statusReason: record.statusReason,
    annulled: record.annulled,
    neutral: record.neutral,
    stadium,
    city: record.place?.city ?? null,
    halfTime: pairOf(record.halfTime),
    score: pairOf(record.score),
    extraTime: pairOf(record.extraTime),
    penalties: pairOf(record.penalties),
    shootoutWinner: record.shootoutWinner ?? null,
    attendance: record.attendance,
    phase: record.phase,
    group: record.group,
    round: record.round,
    leg: record.leg,
    events: markOf(stated.events),
    lineups: markOf(stated.lineups),
    officials: markOf(stated.officials),
    ...(turned && { turned }),
    ...(record.statistics && { statistics: record.statistics }),
    ...playersOf(stated),
  }
  refuseContradictions(said)
  return said
}

function pairOf(score: Score | null): Pair | null {
  return score === null ? null : [score.home, score.away]
}

function markOf(parts: readonly unknown[]): PartMark | null {
  if (parts.length === 0) return null
  return {
    count: parts.length,
    mark: createHash('sha1').update(JSON.stringify(parts)).digest('base64url').slice(0, 16),
  }
}

function playersOf({ playerStatistics = [] }: MatchRecord): Pick<MatchStatement, 'playerStatistics'> {
  const mark = markOf(playerStatistics)
  return mark ? { playerStatistics: mark } : {}
}

/** Refuses what the database would refuse, one row at a time and with a sentence. */
function refuseContradictions({ day, kickoff, score, halfTime, extraTime, penalties, status }: MatchStatement): void {
  for (const pair of [score, halfTime, extraTime, penalties]) {
    if (pair?.some((goals) => !Number.isInteger(goals) || goals < 0 || goals > 200)) {
      throw new RowRejected('o placar tem um número impossível.')
    }
  }
  const year = Number((day ?? kickoff ?? '2000').slice(0, 4))
  if (year < 1850 || year >= 2200) throw new RowRejected(`o dia ${day ?? kickoff} não pode ser o de um jogo.`)
  if (penalties && penalties[0] === penalties[1]) throw new RowRejected('a disputa por pênaltis não tem vencedor.')
  if (exceeds(score, extraTime)) throw new RowRejected('o placar da prorrogação é menor que o dos 90 minutos.')
  if (status === 'finished' && exceeds(halfTime, score)) {
    throw new RowRejected('o placar do primeiro tempo é maior que o final.')
  }
  if (status === 'finished' && score === null && extraTime === null) throw new RowRejected('o jogo acabou sem placar.')
}

export function exceeds(before: Pair | null, after: Pair | null): boolean {
  return before !== null && after !== null && (before[0] > after[0] || before[1] > after[1])
}

const OTHER = { home: 'away', away: 'home' } as const satisfies Record<Side, Side>

/** The same match with its teams swapped: on neutral ground datasets disagree about the home team. */
export function turnedRound(record: MatchRecord): MatchRecord {
  const turn = (score: Score | null) => score && { home: score.away, away: score.home }
  return {
    ...record,
    home: record.away,
    away: record.home,
    halfTime: turn(record.halfTime),
    score: turn(record.score),
    extraTime: turn(record.extraTime),
    penalties: turn(record.penalties),
    ...(record.shootoutWinner ? { shootoutWinner: OTHER[record.shootoutWinner] } : {}),
    events: record.events.map((event) => ({ ...event, side: OTHER[event.side] })),
    lineups: record.lineups.map((lineup) => ({ ...lineup, side: OTHER[lineup.side] })),
    ...(record.statistics && { statistics: record.statistics.map((row) => ({ ...row, side: OTHER[row.side] })) }),
    ...(record.playerStatistics && {
      playerStatistics: record.playerStatistics.map((row) => ({ ...row, side: OTHER[row.side] })),
    }),
  }
}

/** The same statement about a match whose teams swap sides. */
export function turnedStatement({ turned, ...said }: MatchStatement): MatchStatement {
  const turn = (pair: Pair | null): Pair | null => pair && [pair[1], pair[0]]
  return {
    ...said,
    halfTime: turn(said.halfTime),
    score: turn(said.score),
    extraTime: turn(said.extraTime),
    penalties: turn(said.penalties),
    shootoutWinner: said.shootoutWinner && OTHER[said.shootoutWinner],
    ...(said.statistics && { statistics: said.statistics.map((row) => ({ ...row, side: OTHER[row.side] })) }),
    ...(!turned && { turned: true }),
  }
}
