import type { FixturePlan } from '@meio-campo/contract'
import {
  doubleRoundRobin,
  missingFixtures,
  roundDays,
  shuffled,
  singleRoundRobin,
  spreadRounds,
  type DatedFixture,
  type Fixture,
  type FixtureCalendar,
} from '@meio-campo/football'
import { fieldError, refusalOf, type AppError } from '../../../platform/errors/app-error.ts'
import type { StoredPhase } from './queries.ts'

/** An existing match of the phase. */
export interface KnownMatch {
  readonly round: number | null
  readonly home: string
  readonly away: string
  readonly tie: string | null
  readonly leg: number | null
}

/** For a table `round` is the round's number; for a knock-out it only says what is played after what. */
export interface PlannedFixture extends Fixture {
  readonly group: string | null
  readonly tie: string | null
  readonly leg: 1 | 2 | null
  /** Of a knock-out: the round's name. */
  readonly roundName: string | null
}

const MOST_MATCHES = 5000
const MOST_TEAMS = 64

export function planFixtures(
  phase: StoredPhase,
  known: readonly KnownMatch[],
  /** Ties without teams whose matches have a date already. */
  dated: ReadonlySet<string>,
  plan: Pick<FixturePlan, 'double' | 'draw'> & FixtureCalendar,
): readonly DatedFixture<PlannedFixture>[] {
  const fixtures = phase.kind === 'knockout' ? legsOf(phase, known, dated) : roundsOf(phase, known, plan)
  if (fixtures.length === 0) throw nothingToMake(phase, known.length)
  if (fixtures.length > MOST_MATCHES) {
    throw refusalOf('phase', `Seriam ${fixtures.length} jogos; o máximo é ${MOST_MATCHES}.`)
  }
  refuseBadCalendar(plan, new Set(fixtures.map(({ round }) => round)).size)
  return spreadRounds(fixtures, plan)
}

function roundsOf(
  { id, groups, entrants }: StoredPhase,
  known: readonly KnownMatch[],
  { double, draw }: Pick<FixturePlan, 'double' | 'draw'>,
): readonly PlannedFixture[] {
  if (groups.length > 0 && entrants.some(({ group }) => group === null)) {
    throw refusalOf('phase', 'Há times sem grupo nesta fase. Coloque cada um no seu antes.')
  }
  const tables = groups.length === 0 ? [null] : groups.map(({ name }) => name)
  const all = tables.flatMap((group) => {
    const teams = entrants.filter((entrant) => entrant.group === group).map(({ team }) => team)
    if (teams.length > MOST_TEAMS) {
      throw refusalOf('phase', `Todos contra todos vai até ${MOST_TEAMS} times por grupo.`)
    }
    const seats = shuffled(teams, `${id}/${group ?? ''}/${draw}`)
    const fixtures = double ? doubleRoundRobin(seats) : singleRoundRobin(seats)
    return fixtures.map((fixture) => ({ ...fixture, group, tie: null, leg: null, roundName: null }))
  })
  return missingFixtures(all, known, double)
}

/** Stands for the team of a place that is not decided yet: no id of a team begins so. */
const OPEN = '?'
export const isOpenSide = (team: string) => team.startsWith(OPEN)

/** The matches of every tie whose two teams, or places, are known; the first plays the first leg at home. */
function legsOf(
  { rounds, ties, tie: usual }: StoredPhase,
  known: readonly KnownMatch[],
  dated: ReadonlySet<string>,
): readonly PlannedFixture[] {
  const order = [...rounds.map(({ name }) => name), null]
  return ties.flatMap((tie): readonly PlannedFixture[] => {
    const { id, round, rules } = tie
    const first = tie.first ?? (tie.firstFrom ? `${OPEN}1 ${id}` : null)
    const second = tie.second ?? (tie.secondFrom ? `${OPEN}2 ${id}` : null)
    if (first === null || second === null || dated.has(id!)) return []
    const two = (rules ?? usual)!.legs === 2
    const there = known.filter(({ tie }) => tie === id)
    const place = { round: 2 * order.indexOf(round), group: null, tie: id, roundName: round }
    if (!two) return there.length === 0 ? [{ ...place, home: first, away: second, leg: null }] : []
    const legs: readonly PlannedFixture[] = [
      { ...place, home: first, away: second, leg: 1 },
      { ...place, round: place.round + 1, home: second, away: first, leg: 2 },
    ]
    return legs.filter(
      ({ leg, home }) => !there.some((match) => (match.leg === null ? match.home === home : match.leg === leg)),
    )
  })
}

function nothingToMake({ kind, name }: StoredPhase, known: number): AppError {
  if (kind === 'knockout') {
    return refusalOf(
      'phase',
      known > 0
        ? `Todos os confrontos definidos de ${name} já têm seus jogos.`
        : `Defina antes os dois times de pelo menos um confronto de ${name}.`,
    )
  }
  const info = known > 0 ? `Não falta nenhum jogo em ${name}.` : `Coloque pelo menos dois times em ${name} antes.`
  return refusalOf('phase', info)
}

function refuseBadCalendar(calendar: FixtureCalendar, rounds: number): void {
  const year = Number(calendar.startDay.slice(0, 4))
  if (year < 1850 || year > 2100) throw fieldError('startDay', 'Escolha um ano entre 1850 e 2100.')
  for (let index = 0; index < rounds; index++) {
    if (roundDays(calendar, index).length > 0) continue
    throw fieldError(
      'weekdays',
      `Com rodadas a cada ${calendar.everyDays} dias, a ${index + 1}ª não teria nenhum dos dias escolhidos.`,
    )
  }
}
