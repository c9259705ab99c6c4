import type {
  EditionRef,
  EventRecord,
  ImportRecord,
  LineupRecord,
  MatchStatus,
  OfficialRecord,
  Origin,
  Period,
  Side,
} from '../../records/records.ts'
import { bag, bags, key, moment, text, whole, type Bag } from '../answers/fields.ts'
import type { ProvidedCompetition } from './competitions.ts'
import { spotOf } from '../words/spots.ts'
import { readStatus } from '../words/status-word.ts'
import { countryOf, personOf, positionOf, teamOf } from './map-teams.ts'
import { scoresOf } from './score.ts'
import { placeOf } from './stages.ts'

/** Live matches stay scheduled here: the live desk follows them, and the result is imported when it is final. */
const STATUSES: Readonly<Record<string, MatchStatus>> = {
  SCHEDULED: 'scheduled',
  TIMED: 'scheduled',
  LIVE: 'scheduled',
  IN_PLAY: 'scheduled',
  PAUSED: 'scheduled',
  EXTRA_TIME: 'scheduled',
  PENALTY_SHOOTOUT: 'scheduled',
  FINISHED: 'finished',
  SUSPENDED: 'suspended',
  POSTPONED: 'postponed',
  CANCELLED: 'cancelled',
  AWARDED: 'awarded',
}

/** A word that is not in the list may still be a usual one, such as `ABANDONED`. */
function statusOf(word: string): MatchStatus | null {
  return Object.hasOwn(STATUSES, word) ? STATUSES[word]! : readStatus(word)
}

const ENDED: ReadonlySet<MatchStatus> = new Set<MatchStatus>(['finished', 'awarded'])

export function mapMatch(provided: ProvidedCompetition, edition: EditionRef, match: Bag, origin: Origin): ImportRecord {
  const [home, away] = [teamOf(provided, bag(match, 'homeTeam')), teamOf(provided, bag(match, 'awayTeam'))]
  const word = text(match, 'status') ?? ''
  const status = statusOf(word)
  const at = moment(match, 'utcDate')
  const refuse = (reason: string): ImportRecord => ({ record: 'rejection', origin, reason })
  // A tie whose teams are not known yet has empty teams.
  if (home === null || away === null) return refuse('o jogo ainda não tem os dois times.')
  if (status === null) return refuse(`a situação “${word}” não é conhecida.`)
  if (at === null) return refuse('o jogo não tem data.')
  const ended = ENDED.has(status)
  const scores = scoresOf(bag(match, 'score'))
  const venue = text(match, 'venue')
  const fixed = word !== 'SCHEDULED' && status !== 'postponed'
  const nothing = { halfTime: null, score: null, extraTime: null, penalties: null }
  return {
    record: 'match',
    origin,
    key: key(match),
    edition,
    ...placeOf(text(match, 'stage'), text(match, 'group'), whole(match, 'matchday')),
    home,
    away,
    day: fixed ? brazilianDay(at) : roughDay(at),
    // All matches of a round share one placeholder until the hour is fixed; a postponed one keeps its old hour.
    kickoff: fixed ? at : null,
    status,
    statusReason: null,
    annulled: false,
    neutral: false,
    stadium: venue === null ? null : { name: venue, city: null, country: provided.country, key: null },
    ...(ended ? scores : nothing),
    attendance: whole(match, 'attendance'),
    events: ended ? eventsOf(match) : [],
    lineups: (['home', 'away'] as const).flatMap((side) => lineupOf(bag(match, `${side}Team`), side)),
    officials: bags(match, 'referees').flatMap(officialOf),
  }
}

const SAO_PAULO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

function brazilianDay(at: string): string {
  return SAO_PAULO.format(new Date(at))
}

/** Midnight in UTC means that the hour is missing. */
function roughDay(at: string): string {
  return at.endsWith('T00:00:00.000Z') ? at.slice(0, 10) : brazilianDay(at)
}

const GOALS: Readonly<Record<string, EventRecord['type']>> = { REGULAR: 'goal', OWN: 'own-goal', PENALTY: 'penalty' }
const CARDS: Readonly<Record<string, EventRecord['type']>> = {
  YELLOW: 'yellow',
  YELLOW_RED: 'second-yellow',
  RED: 'red',
}

/** Goals, cards and substitutions, which only paid plans contain; in a free one all lists are empty. */
export function eventsOf(match: Bag): EventRecord[] {
  const home = key(bag(match, 'homeTeam'))
  const sideOf = (team: Bag): Side => (key(team) === home ? 'home' : 'away')
  const goals = bags(match, 'goals').flatMap((goal): EventRecord[] => {
    const type = GOALS[text(goal, 'type') ?? 'REGULAR'] ?? 'goal'
    // `team` is the team that the goal counts for, while the record's side is the scorer's.
    const scored = sideOf(bag(goal, 'team'))
    const side = type === 'own-goal' ? (scored === 'home' ? 'away' : 'home') : scored
    const assist = type === 'goal' ? personOf(bag(goal, 'assist')) : null
    return [eventOf(goal, type, side, personOf(bag(goal, 'scorer')), assist && { role: 'assist', player: assist })]
  })
  const cards = bags(match, 'bookings').flatMap((card): EventRecord[] => {
    const type = CARDS[text(card, 'card') ?? '']
    return type === undefined
      ? []
      : [eventOf(card, type, sideOf(bag(card, 'team')), personOf(bag(card, 'player')), null)]
  })
  const changes = bags(match, 'substitutions').flatMap((change): EventRecord[] => {
    const [out, inside] = [personOf(bag(change, 'playerOut')), personOf(bag(change, 'playerIn'))]
    const related = out && { role: 'out' as const, player: out }
    return [eventOf(change, 'substitution', sideOf(bag(change, 'team')), inside, related)]
  })
  return [...goals, ...cards, ...changes].toSorted((a, b) => (a.minute ?? 0) - (b.minute ?? 0))
}

function eventOf(
  stated: Bag,
  type: EventRecord['type'],
  side: Side,
  player: EventRecord['player'],
  related: EventRecord['related'],
): EventRecord {
  const minute = whole(stated, 'minute')
  const added = whole(stated, 'injuryTime')
  return { type, period: periodOf(minute), minute, added, side, player, related, converted: null }
}

function periodOf(minute: number | null): Period | null {
  if (minute === null) return null
  if (minute <= 45) return 'first-half'
  if (minute <= 90) return 'second-half'
  return minute <= 105 ? 'extra-first-half' : 'extra-second-half'
}

function lineupOf(team: Bag, side: Side): LineupRecord[] {
  const listed = (list: string, starter: boolean): LineupRecord['players'] =>
    bags(team, list).flatMap((player) => {
      const person = personOf(player)
      if (person === null) return []
      const word = text(player, 'position')
      const position = positionOf(word)
      const spot = spotOf(word, position)
      return [{ player: person, number: whole(player, 'shirtNumber'), starter, position, spot, captain: false }]
    })
  const players = [...listed('lineup', true), ...listed('bench', false)]
  return players.length === 0 ? [] : [{ side, coach: personOf(bag(team, 'coach')), players }]
}

const ROLES: readonly (readonly [RegExp, OfficialRecord['role']])[] = [
  [/^REFEREE$/, 'referee'],
  [/^ASSISTANT_VIDEO|^VIDEO_ASSISTANT_REFEREE_N[^1]/, 'avar'],
  [/VIDEO|^VAR/, 'var'],
  [/^ASSISTANT/, 'assistant'],
  [/^FOURTH/, 'fourth'],
]

function officialOf(stated: Bag): OfficialRecord[] {
  const person = personOf(stated)
  const role = ROLES.find(([pattern]) => pattern.test(text(stated, 'type') ?? ''))?.[1]
  return person && role ? [{ person, role, country: countryOf(text(stated, 'nationality')) }] : []
}
