import {
  chooseSide,
  randomFrom,
  rulesets,
  simulateMatch,
  standings,
  type MatchScript,
  type Side,
  type SimulatedSide,
} from '@meio-campo/football'
import type { Facts } from '../facts/facts.ts'
import type { StadiumFact, TeamFact } from '../facts/index.ts'
import { inventMoves, inventAbsences, type Absence } from '../people/moves.ts'
import { createNaming } from '../people/names.ts'
import type { InventedPerson } from '../people/person.ts'
import { inventPanels, type Panels } from '../people/referees.ts'
import { inventSquad, type InventedSquad } from '../people/squads.ts'
import { dayOf } from './calendar.ts'
import { giveWay } from './clashes.ts'
import { matchesOf, type Knockout, type PlannedTie, decideTie, drawAfterGroups, type Verdict } from './knockout.ts'
import type { PlannedMatch } from './planned-match.ts'
import { Records } from './records.ts'
import { nextDivisions, planSeason, type Divisions, type Season } from './season.ts'
import { Stays } from './stays.ts'
import { reportEvents, type ReportedEvent } from './match-events.ts'
import { planTournament, TOURNAMENT_TEAMS } from './tournament.ts'

/** A match written down before it is played. */
export interface Play {
  readonly sides: Readonly<Record<Side, SimulatedSide>>
  readonly script: MatchScript
  readonly reported: readonly ReportedEvent[]
  /** When nothing about it changes any more. */
  readonly settledAt: number
}

/** A title won in the demonstration. */
export interface InventedTitle {
  readonly edition: string
  readonly champion: string
  readonly runnerUp: string | null
  readonly finalScore: string | null
  readonly topScorer: { readonly player: string; readonly goals: number } | null
  readonly at: number
}

const DAY = 86_400_000

/**
 * The fictional football: a function of the facts, a seed and the first year, generated match by match in the order of
 * kick-off. It reads neither clock nor database, so any process can generate the same story again.
 */
export class World {
  readonly facts: Facts
  readonly seed: string
  readonly teams: ReadonlyMap<string, TeamFact>
  readonly stadiums: ReadonlyMap<string, StadiumFact>
  readonly squads: ReadonlyMap<string, InventedSquad>
  readonly panels: Panels
  readonly tournamentTeams: readonly string[]
  readonly stays: Stays
  readonly seasons: Season[] = []
  readonly matches = new Map<string, PlannedMatch>()
  readonly plays = new Map<string, Play>()
  readonly titles: InventedTitle[] = []
  readonly #records = new Records()
  /** Final tables of leagues. */
  readonly #tables = new Map<string, readonly string[]>()
  #absences = new Map<string, Absence[]>()
  #queue: PlannedMatch[] = []
  #names: ReadonlyMap<string, string> | null = null

  constructor(facts: Facts, seed: string, beganIn: number) {
    this.facts = facts
    this.seed = seed
    this.teams = new Map(facts.teams.map((team) => [team.id, team]))
    this.stadiums = new Map(facts.stadiums.map((stadium) => [stadium.id, stadium]))
    const busy = [
      ...new Set([
        ...facts.seriesA,
        ...facts.seriesB,
        ...facts.libertadoresGroups.flat(),
        ...facts.copaDoBrasilEntrants,
      ]),
    ]
    this.tournamentTeams = facts.teams
      .filter(({ id, kind, stadium }) => kind === 'club' && stadium !== null && !busy.includes(id))
      .slice(0, TOURNAMENT_TEAMS)
      .map(({ id }) => id)
    const naming = createNaming(facts.idPrefix)
    const titles = Map.groupBy(facts.titles, ({ champion }) => champion)
    this.squads = new Map(
      [...busy, ...this.tournamentTeams].map((id) => {
        const won = titles.get(id)?.length ?? 0
        return [id, inventSquad(this.teams.get(id)!, won, beganIn, seed, naming)]
      }),
    )
    this.panels = inventPanels(beganIn, seed, naming)
    this.stays = new Stays([...this.squads.values()])
    this.addSeason(beganIn)
  }

  /** Every person's name by id. */
  get names(): ReadonlyMap<string, string> {
    return (this.#names ??= new Map(peopleOf(this).map(({ id, name }) => [id, name])))
  }

  get lastYear(): number {
    return this.seasons.at(-1)!.year
  }

  /** The year after the last one. */
  addSeason(year: number): void {
    const squads = [...this.squads.values()]
    const moves = inventMoves(squads, this.stays.clubs(), year, this.seed)
    for (const move of moves) this.stays.move(move)
    const absences = inventAbsences(squads, year, this.seed)
    this.#absences = Map.groupBy(absences, ({ player }) => player)
    const season = planSeason(this.facts, this.#divisions(), year, this.seed, { moves, absences })
    this.seasons.push(season)
    this.#add(season.fixtures)
    for (const match of season.fixtures) if (match.group !== null) this.#makeRoom(match, year)
    for (const knockout of season.knockouts) {
      for (const tie of knockout.ties) this.#schedule(knockout, tie)
    }
  }

  #schedule(knockout: Knockout, tie: PlannedTie): void {
    const matches = matchesOf(knockout, tie, (club) => this.#engaged(club))
    this.#add(matches)
    for (const match of matches) this.#makeRoom(match, knockout.year)
  }

  /** Moves the clubs' other matches that are too close to a cup match. */
  #makeRoom(cup: PlannedMatch, year: number): void {
    const moved = giveWay(cup, year, (club) => this.#engaged(club))
    if (moved.length === 0) return
    const ids = new Set(moved.map(({ id }) => id))
    this.#queue = this.#queue.filter(({ id }) => !ids.has(id))
    this.#add(moved)
  }

  #engaged(club: string): readonly PlannedMatch[] {
    return [...this.matches.values()].filter(({ home, away }) => home === club || away === club)
  }

  #divisions(): Divisions {
    const [first, second] = this.seasons.at(-1)?.leagues.map(({ edition }) => this.#tables.get(edition) ?? []) ?? []
    if (!first?.length || !second?.length) return { first: this.facts.seriesA, second: this.facts.seriesB }
    return nextDivisions(first, second)
  }

  /** Plays all matches that begin until a moment. Each step is one match, so that the caller can let other work run. */
  *playTo(until: number): Generator<PlannedMatch> {
    for (let [next] = this.#queue; next && next.kickoff <= until; [next] = this.#queue) {
      this.#queue.shift()
      this.#play(next)
      yield next
    }
  }

  /** The round-the-clock matches that begin in a period. Each is independent: suspensions do not carry over. */
  tournament(from: number, to: number): readonly PlannedMatch[] {
    return planTournament(this.tournamentTeams, from, to)
  }

  /** Generates a tournament match. */
  tournamentPlay(match: PlannedMatch): Play {
    const play = this.plays.get(match.id) ?? this.#simulate(match, () => new Set())
    this.plays.set(match.id, play)
    return play
  }

  /** Releases a finished match once it is stored; it is not read again. */
  forget({ id }: PlannedMatch): void {
    this.matches.delete(id)
    this.plays.delete(id)
  }

  #add(matches: readonly PlannedMatch[]): void {
    if (matches.length === 0) return
    for (const match of matches) this.matches.set(match.id, match)
    this.#queue = [...this.#queue, ...matches].toSorted((a, b) => a.kickoff - b.kickoff || (a.id < b.id ? -1 : 1))
  }

  #play(match: PlannedMatch): void {
    const play = this.#simulate(match, (team) => this.#unavailable(match, team))
    this.plays.set(match.id, play)
    this.#conclude(match, play.script)
  }

  #simulate(match: PlannedMatch, unavailable: (team: string) => ReadonlySet<string>): Play {
    const day = dayOf(match.kickoff)
    const random = randomFrom(`${this.seed}/${match.id}/line-ups`)
    const side = (team: string) => {
      const players = this.stays.at(team, day).map((stay) => stay.player)
      return chooseSide({ team, strength: this.squads.get(team)!.strength, players }, unavailable(team), random)
    }
    const sides = { home: side(match.home), away: side(match.away) }
    const carried = this.#records.carriedInto(match) ?? { home: 0, away: 0 }
    const script = simulateMatch({ ...sides, whenLevel: match.whenLevel, carried }, `${this.seed}/${match.id}`)
    const reported = reportEvents(match.id, script, sides, this.seed)
    const last = Math.max(script.endsAt, ...reported.map(({ versions }) => versions.at(-1)!.at))
    return { sides, script, reported, settledAt: match.kickoff + last * 1000 }
  }

  #unavailable({ edition, kickoff }: PlannedMatch, team: string): ReadonlySet<string> {
    const day = dayOf(kickoff)
    const hurt = this.stays
      .at(team, day)
      .filter((stay) => this.#absences.get(stay.player.id)?.some(({ starts, ends }) => starts <= day && day <= ends))
    return new Set([...this.#records.bannedFrom(edition, team), ...hurt.map((stay) => stay.player.id)])
  }

  /** Applies the consequences of a result: the next tie, the draw after the groups, a title. */
  #conclude(match: PlannedMatch, script: MatchScript): void {
    const carried = this.#records.carriedInto(match)
    this.#records.note(match, script)
    const season = this.seasons.find(({ year }) => match.edition.endsWith(`_${year}`))!
    const endedAt = match.kickoff + script.endsAt * 1000
    const played = this.#records.resultsOf(match.phase)
    if (match.tie !== null) {
      if (match.leg !== 1) this.#advance(season, match, decideTie(match, script, carried), endedAt)
    } else if (match.group !== null && season.groups) {
      const { groups, edition } = season.groups
      if (played.length < groups.reduce((sum, { length }) => sum + length * (length - 1), 0)) return
      const knockout = season.knockouts.find((each) => each.edition === edition)!
      for (const [place, seats] of drawAfterGroups(groups, played, `${this.seed}/${edition}/draw`).entries()) {
        const tie = knockout.ties[place]!
        ;[tie.seats[0], tie.seats[1]] = seats
        tie.knownAt = endedAt + DAY
        this.#schedule(knockout, tie)
      }
    } else {
      const league = season.leagues.find(({ edition }) => edition === match.edition)!
      if (played.length < league.teams.length * (league.teams.length - 1)) return
      const table = standings({ ...league, rules: rulesets.brasileiraoSerieA }, played).map(({ team }) => team)
      this.#tables.set(match.edition, table)
      this.#crown(match.edition, table[0]!, table[1]!, null, endedAt)
    }
  }

  #advance({ knockouts }: Season, match: PlannedMatch, { winner, loser, result }: Verdict, endedAt: number): void {
    const knockout = knockouts.find(({ phase }) => phase === match.phase)!
    const tie = knockout.ties.find(({ id }) => id === match.tie)!
    tie.winner = winner
    tie.decidedAt = endedAt
    if (!tie.next) return this.#crown(match.edition, winner, loser, result, endedAt)
    const { tie: nextId, seat } = tie.next
    const next = knockout.ties.find(({ id }) => id === nextId)!
    next.seats[seat] = winner
    const feeders = knockout.ties.filter((each) => each.next?.tie === nextId)
    if (feeders.some(({ decidedAt }) => decidedAt === null)) return
    next.knownAt = Math.max(...feeders.map(({ decidedAt }) => decidedAt ?? 0))
    this.#schedule(knockout, next)
  }

  #crown(edition: string, champion: string, runnerUp: string, finalScore: string | null, at: number): void {
    const topScorer = this.#records.topScorerOf(edition)
    this.titles.push({ edition, champion, runnerUp, finalScore, topScorer, at })
  }
}

/** Players, coaches and referees. */
export function peopleOf({ squads, panels }: Pick<World, 'squads' | 'panels'>): readonly InventedPerson[] {
  return [
    ...[...squads.values()].flatMap(({ players, coach }) => [...players, coach]),
    ...Object.values(panels).flatMap(({ referees, assistants, video }) => [...referees, ...assistants, ...video]),
  ]
}
