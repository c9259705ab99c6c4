import { type Card, cardsInEvents, teamSanctions } from '../discipline/card.ts'
import { disciplineRecords, type SuspensionRules } from '../discipline/suspension.ts'
import type { Fixture } from '../fixtures/round-robin.ts'
import { minutesPlayed } from '../match/lineup.ts'
import type { Match, MatchId, PlayerId, Side, TeamId } from '../match/match.ts'
import type { Goal, GoalKind, Outing } from '../scorers/scorers.ts'
import { randomFrom } from '../random/random.ts'
import type { MatchScript } from '../simulator/play.ts'
import type { SimulatedSide } from '../simulator/side-in-play.ts'
import { simulateMatch } from '../simulator/simulate-match.ts'
import { chooseSide, type Squad } from '../simulator/squad.ts'
import type { MatchEvent } from '../match/event.ts'

export interface SeasonPlan {
  readonly squads: readonly Squad[]
  readonly fixtures: readonly Fixture[]
  readonly suspensions: SuspensionRules
  readonly idOf: (fixture: Fixture) => MatchId
}

export interface SimulatedMatch extends Fixture {
  readonly id: MatchId
  readonly sides: Readonly<Record<Side, SimulatedSide>>
  readonly script: MatchScript
}

/** Round after round, with the suspended left out. Lazy, so that a caller can stop at today. */
export function* simulateSeason(plan: SeasonPlan, seed: string): Generator<SimulatedMatch> {
  const squads = new Map(plan.squads.map((squad) => [squad.team, squad]))
  const played = new Map<TeamId, readonly MatchId[]>()
  const cards = new Map<TeamId, readonly Card[]>()

  for (const fixture of plan.fixtures.toSorted((a, b) => a.round - b.round)) {
    const id = plan.idOf(fixture)
    const random = randomFrom(`${seed}/${id}/line-ups`)
    const side = (team: TeamId) => {
      const squad = squads.get(team)
      if (!squad) throw new RangeError(`no squad for ${team}`)
      return chooseSide(
        squad,
        suspendedOf(team, played.get(team) ?? [], cards.get(team) ?? [], plan.suspensions),
        random,
      )
    }
    const sides = { home: side(fixture.home), away: side(fixture.away) }
    const match: SimulatedMatch = { ...fixture, id, sides, script: simulateMatch(sides, `${seed}/${id}`) }
    const shown = cardsInEvents(match, match.script.events)
    for (const team of [fixture.home, fixture.away]) {
      played.set(team, [...(played.get(team) ?? []), id])
      cards.set(team, [...(cards.get(team) ?? []), ...shown.filter((card) => card.team === team)])
    }
    yield match
  }
}

/** A simulated match as tables see it. */
export function resultOf({ id, round, home, away, script }: SimulatedMatch, day: string | null = null): Match {
  const cards = cardsInEvents({ id, home, away }, script.events)
  const { score, extraTime, penalties } = script
  const sanctions = { home: teamSanctions(home, cards), away: teamSanctions(away, cards) }
  return { id, home, away, day, round, score, extraTime, penalties, sanctions }
}

export function outingsOf({ id, sides, script }: SimulatedMatch): readonly Outing[] {
  return (['home', 'away'] as const).flatMap((side) =>
    [...minutesPlayed(sides[side], side, script.events, script.length)].map(([player, minutes]) => ({
      match: id,
      team: sides[side].team,
      player,
      minutes,
    })),
  )
}

function suspendedOf(
  team: TeamId,
  played: readonly MatchId[],
  cards: readonly Card[],
  rules: SuspensionRules,
): ReadonlySet<PlayerId> {
  const calendar = played.map((match) => ({ match, played: true }))
  const records = disciplineRecords(team, calendar, cards, rules)
  return new Set(records.filter(({ suspended }) => suspended).map(({ player }) => player))
}

const kinds: Partial<Record<MatchEvent['type'], GoalKind>> = {
  goal: 'goal',
  penalty: 'penalty',
  ownGoal: 'ownGoal',
}

/** What a match's events add to the scorers' table; a shoot-out adds nothing. */
export function goalsInEvents(
  match: { readonly id: MatchId } & Readonly<Record<Side, TeamId>>,
  events: readonly MatchEvent[],
): readonly Goal[] {
  return events.flatMap(({ type, side, player, related }) => {
    const kind = kinds[type]
    if (!kind || !side || !player) return []
    const assist = related?.role === 'assist' ? related.player : null
    return [{ match: match.id, team: match[side], player, kind, assist }]
  })
}
