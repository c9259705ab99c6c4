import type {
  Projection,
  StandingsPhase as PhaseAnswer,
  StandingsRow as RowAnswer,
  Tie as TieAnswer,
} from '@meio-campo/contract'
import { criterionName, criterionScopes, isPlainHeadToHead, metricNames, zoneName } from '@meio-campo/contract/rules'
import {
  finalScore,
  scoreOf,
  type Criterion,
  type Metric,
  type Side,
  type StandingsRow,
  type TieDecision,
} from '@meio-campo/football'
import { ofTeam, theTeam, type NamedTeam, type TeamNames } from '../rows/team-names.ts'
import type { GroupStandings, PhaseStandings } from './edition-standings.ts'
import type { SettledLeg, SettledTie } from './knockout-bracket.ts'
import type { TiePlaces } from './places.ts'

interface Shown {
  readonly names: TeamNames
  readonly side?: Side | undefined
  readonly positions?: boolean
  /** By phase and place of the group. */
  readonly projections?: ReadonlyMap<string, Projection> | undefined
  /** By tie. */
  readonly places?: ReadonlyMap<string, TiePlaces>
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
    groups: groups.map((group, place) => {
      const projection = shown.projections?.get(`${id} ${place}`)
      const { name: called, derived, rows } = group
      return { name: called, derived, rows: toRowAnswers(rows, shown), ...(projection && { projection }) }
    }),
    ties: ties.map((tie, index) => toTieAnswer(tie, index, shown)),
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

function toTieAnswer(tie: SettledTie, position: number, { names, places }: Shown): TieAnswer {
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
    places: toPlaceAnswers(places?.get(tie.id), names),
    planned: tie.legs.length > 0 ? [] : tie.planned.map(({ leg, day, kickoff }) => ({ leg, day, kickoff })),
    matches: tie.legs.map(toLegAnswer),
  }
}

function toPlaceAnswers(places: TiePlaces | undefined, names: TeamNames): TieAnswer['places'] {
  return ([0, 1] as const).map((side) => {
    const name = places?.names[side] ?? null
    if (!places || name === null) return null
    const holder = places.holders[side]
    return { name, team: holder === null ? null : names.ref(holder), differs: places.diverges[side] }
  })
}

function toLegAnswer({ row, match, leg, known }: SettledLeg): TieAnswer['matches'][number] {
  return {
    id: row.id,
    leg,
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

/** A metric as the reason for being ahead of, and behind, another team. */
interface Reasons {
  readonly ahead: string
  readonly behind: string
}

const same = (reason: string): Reasons => ({ ahead: reason, behind: reason })

const REASONS: Readonly<Record<Metric & keyof typeof metricNames, Reasons>> = {
  points: same('pelos pontos'),
  pointsPerMatch: same('pela média de pontos'),
  wins: same('pelo número de vitórias'),
  goalDifference: same('pelo saldo de gols'),
  goalAverage: same('pela média de gols'),
  goalsFor: same('pelos gols marcados'),
  awayGoals: same('pelos gols fora de casa'),
  awayWins: same('pelas vitórias fora de casa'),
  fewestReds: { ahead: 'por ter menos cartões vermelhos', behind: 'por ter mais cartões vermelhos' },
  fewestYellows: { ahead: 'por ter menos cartões amarelos', behind: 'por ter mais cartões amarelos' },
  conduct: same('pelo jogo limpo'),
  ranking: same('pela posição no ranking'),
  playOff: same('pelo jogo de desempate'),
  lot: same('por sorteio'),
}

/** Why a team is ahead of or behind another one that is level with it; `null`: no criterion separates them. */
export function decisionSentence(place: 'ahead' | 'behind', against: NamedTeam, criterion: Criterion | null): string {
  if (!criterion) return `Divide a posição com ${theTeam(against)}: nada os separa.`
  const reason = isPlainHeadToHead(criterion)
    ? criterionScopes[criterion.scope].trim()
    : REASONS[criterion.metric][place] + criterionScopes[criterion.scope]
  return `${place === 'ahead' ? 'À frente' : 'Atrás'} ${ofTeam(against)} ${reason}.`
}

const WORDS: Readonly<Record<TieDecision, string>> = {
  aggregate: 'placar',
  awayGoals: 'gols fora',
  extraTime: 'prorrogação',
  penalties: 'pênaltis',
  advantage: 'vantagem do empate',
  replay: 'jogo de desempate',
  ruling: 'decisão da organização',
}

function tieDecisionName(decision: TieDecision): string {
  return WORDS[decision]
}
