import type { StandingsPhase as PhaseAnswer, StandingsRow as RowAnswer, Tie as TieAnswer } from '@meio-campo/contract'
import { criterionName, zoneName } from '@meio-campo/contract/rules'
import { scoreOf, finalScore, type Side, type StandingsRow } from '@meio-campo/football'
import { decisionSentence, tieDecisionName } from './decision-words.ts'
import type { GroupStandings, PhaseStandings } from './edition-standings.ts'
import type { SettledLeg, SettledTie } from './knockout-bracket.ts'
import type { TeamNames } from '../rows/team-names.ts'

interface Shown {
  readonly names: TeamNames
  readonly side?: Side | undefined
  readonly positions?: boolean
}

export function teamsIn(phases: readonly PhaseStandings[]): readonly string[] {
  return phases.flatMap(({ groups, ties }) => [
    ...groups.flatMap(({ rows }) => rows.map(({ team }) => team)),
    ...ties.flatMap(({ teams }) => teams.filter((team) => team !== null)),
  ])
}

export function toPhaseAnswer(phase: PhaseStandings, shown: Shown): PhaseAnswer {
  const { id, name, kind, rules, rounds, groups, ties } = phase
  return {
    id,
    name,
    kind,
    zones: (rules?.zones ?? []).map((zone) => ({ ...zone, name: zoneName(zone), shape: zone.shape ?? null })),
    // The first one makes the table; the others break its ties.
    criteria: (rules?.criteria ?? []).slice(1).map(criterionName),
    rounds: rounds.map(({ number, name: round }) => ({ number, name: round })),
    groups: groups.map((group) => ({ name: group.name, rows: toRowAnswers(group.rows, shown) })),
    ties: ties.map((tie, index) => toTieAnswer(tie, index, shown.names)),
    ...(shown.positions && { positions: groups.flatMap((group) => toPositions(phase, group, shown.names)) }),
  }
}

export function toRowAnswers(rows: readonly StandingsRow[], { names, side }: Shown): RowAnswer[] {
  const places = new Map(rows.map(({ team }, place) => [team, place]))
  return rows.map(({ team, home: _home, away: _away, decidedBy, ...row }, place) => ({
    ...row,
    team: names.ref(team),
    percentage: row.played === 0 ? null : row.percentage,
    form: [...row.form],
    // Sixth at home leads nowhere: zones are of the whole table.
    zone: side ? null : row.zone,
    deduction: row.deduction && { ...row.deduction, reasons: [...row.deduction.reasons] },
    decidedBy: decidedBy.map(({ against, criterion }) => ({
      against: { id: against, name: names.named(against).name },
      metric: criterion?.metric ?? null,
      scope: criterion?.scope ?? null,
      sentence: decisionSentence(place < places.get(against)! ? 'ahead' : 'behind', names.named(against), criterion),
    })),
  }))
}

function toTieAnswer(tie: SettledTie, position: number, names: TeamNames): TieAnswer {
  const [first, second] = tie.teams
  const shootout = tie.legs.findLast(({ known, row }) => known && row.penalties_home !== null)
  const penalties = shootout && scoreOf(shootout.row.penalties_home, shootout.row.penalties_away)
  return {
    id: tie.id,
    round: tie.round?.name ?? null,
    position,
    first: first === null ? null : names.ref(first),
    second: second === null ? null : names.ref(second),
    aggregate: tie.aggregate && { first: tie.aggregate[0], second: tie.aggregate[1] },
    penalties: penalties
      ? shootout.row.home_id === first
        ? { first: penalties.home, second: penalties.away }
        : { first: penalties.away, second: penalties.home }
      : null,
    winner: tie.winner,
    decidedBy: tie.decidedBy && tieDecisionName(tie.decidedBy),
    from: [...tie.from],
    matches: tie.legs.map(toLegAnswer),
  }
}

function toLegAnswer({ row, match, known }: SettledLeg): TieAnswer['matches'][number] {
  return {
    id: row.id,
    leg: row.leg,
    kickoff: row.kickoff?.toISOString() ?? null,
    day: row.day,
    status: known ? row.status : 'scheduled',
    home: row.home_id,
    score: known ? finalScore(match) : null,
    penalties: known ? scoreOf(row.penalties_home, row.penalties_away) : null,
  }
}

/** One place per round of the phase: null for a round that was not played, or not by then. */
function toPositions(
  { rounds }: PhaseStandings,
  group: GroupStandings,
  names: TeamNames,
): NonNullable<PhaseAnswer['positions']> {
  const series = group.positionSeries()
  return group.rows.map(({ team }) => {
    const places = new Map(series.get(team)?.map(({ round, position }) => [round, position]))
    return {
      team: names.ref(team),
      group: group.name,
      positions: rounds.map(({ number }) => (number === null ? null : (places.get(number) ?? null))),
    }
  })
}
