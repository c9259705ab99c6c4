import { addDays } from '@meio-campo/football'
import type { Queryable } from '../database/database.ts'
import { insertLeague } from './football-rows.ts'

export const PLAYED = 'liga_2026_r1_bahia_palmeiras'
export const DRAWN = 'liga_2026_r2_santos_bahia'
export const LIVE = 'liga_2026_r3_bahia_santos'
export const OTHER = 'liga_2026_r3_palmeiras_santos'
export const NEXT = 'liga_2026_r4_palmeiras_bahia'
export const EARLIER = 'liga_2025_r1_palmeiras_bahia'

/**
 * A league around a given day, with a match of every kind: two that are over, one under way today with another of its
 * round, one a week from now, one of last year. Ana plays for Bahia under Caio, and gets a yellow card in each match.
 */
export async function insertSmallSeason(database: Queryable, today: string): Promise<void> {
  await insertLeague(database)
  await database.updateTable('competitions').set({ country: 'BR' }).where('id', '=', 'liga').execute()
  await database
    .insertInto('phase_teams')
    .values(['bahia', 'palmeiras', 'santos'].map((team_id) => ({ phase_id: 'liga_2026_fase', team_id })))
    .execute()
  await database
    .insertInto('rounds')
    .values(
      [2, 3, 4].map((number) => ({
        id: `liga_2026_r${number}`,
        phase_id: 'liga_2026_fase',
        number,
        name: `Rodada ${number}`,
      })),
    )
    .execute()
  await database
    .insertInto('people')
    .values([
      { id: 'eva', name: 'Eva' },
      { id: 'caio', name: 'Caio', birth_date: '1970-03-02', nationalities: ['BR'] },
      { id: 'dora', name: 'Dora' },
    ])
    .execute()
  await insertMatches(database, today)
  await insertParts(database, today)
}

async function insertMatches(database: Queryable, today: string): Promise<void> {
  const match = (round: number, home_id: string, away_id: string, day: string, status: string) => ({
    id: `liga_2026_r${round}_${home_id}_${away_id}`,
    edition_id: 'liga_2026',
    phase_id: 'liga_2026_fase',
    round_id: `liga_2026_r${round}`,
    home_id,
    away_id,
    day,
    status,
  })
  await database
    .insertInto('matches')
    .values([
      { ...match(1, 'bahia', 'palmeiras', addDays(today, -14), 'finished'), home_score: 2, away_score: 1 },
      { ...match(2, 'santos', 'bahia', addDays(today, -7), 'finished'), home_score: 0, away_score: 0 },
      { ...match(3, 'bahia', 'santos', today, 'secondHalf'), home_score: 1, away_score: 0, minute: 60 },
      match(3, 'palmeiras', 'santos', today, 'postponed'),
      match(4, 'palmeiras', 'bahia', addDays(today, 7), 'scheduled'),
    ])
    .execute()
  await database
    .insertInto('matches')
    .values({
      ...match(1, 'palmeiras', 'bahia', '2025-05-10', 'finished'),
      id: EARLIER,
      edition_id: 'liga_2025',
      phase_id: 'liga_2025_fase',
      round_id: 'liga_2025_r1',
      home_score: 3,
      away_score: 0,
    })
    .execute()
}

async function insertParts(database: Queryable, today: string): Promise<void> {
  await database
    .insertInto('spells')
    .values([
      { person_id: 'ana', team_id: 'bahia', role: 'player', starts: addDays(today, -30), number: 9 },
      { person_id: 'ana', team_id: 'santos', role: 'player', starts: '2020-01-01', ends: '2021-12-31' },
      { person_id: 'caio', team_id: 'bahia', role: 'coach', starts: addDays(today, -20) },
    ])
    .execute()
  await database
    .insertInto('lineups')
    .values([
      { match_id: PLAYED, side: 'home', formation: '4-3-3', coach_id: 'caio' },
      { match_id: LIVE, side: 'home', coach_id: 'caio' },
      { match_id: EARLIER, side: 'away', coach_name: 'Outro' },
    ])
    .execute()
  await database
    .insertInto('lineup_players')
    .values([
      { match_id: PLAYED, side: 'home', place: 0, person_id: 'ana', starter: true, number: 9, captain: true },
      { match_id: PLAYED, side: 'home', place: 1, person_id: 'eva', starter: false, number: 17 },
      { match_id: PLAYED, side: 'home', place: 2, person_name: 'Gil', starter: false },
      { match_id: LIVE, side: 'home', place: 0, person_id: 'ana', starter: true },
    ])
    .execute()
  const first = { period: 'firstHalf', match_id: PLAYED, side: 'home', player_id: 'ana' }
  const second = { ...first, period: 'secondHalf' }
  await database
    .insertInto('events')
    .values([
      { id: 'e_1', position: 1, type: 'goal', minute: 10, ...first, score_home: 1, score_away: 0 },
      { id: 'e_2', position: 2, type: 'yellow', minute: 30, ...first },
      { id: 'e_3', position: 3, type: 'penalty', minute: 50, ...second, score_home: 2, score_away: 0 },
      { id: 'e_4', position: 4, type: 'goal', minute: 60, ...second, retracted: true, revision: 2 },
      { id: 'e_6', position: 6, type: 'penalty', minute: 80, ...second, side: 'away', player_id: 'bia' },
    ])
    .execute()
  await database
    .insertInto('events')
    .values({
      id: 'e_5',
      position: 5,
      type: 'substitution',
      minute: 70,
      ...second,
      player_id: 'eva',
      related_role: 'out',
      related_id: 'ana',
    })
    .execute()
  await database
    .insertInto('events')
    .values([
      { id: 'e_7', position: 1, type: 'yellow', minute: 88, ...second, match_id: DRAWN, side: 'away' },
      { id: 'e_8', position: 1, type: 'yellow', minute: 55, ...second, match_id: LIVE },
    ])
    .execute()
  await database
    .insertInto('match_statistics')
    .values({ match_id: PLAYED, side: 'home', period: 'match', possession: 55, shots: 12 })
    .execute()
  await database
    .insertInto('match_officials')
    .values([
      { match_id: PLAYED, place: 0, role: 'referee', person_id: 'dora', country: 'BR' },
      { match_id: DRAWN, place: 0, role: 'referee', person_id: 'dora' },
      { match_id: PLAYED, place: 1, role: 'var', person_name: 'Ícaro' },
    ])
    .execute()
}
