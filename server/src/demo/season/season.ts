import { formatDay, randomFrom, shuffled, type Deduction } from '@meio-campo/football'
import type { CompetitionFact } from '../facts/index.ts'
import type { Facts } from '../facts/facts.ts'
import type { Move, Absence } from '../people/moves.ts'
import { cupWeeks, seasonBegins } from './calendar.ts'
import { planGroups } from './groups.ts'
import { planKnockout, type Knockout } from './knockout.ts'
import { planLeague } from './league.ts'
import type { PlannedMatch } from './planned-match.ts'

export const KNOCKOUT_PHASE = 'mata_mata'

/** A year of the demonstration: everything that is known before the first match. */
export interface Season {
  readonly year: number
  readonly leagues: readonly League[]
  readonly groups: GroupStage | null
  readonly knockouts: readonly Knockout[]
  readonly fixtures: readonly PlannedMatch[]
  readonly moves: readonly Move[]
  readonly absences: readonly Absence[]
}

export interface League {
  readonly competition: CompetitionFact
  readonly edition: string
  readonly teams: readonly string[]
  readonly deductions: readonly Deduction[]
}

export interface GroupStage {
  readonly competition: CompetitionFact
  readonly edition: string
  readonly groups: readonly (readonly string[])[]
}

const CUP_ROUNDS = ['Quinta fase', 'Oitavas de final', 'Quartas de final', 'Semifinal', 'Final']

/** Which teams play in which league this year. */
export interface Divisions {
  readonly first: readonly string[]
  readonly second: readonly string[]
}

const MOVING_DIVISION = 4

/** Four teams go down and four come up. The second division has no relegation, because there is no league below it. */
export function nextDivisions(first: readonly string[], second: readonly string[]): Divisions {
  const stay = first.length - MOVING_DIVISION
  return {
    first: [...first.slice(0, stay), ...second.slice(0, MOVING_DIVISION)],
    second: [...first.slice(stay), ...second.slice(MOVING_DIVISION)],
  }
}

export function planSeason(
  facts: Facts,
  divisions: Divisions,
  year: number,
  seed: string,
  people: Pick<Season, 'moves' | 'absences'>,
): Season {
  // A story that is only the round-the-clock tournament.
  if (facts.competitions.length === 0)
    return { year, leagues: [], groups: null, knockouts: [], fixtures: [], ...people }
  const competition = (id: string) => facts.competitions.find((each) => each.id === id)!
  const inCups = new Set([...facts.copaDoBrasilEntrants, ...facts.libertadoresGroups.flat()])
  const league = (id: string, teams: readonly string[]): League => ({
    competition: competition(id),
    edition: `${id}_${year}`,
    teams,
    deductions: [],
  })
  const [first, rest] = [
    league('brasileirao_serie_a', divisions.first),
    league('brasileirao_serie_b', divisions.second),
  ]
  const second = { ...rest, deductions: deductionsIn(rest.teams, year, seed) }
  const libertadores = competition('copa_libertadores')
  const groups = {
    competition: libertadores,
    edition: `${libertadores.id}_${year}`,
    groups: facts.libertadoresGroups,
  }
  const copa = planKnockout(
    competition('copa_do_brasil'),
    year,
    KNOCKOUT_PHASE,
    CUP_ROUNDS,
    cupWeeks.copaDoBrasil,
    'first',
  )
  drawFirstRound(copa, facts.copaDoBrasilEntrants, seed)
  const finals = planKnockout(
    libertadores,
    year,
    KNOCKOUT_PHASE,
    CUP_ROUNDS.slice(1),
    cupWeeks.libertadoresKnockout,
    'continental',
  )
  const table = [
    ...planLeague('first', first.competition, first.teams, inCups, year, seed),
    ...planLeague('second', second.competition, second.teams, inCups, year, seed),
  ]
  const engaged = (club: string) => table.filter(({ home, away }) => home === club || away === club)
  return {
    year,
    leagues: [first, second],
    groups,
    knockouts: [copa, finals],
    fixtures: [...table, ...planGroups(libertadores, groups.groups, year, engaged)],
    ...people,
  }
}

function deductionsIn(teams: readonly string[], year: number, seed: string): readonly Deduction[] {
  const team = randomFrom(`${seed}/deduction/${year}`).pick(teams)
  const reason = 'Escalação de jogador irregular, por decisão do STJD'
  return team === undefined ? [] : [{ team, points: 3, reason, day: formatDay(year, 5, 12) }]
}

function drawFirstRound({ ties, edition, year }: Knockout, entrants: readonly string[], seed: string): void {
  const drawn = shuffled(entrants, `${seed}/${edition}/draw`)
  for (const tie of ties.slice(0, drawn.length / 2)) {
    tie.seats[0] = drawn[tie.position * 2]!
    tie.seats[1] = drawn[tie.position * 2 + 1]!
    tie.knownAt = seasonBegins(year)
  }
}
