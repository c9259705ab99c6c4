import { isPlaceholder } from '../names/placeholder.ts'
import { nationalTeam } from '../names/team-ref.ts'
import type { ImportRecord, MatchRecord, Rejection, TeamRecord } from '../../records/records.ts'
import { editionsOf } from './editions.ts'
import type { Fixture, FormerNameRow, GoalRow, ResultRow, ShootoutRow } from './read.ts'
import { goalEvent, hadExtraTime, scoresOf } from './scores.ts'
import { competitionOf, type Gender } from './tournaments.ts'

export interface Rows {
  readonly results: readonly ResultRow[]
  readonly goals: readonly GoalRow[]
  readonly shootouts: readonly ShootoutRow[]
  readonly formerNames: readonly FormerNameRow[]
  readonly gender: Gender
}

interface Joined {
  readonly row: ResultRow
  readonly goals: GoalRow[]
  shootout: ShootoutRow | null
}

export function* mapRows({ results, goals, shootouts, formerNames, gender }: Rows): Generator<ImportRecord> {
  const joined = new Map<string, Joined>()
  for (const row of results) {
    const reason = problemOf(row, joined.get(keyOf(row))?.row)
    if (reason === null) joined.set(keyOf(row), { row, goals: [], shootout: null })
    else yield rejection(row, reason)
  }
  for (const goal of goals) {
    const match = joined.get(keyOf(goal))
    if (!match) yield rejection(goal, `não há resultado de ${titleOf(goal)} para este gol.`)
    else if (!plays(goal.team, goal)) yield rejection(goal, `${goal.team} não joga ${titleOf(goal)}.`)
    else match.goals.push(goal)
  }
  for (const shootout of shootouts) {
    const match = joined.get(keyOf(shootout))
    const reason = shootoutProblem(shootout, match)
    if (match && reason === null) match.shootout = shootout
    else yield rejection(shootout, reason ?? '')
  }
  yield* teamRecords(formerNames, gender)
  yield* matchRecords(joined.values(), gender)
}

function problemOf(row: ResultRow, before: ResultRow | undefined): string | null {
  if (row.home === row.away) return `os dois times são ${row.home}.`
  if (isPlaceholder(row.home) || isPlaceholder(row.away)) return `${titleOf(row)}: os times ainda não são conhecidos.`
  return before ? `${titleOf(row)} já está na linha ${before.origin.line}.` : null
}

function shootoutProblem(shootout: ShootoutRow, match: Joined | undefined): string | null {
  if (!match) return `não há resultado de ${titleOf(shootout)} para esta disputa por pênaltis.`
  if (match.shootout) return `a disputa por pênaltis já está na linha ${match.shootout.origin.line}.`
  return plays(shootout.winner, shootout) ? null : `${shootout.winner} não joga ${titleOf(shootout)}.`
}

function* matchRecords(matches: Iterable<Joined>, gender: Gender): Generator<ImportRecord> {
  const editions = new Set<string>()
  const all = [...matches]
  const editionOf = editionsOf(all.map(({ row }) => row))
  for (const match of all) {
    const { tournament } = match.row
    const { id, name, popularId } = competitionOf(tournament, gender)
    const edition = { competition: id, edition: editionOf(match.row) }
    if (!editions.has(`${id} ${edition.edition}`)) {
      editions.add(`${id} ${edition.edition}`)
      const alias = gender === 'men' && tournament !== name ? { alias: tournament } : {}
      yield {
        record: 'edition',
        origin: match.row.origin,
        edition,
        name,
        ...alias,
        ...(popularId && { popularId }),
        starts: null,
        ends: null,
        hosts: [],
      }
    }
    yield matchRecord(match, edition, gender)
  }
}

function matchRecord({ row, goals, shootout }: Joined, edition: MatchRecord['edition'], gender: Gender): MatchRecord {
  const extraTime = hadExtraTime(row, goals)
  return {
    record: 'match',
    origin: row.origin,
    // Both teams of a country may play the same one on the same day.
    key: gender === 'men' ? keyOf(row) : `${gender}/${keyOf(row)}`,
    edition,
    phase: null,
    group: null,
    round: null,
    leg: null,
    home: { ...nationalTeam(row.home), gender },
    away: { ...nationalTeam(row.away), gender },
    day: row.day,
    kickoff: null,
    status: row.score === null ? 'scheduled' : 'finished',
    statusReason: null,
    annulled: false,
    neutral: row.neutral,
    stadium: null,
    halfTime: null,
    ...scoresOf(row, goals, shootout !== null),
    penalties: null,
    ...(shootout ? { shootoutWinner: shootout.winner === row.home ? ('home' as const) : ('away' as const) } : {}),
    place: { city: row.city, country: row.country },
    attendance: null,
    events: goals.map((goal) => goalEvent(row, goal, extraTime)),
    lineups: [],
    officials: [],
  }
}

/** Results carry the current name throughout; a former one is how others call the same team. */
function teamRecords(rows: readonly FormerNameRow[], gender: Gender): TeamRecord[] {
  const byTeam = Map.groupBy(rows, (row) => row.current)
  return [...byTeam].map(([current, [first, ...more]]) => ({
    record: 'team',
    origin: first?.origin ?? { file: '', line: null },
    team: { ...nationalTeam(current), gender },
    aliases: [first, ...more].flatMap((row) => row?.former ?? []),
    founded: null,
    dissolved: null,
    city: null,
    stadium: null,
    site: null,
  }))
}

function keyOf({ day, home, away }: Fixture): string {
  return `${day}/${home}/${away}`
}

function titleOf({ day, home, away }: Fixture): string {
  return `${home}–${away} em ${day}`
}

function plays(team: string, { home, away }: Fixture): boolean {
  return team === home || team === away
}

function rejection({ origin }: Pick<ResultRow, 'origin'>, reason: string): Rejection {
  return { record: 'rejection', origin, reason }
}
