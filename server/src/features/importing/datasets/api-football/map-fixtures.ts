import { findCountryByName } from '../../../football/countries/countries.ts'
import type {
  EditionRef,
  ImportRecord,
  LineupRecord,
  MatchStatus,
  OfficialRecord,
  Origin,
  Score,
  Side,
} from '../../records/records.ts'
import { bag, bags, key, moment, text, whole, type Bag } from '../answers/fields.ts'
import type { ProvidedLeague } from './competitions.ts'
import { eventsOf } from './map-events.ts'
import { spotsInGrid } from '../words/spots.ts'
import { readStatus } from '../words/status-word.ts'
import { personOf, positionOf } from './map-people.ts'
import { cityOf, teamOf, type TeamPlaces } from './map-teams.ts'
import { placeOf } from './rounds.ts'
import { playerStatisticsOf } from './player-statistics.ts'
import { statisticsOf } from './statistics.ts'

/** What is being played is not stated here: the live desk has it, and the result comes when it is final. */
const STATUSES: Readonly<Record<string, MatchStatus>> = {
  TBD: 'scheduled',
  NS: 'scheduled',
  '1H': 'scheduled',
  HT: 'scheduled',
  '2H': 'scheduled',
  ET: 'scheduled',
  BT: 'scheduled',
  P: 'scheduled',
  LIVE: 'scheduled',
  INT: 'scheduled',
  SUSP: 'suspended',
  FT: 'finished',
  AET: 'finished',
  PEN: 'finished',
  PST: 'postponed',
  CANC: 'cancelled',
  ABD: 'abandoned',
  AWD: 'awarded',
  WO: 'walkover',
}
const ENDED: ReadonlySet<MatchStatus> = new Set<MatchStatus>(['finished', 'awarded', 'walkover'])

export function statusOf(fixture: Bag): string {
  return text(bag(bag(fixture, 'fixture'), 'status'), 'short') ?? ''
}

export function mapFixture(
  league: ProvidedLeague,
  edition: EditionRef,
  places: TeamPlaces,
  fixture: Bag,
  origin: Origin,
): ImportRecord {
  const [about, teams] = [bag(fixture, 'fixture'), bag(fixture, 'teams')]
  const [home, away] = [teamOf(league, places, bag(teams, 'home')), teamOf(league, places, bag(teams, 'away'))]
  const word = statusOf(fixture)
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word]! : readStatus(word)
  const at = moment(about, 'date')
  const refuse = (reason: string): ImportRecord => ({ record: 'rejection', origin, reason })
  if (home === null || away === null) return refuse('o jogo ainda não tem os dois times.')
  if (status === null) return refuse(`a situação “${word}” não é conhecida.`)
  if (at === null) return refuse('o jogo não tem data.')
  const ended = ENDED.has(status)
  // A postponed match keeps its old hour, and one whose hour is not known has a placeholder.
  const fixed = word !== 'TBD' && status !== 'postponed' && status !== 'cancelled'
  const statistics = ended ? statisticsOf(fixture) : []
  const playerStatistics = ended ? playerStatisticsOf(fixture) : []
  return {
    record: 'match',
    origin,
    key: key(about),
    edition,
    ...placeOf(league, text(bag(fixture, 'league'), 'round')),
    home,
    away,
    day: brazilianDay(at),
    kickoff: fixed ? at : null,
    status,
    statusReason: null,
    annulled: false,
    neutral: false,
    stadium: stadiumOf(bag(about, 'venue'), league.country),
    ...(ended ? scoresOf(fixture) : { halfTime: null, score: null, extraTime: null, penalties: null }),
    attendance: null,
    events: ended ? eventsOf(fixture) : [],
    lineups: bags(fixture, 'lineups').flatMap((lineup) => lineupOf(fixture, lineup)),
    officials: refereeOf(text(about, 'referee')),
    ...(statistics.length > 0 && { statistics }),
    ...(playerStatistics.length > 0 && { playerStatistics }),
  }
}

const WITH_EXTRA_TIME: ReadonlySet<string> = new Set(['AET', 'PEN'])

function isSame(one: Score | null, other: Score | null): boolean {
  return one?.home === other?.home && one?.away === other?.away
}

/** `goals` counts until the end of play, `extratime` only its own goals, `penalty` only the shoot-out. */
export function scoresOf(fixture: Bag) {
  const score = bag(fixture, 'score')
  const [total, full, extra] = [pairOf(fixture, 'goals'), pairOf(score, 'fulltime'), pairOf(score, 'extratime')]
  const penalties = pairOf(score, 'penalty')
  const summed = extra && full ? { home: full.home + extra.home, away: full.away + extra.away } : null
  // Goals of extra time may be missing where the status says that there was one: then the total has them.
  const extraTime = summed ?? (WITH_EXTRA_TIME.has(statusOf(fixture)) && !isSame(total, full) ? total : null)
  return { halfTime: pairOf(score, 'halftime'), score: full ?? (extraTime ? null : total), extraTime, penalties }
}

export function pairOf(from: Bag, part: string): Score | null {
  const pair = bag(from, part)
  const [home, away] = [whole(pair, 'home'), whole(pair, 'away')]
  return home === null || away === null ? null : { home, away }
}

const SAO_PAULO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

function brazilianDay(at: string): string {
  return SAO_PAULO.format(new Date(at))
}

function stadiumOf(venue: Bag, country: string | null) {
  const name = text(venue, 'name')
  return name === null ? null : { name, city: cityOf(venue, country).city, country, key: key(venue) }
}

function lineupOf(fixture: Bag, lineup: Bag): LineupRecord[] {
  const home = key(bag(bag(fixture, 'teams'), 'home'))
  const side: Side = key(bag(lineup, 'team')) === home ? 'home' : 'away'
  const captains = captainsOf(fixture)
  const listed = (list: string, starter: boolean): LineupRecord['players'] => {
    const rows = bags(lineup, list).map((row) => bag(row, 'player'))
    const spots = spotsInGrid(
      rows.map((player) => ({ position: positionOf(text(player, 'pos')), grid: text(player, 'grid') })),
    )
    return rows.flatMap((player, index) => {
      const person = personOf(player)
      if (person === null) return []
      const captain = person.key !== null && captains.has(person.key)
      const [number, position] = [whole(player, 'number'), positionOf(text(player, 'pos'))]
      return [{ player: person, number, starter, position, spot: spots[index] ?? null, captain }]
    })
  }
  const players = [...listed('startXI', true), ...listed('substitutes', false)]
  return players.length === 0 ? [] : [{ side, coach: personOf(bag(lineup, 'coach')), players }]
}

/** The captain is marked among the players' figures. */
function captainsOf(fixture: Bag): ReadonlySet<string> {
  const players = bags(fixture, 'players').flatMap((team) => bags(team, 'players'))
  return new Set(
    players.flatMap((row) => {
      const leads = bags(row, 'statistics').some((each) => bag(each, 'games')['captain'] === true)
      return (leads && key(bag(row, 'player'))) || []
    }),
  )
}

/** `Name, Country`, or the name alone. */
function refereeOf(stated: string | null): OfficialRecord[] {
  const [name = '', country = null] = stated?.split(',').map((part) => part.trim()) ?? []
  if (name === '') return []
  const person = { name, fullName: null, birthDate: null, key: null }
  return [{ person, role: 'referee', country: country === null ? null : findCountryByName(country) }]
}
