import { shorten } from '../../../../platform/csv/cells.ts'
import { isBeingPlayed, readStatus, statusReasonIn } from '../words/status-word.ts'
import type {
  EditionRecord,
  ImportRecord,
  MatchRecord,
  MatchStatus,
  Score,
  StadiumRef,
  Warning,
} from '../../records/records.ts'
import type { Competition } from './competitions.ts'
import { findZoneOfCountry } from '../../../football/countries/countries.ts'
import { placeOf, readGround } from './ground.ts'
import { goalEvents, inOrder } from './goal-events.ts'
import { dayIn, momentAt, momentIn, utcOf } from './kickoff.ts'
import { withNames } from './cut-names.ts'
import { withLegs } from './legs.ts'
import type { MatchRow } from './match-row.ts'
import { placeMatches } from './placement.ts'
import type { Season } from './season.ts'
import { teamOf } from './team-of.ts'
import { findSlips } from './slips.ts'
import { usableRows, type RowRemark } from './usable-rows.ts'

/** What a file is about, and how its days and hours are to be read. */
export interface MatchesOf {
  readonly file: string
  readonly competition: Competition
  readonly season: Season
  /** ISO codes; empty where the file does not say. */
  readonly hosts: readonly string[]
  /**
   * The zone of the file's days and hours, if it is not that of the place; null if the zone of the hours is unknown.
   */
  readonly zone: string | null
  /** Days belong to another zone, so that without an hour the local day is unknown. */
  readonly foreignDays: boolean
  /** Grounds are given as cities only. */
  readonly groundsAreCities: boolean
}

function slipRemarks(slips: ReadonlyMap<string, string>): readonly RowRemark[] {
  if (slips.size === 0) return []
  const list = [...slips].map(([from, to]) => `${from} = ${to}`).join(', ')
  return [{ line: null, reason: `nomes com uma letra trocada, lidos como o clube que são: ${list}.` }]
}

export function mapMatches(stated: readonly MatchRow[], of: MatchesOf): readonly ImportRecord[] {
  const slips = findSlips(stated)
  const { rows, remarks } = usableRows(withNames(stated, slips))
  const places = placeMatches(rows, of.competition)
  const records = rows.map((row, index): MatchRecord => {
    const home = teamOf(row.home, of.competition)
    const stadium = of.groundsAreCities ? null : stadiumOf(row.ground, of.hosts)
    return {
      record: 'match',
      origin: { file: of.file, line: row.line },
      key: null,
      edition: { competition: of.competition.id, edition: of.season.edition },
      ...(places[index] ?? { phase: null, group: null, round: null }),
      leg: row.leg,
      home,
      away: teamOf(row.away, of.competition),
      ...whenOf(row, of, home.country),
      status: statusOf(row),
      statusReason: row.status === null ? null : statusReasonIn(row.status),
      annulled: row.annulled,
      neutral: false,
      stadium,
      halfTime: row.halfTime ?? impliedHalfTime(row),
      score: row.score,
      extraTime: row.extraTime,
      penalties: isDecided(row.penalties) ? row.penalties : null,
      ...shootoutWinnerOf(row),
      attendance: row.attendance ?? (row.ground === null ? null : readGround(row.ground).attendance),
      events: inOrder([...goalEvents(row), ...(row.sheet?.events ?? [])]),
      lineups: row.sheet?.lineups ?? [],
      officials: row.sheet?.officials ?? [],
    }
  })
  const matches = withLegs(records).map((match) => ({ ...match, neutral: isNeutral(match, of) }))
  return [
    editionOf(matches, of),
    ...matches,
    ...doubts(rows, of),
    ...[...slipRemarks(slips), ...remarks].map(({ line, reason }) => ({
      record: 'warning' as const,
      origin: { file: of.file, line },
      reason,
    })),
  ]
}

function whenOf(row: MatchRow, of: MatchesOf, homeCountry: string | null): Pick<MatchRecord, 'day' | 'kickoff'> {
  const { day, time, offset } = row
  if (day === null || time === null) return { day: of.foreignDays ? null : day, kickoff: null }
  if (offset !== null) {
    const moment = momentAt(offset, day, time)
    return { day, kickoff: moment === null ? null : utcOf(moment) }
  }
  if (of.zone === null) return { day, kickoff: null }
  const moment = momentIn(of.zone, day, time)
  const ground = of.competition.teams === 'club' ? findZoneOfCountry(homeCountry) : null
  return { day: ground === null ? day : dayIn(ground, moment), kickoff: utcOf(moment) }
}

/** If the status word is unknown or contradicts the score, the score decides the status. */
function statusOf({ status, score, extraTime }: MatchRow): MatchStatus {
  const byScore = score === null && extraTime === null ? 'scheduled' : 'finished'
  const stated = status === null ? null : readStatus(status)
  return stated === null || stated === 'scheduled' || stated === 'finished' ? byScore : stated
}

/** Files omit the half-time score of a match without goals. */
function impliedHalfTime({ score, status }: MatchRow): Score | null {
  return status === null && score?.home === 0 && score.away === 0 ? score : null
}

/** `Estádio do Maracanã, Rio de Janeiro`. */
function stadiumOf(stated: string | null, hosts: readonly string[]): StadiumRef | null {
  const ground = stated === null ? null : readGround(stated).ground
  if (ground === null) return null
  return { ...placeOf(ground, hosts), key: null }
}

function isNeutral({ home, away, round, phase, leg }: MatchRecord, of: MatchesOf): boolean {
  if (of.competition.teams === 'national' && of.hosts.length > 0) {
    return ![home, away].some(({ country }) => country !== null && of.hosts.includes(country))
  }
  const { neutralFinalSince: since } = of.competition
  const single = phase?.kind === 'knockout' && round?.name === 'Final' && leg === null
  return single && since !== null && of.season.year >= since
}

function editionOf(matches: readonly MatchRecord[], of: MatchesOf): EditionRecord {
  const days = matches.flatMap(({ day }) => (day === null ? [] : [day])).sort()
  return {
    record: 'edition',
    origin: { file: of.file, line: null },
    edition: { competition: of.competition.id, edition: of.season.edition },
    name: of.competition.name,
    starts: days[0] ?? null,
    ends: days.at(-1) ?? null,
    hosts: of.hosts,
    ...newCompetitionOf(of.competition),
  }
}

function newCompetitionOf({
  titles,
  kind,
  teams,
  gender,
  country,
}: Competition): Pick<EditionRecord, 'newCompetition'> {
  return titles === null ? {} : { newCompetition: { kind, participants: teams, gender, country, names: titles } }
}

/** Statements that are imported but should be checked. */
function doubts(rows: readonly MatchRow[], of: MatchesOf): readonly Warning[] {
  return rows.flatMap((row) => {
    const reason = doubtOf(row)
    return reason === null ? [] : [{ record: 'warning', origin: { file: of.file, line: row.line }, reason }]
  })
}

/** `Bahrain wins on penalties`: the kicks are not counted. */
function shootoutWinnerOf({ status, home, away, penalties }: MatchRow): Pick<MatchRecord, 'shootoutWinner'> {
  const winner = /^(.+?) (?:wins?|won) on pen(?:alties|s)$/.exec(status ?? '')?.[1]
  if (penalties !== null || (winner !== home && winner !== away)) return {}
  return { shootoutWinner: winner === home ? 'home' : 'away' }
}

function isDecided(shootout: Score | null): boolean {
  return shootout?.home !== shootout?.away
}

function doubtOf(row: MatchRow): string | null {
  const { home, away, status, score, extraTime, penalties, goals } = row
  const match = `${home} x ${away}`
  if (penalties !== null && !isDecided(penalties)) {
    return `${match}: a disputa de pênaltis está empatada em ${penalties.home}–${penalties.away} e ficou de fora.`
  }
  const known = status === null ? null : readStatus(status)
  if (
    status !== null &&
    known === null &&
    !isBeingPlayed(status) &&
    shootoutWinnerOf(row).shootoutWinner === undefined
  ) {
    return `${match}: a situação “${shorten(status)}” não é conhecida; vale o placar.`
  }
  if (known === 'awarded' && score !== null && score.home === score.away) {
    return `${match}: o resultado foi decidido fora de campo, mas o arquivo não diz a favor de quem.`
  }
  const final = extraTime ?? score
  const listed = { home: goals.home.length, away: goals.away.length }
  if (final && listed.home + listed.away > 0 && (listed.home !== final.home || listed.away !== final.away)) {
    const [stated, counted] = [`${final.home}–${final.away}`, `${listed.home}–${listed.away}`]
    return `${match}: o placar é ${stated}, mas os gols listados dão ${counted}.`
  }
  return null
}
