import { findCountryByName } from '../../../football/countries/countries.ts'
import { nationalTeam } from '../names/team-ref.ts'
import type { EditionRef, ImportRecord, LineupRecord, MatchRecord, StadiumRef, TeamRef } from '../../records/records.ts'
import { eventsOf, scoresOf } from './events.ts'
import { joinMatches, type MatchParts } from './join.ts'
import { People, squadRecord } from './people.ts'
import type { MatchRow, StadiumRow, TournamentRow } from './read-matches.ts'
import type { Rows } from './read.ts'
import { placeMatches, type Place } from './stages.ts'

interface Context {
  readonly tournaments: ReadonlyMap<string, TournamentRow>
  readonly stadiums: ReadonlyMap<string, StadiumRow>
  readonly people: People
}

export function* mapDataset(rows: Rows): Generator<ImportRecord> {
  const people = new People(rows)
  const tournaments = new Map(rows.tournaments.map((row) => [row.id, row]))
  const stadiums = new Map(rows.stadiums.map((row) => [row.id, row]))
  const { matches, rejections } = joinMatches(rows)
  const places = placeMatches(matches.map(({ row }) => row))
  yield* rejections
  for (const row of rows.tournaments) yield editionRecord(row, rows)
  const grounds = new Set(matches.map(({ row }) => row.stadiumId))
  for (const row of rows.stadiums) if (grounds.has(row.id)) yield stadiumRecord(row)
  yield* people.records(peopleIn(rows))
  yield* squadRecords(rows, { tournaments, stadiums, people })
  for (const parts of matches) {
    const tournament = tournaments.get(parts.row.tournamentId)
    const place = places.get(parts.row.id)
    if (tournament && place) yield matchRecord(parts, tournament, place, { tournaments, stadiums, people })
    for (const second of secondManagers(parts)) {
      const reason = `${people.refOf(second.personId).name} divide o comando do time: só o primeiro técnico é guardado.`
      yield { record: 'rejection', origin: second.origin, reason }
    }
  }
}

const COMPETITIONS = {
  men: { id: 'copa_do_mundo', name: 'Copa do Mundo' },
  women: { id: 'copa_do_mundo_feminina', name: 'Copa do Mundo Feminina' },
} as const

function editionOf({ gender, year }: TournamentRow): EditionRef {
  return { competition: COMPETITIONS[gender].id, edition: String(year) }
}

function editionRecord(row: TournamentRow, rows: Rows): ImportRecord {
  const hosts = rows.host_countries.filter((host) => host.tournamentId === row.id)
  return {
    record: 'edition',
    origin: row.origin,
    edition: editionOf(row),
    name: COMPETITIONS[row.gender].name,
    starts: row.starts,
    ends: row.ends,
    hosts: hosts.flatMap(({ country }) => findCountryByName(country) ?? []),
  }
}

function stadiumOf(row: StadiumRow): StadiumRef {
  const country = row.country === null ? null : findCountryByName(row.country)
  return { name: row.name, city: row.city, country, key: row.id }
}

function stadiumRecord(row: StadiumRow): ImportRecord {
  return {
    record: 'stadium',
    origin: row.origin,
    stadium: stadiumOf(row),
    aliases: [],
    capacity: row.capacity,
    opened: null,
    state: null,
    coordinates: null,
  }
}

/** One id stands for a country's men and women alike. */
function teamOf(team: { readonly id: string; readonly name: string }, gender: TeamRef['gender']): TeamRef {
  return { ...nationalTeam(team.name), gender, key: team.id }
}

function peopleIn(rows: Rows): Set<string> {
  const { squads, manager_appointments, player_appearances, manager_appearances, referee_appearances } = rows
  const named = [squads, manager_appointments, player_appearances, manager_appearances, referee_appearances].flat()
  const acting = [rows.goals, rows.bookings, rows.substitutions, rows.penalty_kicks].flat()
  return new Set([...named.map(({ personId }) => personId), ...acting.map(({ playerId }) => playerId)])
}

function* squadRecords(rows: Rows, { tournaments, people }: Context): Generator<ImportRecord> {
  for (const role of ['player', 'coach'] as const) {
    for (const row of role === 'player' ? rows.squads : rows.manager_appointments) {
      const tournament = tournaments.get(row.tournamentId)
      if (tournament && people.has(row.personId)) {
        const team = teamOf(row.team, tournament.gender)
        yield squadRecord(row, role, editionOf(tournament), team, people.refOf(row.personId))
      } else {
        const reason = `o torneio ${row.tournamentId} ou a pessoa ${row.personId} não está no conjunto.`
        yield { record: 'rejection', origin: row.origin, reason }
      }
    }
  }
}

function matchRecord(parts: MatchParts, tournament: TournamentRow, place: Place, context: Context): MatchRecord {
  const { row } = parts
  const { people, stadiums } = context
  const stadium = stadiums.get(row.stadiumId)
  return {
    record: 'match',
    origin: row.origin,
    key: row.id,
    edition: editionOf(tournament),
    ...place,
    home: teamOf(row.home, tournament.gender),
    away: teamOf(row.away, tournament.gender),
    day: row.day,
    kickoff: null,
    ...(row.time === null ? {} : { localTime: row.time }),
    status: 'finished',
    statusReason: replayReason(row),
    // A replayed draw is not annulled: its score stays, and the replay decides.
    annulled: false,
    neutral: row.country !== row.home.name && row.country !== row.away.name,
    stadium: stadium ? stadiumOf(stadium) : null,
    ...scoresOf(parts),
    attendance: null,
    events: eventsOf(parts, (id) => people.refOf(id)),
    lineups: [lineupOf('home', parts, people), lineupOf('away', parts, people)].filter(
      ({ coach, players }) => coach !== null || players.length > 0,
    ),
    officials: parts.referees.map(({ personId }) => ({
      person: people.refOf(personId),
      role: 'referee',
      country: people.countryOf(personId),
    })),
  }
}

function replayReason({ replayed, replay }: MatchRow): string | null {
  if (replayed) return 'Empate: decidido em novo jogo.'
  return replay ? 'Jogo de desempate.' : null
}

/** Before 1970 the dataset has the managers but no players. */
function lineupOf(side: LineupRecord['side'], parts: MatchParts, people: People): LineupRecord {
  const teamId = parts.row[side].id
  const manager = parts.managers.find((row) => row.teamId === teamId)
  return {
    side,
    coach: manager ? people.refOf(manager.personId) : null,
    players: parts.players
      .filter((row) => row.teamId === teamId)
      .map((row) => ({
        player: people.refOf(row.personId),
        number: row.number,
        starter: row.starter,
        position: row.position,
        spot: row.spot,
        captain: false,
      })),
  }
}

function secondManagers({ managers }: MatchParts): MatchParts['managers'] {
  return managers.filter((row, index) => managers.findIndex(({ teamId }) => teamId === row.teamId) < index)
}
