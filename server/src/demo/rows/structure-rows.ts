import { addDays, formatDay } from '@meio-campo/football'
import { standardRules, tieRulesOf } from '../../features/football/standings/standard-rules.ts'
import type { CompetitionFact } from '../facts/index.ts'
import { dayOf, firstFriday, seasonBegins, WEEKS } from '../season/calendar.ts'
import { GROUP_PHASE, groupName } from '../season/groups.ts'
import type { Knockout, PlannedTie } from '../season/knockout.ts'
import { LEAGUE_PHASE } from '../season/league.ts'
import { KNOCKOUT_PHASE, type GroupStage, type League, type Season } from '../season/season.ts'
import { tournament } from '../season/tournament.ts'
import type { World } from '../season/world.ts'
import { DEMO_DATASET } from './datasets.ts'
import type { Row, RowSet } from './row-set.ts'

/** Editions, phases, groups, rounds, ties and squads of a year, except for editions that already hold real data. */
export function structureRows(world: World, season: Season, taken: ReadonlySet<string>, now: number): RowSet {
  const { year } = season
  const tables = [
    ...season.leagues,
    { competition: tournament, edition: `${tournament.id}_${year}`, teams: world.tournamentTeams, deductions: [] },
  ].filter(({ edition }) => !taken.has(edition))
  const groups = [season.groups].filter((each) => each !== null && !taken.has(each.edition)) as GroupStage[]
  const knockouts = season.knockouts.filter(({ edition }) => !taken.has(edition))
  const editions = new Map(
    [...tables, ...groups, ...knockouts].map(({ edition, competition }) => [edition, competition]),
  )
  return [
    ['editions', [...editions].map(([id, competition]) => editionRow(id, competition, year))],
    [
      'phases',
      [
        ...tables.map((league) => phaseRow(league, year, 0, LEAGUE_PHASE, 'Pontos corridos', 'league')),
        ...groups.map((stage) => phaseRow(stage, year, 0, GROUP_PHASE, 'Fase de grupos', 'groups')),
        ...knockouts.map((cup) => phaseRow(cup, year, 1, KNOCKOUT_PHASE, 'Mata-mata', 'knockout')),
      ],
    ],
    ['groups', groups.flatMap(groupRows)],
    ['phase_teams', [...tables.flatMap(entrantRows), ...groups.flatMap(groupEntrantRows)]],
    ['deductions', tables.flatMap((league) => deductionRows(league, now))],
    [
      'rounds',
      [
        ...tables.filter(({ competition }) => competition !== tournament).flatMap(leagueRoundRows),
        ...groups.flatMap(({ edition }) => roundRows(`${edition}_${GROUP_PHASE}`, 6)),
        ...knockouts.flatMap(({ phase, rounds }) =>
          rounds.map(({ id, number, name }) => ({ id, phase_id: phase, number, name })),
        ),
      ],
    ],
    ['ties', knockouts.flatMap((cup) => cup.ties.map((tie) => tieRow(cup, tie, now)))],
    ['broadcast_rights', [...editions].flatMap(([edition, { id }]) => rightRows(world, edition, id))],
    [
      'sources',
      [...editions.keys()].map((record_id) => ({ kind: 'edition', record_id, dataset_id: DEMO_DATASET, key: '' })),
    ],
  ]
}

function editionRow(id: string, { id: competition }: CompetitionFact, year: number): Row {
  const whole = competition === tournament.id
  return {
    id,
    competition_id: competition,
    name: String(year),
    starts: whole ? dayOf(seasonBegins(year)) : firstFriday(year),
    ends: whole ? formatDay(year, 12, 31) : addDays(firstFriday(year), WEEKS * 7 - 1),
    demo: true,
  }
}

function phaseRow(
  { competition, edition }: Pick<League, 'competition' | 'edition'>,
  year: number,
  position: number,
  id: string,
  name: string,
  kind: 'league' | 'groups' | 'knockout',
): Row {
  const known = competition === tournament ? 'brasileirao_serie_d' : competition.id
  const { rules, zones } = standardRules(known, year, kind)
  return { id: `${edition}_${id}`, edition_id: edition, position, name, kind, rules, zones }
}

function groupRows({ edition, groups }: GroupStage): readonly Row[] {
  const phase = `${edition}_${GROUP_PHASE}`
  return groups.map((_, position) => ({ ...groupIn(phase, position), phase_id: phase, position }))
}

function groupIn(phase: string, index: number): { id: string; name: string } {
  return { id: `${phase}_grupo_${String.fromCharCode(97 + index)}`, name: groupName(index) }
}

function entrantRows({ edition, teams }: League): readonly Row[] {
  return teams.map((team_id) => ({ phase_id: `${edition}_${LEAGUE_PHASE}`, team_id, group_id: null }))
}

function groupEntrantRows({ edition, groups }: GroupStage): readonly Row[] {
  const phase_id = `${edition}_${GROUP_PHASE}`
  return groups.flatMap((teams, index) =>
    teams.map((team_id) => ({ phase_id, team_id, group_id: groupIn(phase_id, index).id })),
  )
}

/** Those made by a moment. */
export function deductionRows({ edition, deductions }: League, now: number): readonly Row[] {
  return deductions
    .filter(({ day }) => day === null || day <= dayOf(now))
    .map(({ team, points, reason, day }) => ({
      phase_id: `${edition}_${LEAGUE_PHASE}`,
      team_id: team,
      points,
      reason,
      day,
    }))
}

function leagueRoundRows({ edition, teams }: League): readonly Row[] {
  return roundRows(`${edition}_${LEAGUE_PHASE}`, Math.max(0, 2 * (teams.length - 1)))
}

function roundRows(phase: string, count: number): readonly Row[] {
  return Array.from({ length: count }, (_, index) => roundRow(phase, index + 1))
}

export function roundRow(phase: string, number: number): Row {
  return { id: `${phase}_r${number}`, phase_id: phase, number, name: `Rodada ${number}` }
}

/** A tie at a given moment: a seat is filled once the tie before it is decided. */
export function tieRow({ competition, phase, year, rounds, ties }: Knockout, tie: PlannedTie, now: number) {
  const isPast = (moment: number | null | undefined) => moment != null && moment <= now
  const seat = (index: 0 | 1) => {
    const feeder = ties.find(({ next }) => next?.tie === tie.id && next.seat === index)
    return isPast(feeder ? feeder.decidedAt : tie.knownAt) ? tie.seats[index] : null
  }
  const single = rounds.find(({ id }) => id === tie.round)!.weeks.length === 1
  return {
    id: tie.id,
    phase_id: phase,
    round_id: tie.round,
    position: tie.position,
    first_id: seat(0),
    second_id: seat(1),
    winner_id: isPast(tie.decidedAt) ? tie.winner : null,
    rules: single ? tieRulesOf(competition.id, year, false) : null,
    next_tie_id: tie.next?.tie ?? null,
  }
}

function rightRows({ facts }: World, edition_id: string, competition: string): readonly Row[] {
  return facts.rights
    .filter((right) => right.competition === competition)
    .map(({ streaming, homeTeam, note }) => ({
      edition_id,
      streaming_id: streaming,
      home_id: homeTeam,
      note,
      demo: true,
    }))
}

/** Titles won in a stretch of time, its end included. */
export function titleRows(world: World, taken: ReadonlySet<string>, from: number, to: number): readonly Row[] {
  return world.titles
    .filter(({ edition, at }) => at > from && at <= to && !taken.has(edition))
    .map(({ edition, champion, runnerUp, finalScore, topScorer }) => {
      const { coach } = world.squads.get(champion)!
      return {
        edition_id: edition,
        champion_id: champion,
        runner_up_id: runnerUp,
        final_score: finalScore,
        top_scorer_id: topScorer?.player ?? null,
        top_scorer_name: topScorer ? (world.names.get(topScorer.player) ?? null) : null,
        top_scorer_goals: topScorer?.goals ?? null,
        coach_id: coach.id,
        coach_name: coach.name,
        demo: true,
      }
    })
}
