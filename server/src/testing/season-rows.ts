import { addDays, singleMatchPenalties } from '@meio-campo/football'
import type { InsertObject } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { DB } from '../database/types.gen.ts'

const TEAMS = ['alfa', 'beta', 'gama', 'delta'] as const

/**
 * A small season around a day: a league in progress (`serie`, two rounds played, the third to come), a cup decided on
 * penalties on neutral ground (`copa`), and an old league with known line-ups (`2019`).
 */
export async function insertSeason(database: Queryable, today: string): Promise<void> {
  const on = (days: number) => addDays(today, days)
  const season = today.slice(0, 4)
  await database
    .insertInto('confederations')
    .values([
      { id: 'fifa', name: 'FIFA', acronym: 'FIFA' },
      { id: 'conmebol', name: 'Conmebol', parent_id: 'fifa' },
      { id: 'cbf', name: 'CBF', parent_id: 'conmebol', country: 'BR' },
      { id: 'fpf', name: 'Federação Paulista', parent_id: 'cbf', state: 'SP' },
      { id: 'uefa', name: 'Uefa', parent_id: 'fifa' },
    ])
    .execute()
  await database
    .insertInto('stadiums')
    .values([
      { id: 'arena', name: 'Arena', city: 'Santos', country: 'BR', capacity: 40_000 },
      { id: 'colina', name: 'Colina', city: 'Mogi', country: 'BR' },
    ])
    .execute()
  await database
    .insertInto('teams')
    .values(
      TEAMS.map((id) => ({
        id,
        name: id[0]!.toUpperCase() + id.slice(1),
        kind: 'club',
        country: 'BR',
        confederation_id: id === 'alfa' ? 'fpf' : 'cbf',
        stadium_id: id === 'alfa' ? 'arena' : null,
      })),
    )
    .execute()
  await database.insertInto('team_rivals').values({ team_id: 'beta', rival_id: 'alfa' }).execute()
  await database
    .insertInto('people')
    .values([
      { id: 'ana', name: 'Ana', birth_date: '2000-06-15', positions: ['forward'], nationalities: ['BR'] },
      { id: 'bia', name: 'Bia', positions: ['goalkeeper'] },
      { id: 'caio', name: 'Caio' },
      { id: 'duda', name: 'Duda' },
    ])
    .execute()
  await database
    .insertInto('competitions')
    .values([
      { id: 'serie', code: 'serie', name: 'Série', confederation_id: 'cbf' },
      { id: 'copa', code: 'copa', name: 'Copa', kind: 'cup', confederation_id: 'cbf' },
    ])
    .execute()
  await database
    .insertInto('editions')
    .values([
      { id: 'serie_agora', competition_id: 'serie', name: season, starts: on(-60), ends: on(30) },
      { id: 'copa_agora', competition_id: 'copa', name: season },
      { id: 'serie_2019', competition_id: 'serie', name: '2019' },
    ])
    .execute()
  await database
    .insertInto('phases')
    .values([
      { id: 'serie_fase', edition_id: 'serie_agora', position: 0, name: 'Pontos corridos', kind: 'league' },
      { id: 'copa_fase', edition_id: 'copa_agora', position: 0, name: 'Mata-mata', kind: 'knockout' },
      { id: 'antiga_fase', edition_id: 'serie_2019', position: 0, name: 'Pontos corridos', kind: 'league' },
    ])
    .execute()
  await database
    .insertInto('phase_teams')
    .values(['serie_fase', 'antiga_fase'].flatMap((phase_id) => TEAMS.map((team_id) => ({ phase_id, team_id }))))
    .execute()
  await database
    .insertInto('rounds')
    .values([
      { id: 'r1', phase_id: 'serie_fase', number: 1, name: 'Rodada 1' },
      { id: 'r2', phase_id: 'serie_fase', number: 2, name: 'Rodada 2' },
      { id: 'r3', phase_id: 'serie_fase', number: 3, name: 'Rodada 3' },
      { id: 'final', phase_id: 'copa_fase', name: 'Final' },
      { id: 'a1', phase_id: 'antiga_fase', number: 1, name: 'Rodada 1' },
    ])
    .execute()
  await database
    .insertInto('ties')
    .values({
      id: 'final_tie',
      phase_id: 'copa_fase',
      round_id: 'final',
      first_id: 'alfa',
      second_id: 'beta',
      rules: JSON.stringify(singleMatchPenalties),
    })
    .execute()
  await insertMatches(database, on)
  await database
    .insertInto('titles')
    .values({ edition_id: 'copa_agora', champion_id: 'alfa', runner_up_id: 'beta', final_score: '0–0 (4–3 pên.)' })
    .execute()
}

/** Ids of edition and phase. */
const LEAGUE = ['serie_agora', 'serie_fase'] as const
const CUP = ['copa_agora', 'copa_fase'] as const
const OLD = ['serie_2019', 'antiga_fase'] as const

async function insertMatches(database: Queryable, on: (days: number) => string): Promise<void> {
  const match = (id: string, [edition_id, phase_id]: readonly [string, string], round_id: string, day: string) => ({
    id,
    edition_id,
    phase_id,
    round_id,
    day,
  })
  const scheduled = (teams: string) => {
    const [home_id, away_id] = teams.split(' ') as [string, string]
    return { home_id, away_id }
  }
  const finished = (teams: string, score: string) => {
    const [home_score, away_score] = score.split('-').map(Number) as [number, number]
    return { ...scheduled(teams), home_score, away_score, status: 'finished' }
  }
  const insert = (row: InsertObject<DB, 'matches'>) => database.insertInto('matches').values(row).execute()
  await insert({ ...match('m0', OLD, 'a1', '2019-05-05'), ...finished('alfa beta', '1-0') })
  await insert({
    ...match('m1', LEAGUE, 'r1', on(-40)),
    ...finished('alfa beta', '2-1'),
    stadium_id: 'arena',
    attendance: 30_000,
  })
  await insert({ ...match('m2', LEAGUE, 'r1', on(-40)), ...finished('gama delta', '0-0') })
  await insert({ ...match('m3', LEAGUE, 'r2', on(-30)), ...finished('delta alfa', '3-0') })
  await insert({ ...match('m4', LEAGUE, 'r2', on(-30)), ...finished('beta gama', '1-1') })
  await insert({ ...match('m5', LEAGUE, 'r3', on(3)), ...scheduled('alfa gama'), stadium_id: 'arena' })
  // Scheduled for a past day, without a result.
  await insert({ ...match('m6', LEAGUE, 'r3', on(-2)), ...scheduled('beta alfa') })
  await insert({
    ...match('m7', CUP, 'final', on(-10)),
    ...finished('alfa beta', '0-0'),
    status: 'finishedOnPenalties',
    penalties_home: 4,
    penalties_away: 3,
    tie_id: 'final_tie',
    neutral: true,
  })
}

/** Alfa's people in its first match of the season, and in the one of 2019. */
export async function insertSheets(database: Queryable): Promise<void> {
  await database
    .insertInto('lineups')
    .values([
      { match_id: 'm1', side: 'home', coach_name: 'Elza' },
      { match_id: 'm0', side: 'home' },
    ])
    .execute()
  await database
    .insertInto('lineup_players')
    .values([
      { match_id: 'm1', side: 'home', place: 0, person_id: 'bia', number: 1, starter: true },
      { match_id: 'm1', side: 'home', place: 1, person_id: 'ana', number: 9, starter: true },
      { match_id: 'm1', side: 'home', place: 2, person_id: 'caio', number: 19, starter: false, position: 'midfielder' },
      { match_id: 'm1', side: 'home', place: 3, person_name: 'Tita', number: 20, starter: false },
      { match_id: 'm0', side: 'home', place: 0, person_id: 'duda', number: 10, starter: true, position: 'forward' },
    ])
    .execute()
  const at = (minute: number) => ({ match_id: 'm1', period: minute > 45 ? 'secondHalf' : 'firstHalf', minute })
  await database
    .insertInto('events')
    .values([
      { ...at(10), id: 'e1', position: 1, type: 'goal', side: 'home', player_id: 'ana' },
      { ...at(50), id: 'e2', position: 2, type: 'penalty', side: 'home', player_id: 'ana' },
      { ...at(60), id: 'e3', position: 3, type: 'ownGoal', side: 'home', player_id: 'bia' },
      { ...at(70), id: 'e4', position: 4, type: 'secondYellow', side: 'home', player_id: 'bia' },
      { ...at(80), id: 'e7', position: 7, type: 'goal', side: 'home', player_id: 'caio', retracted: true },
    ])
    .execute()
  await database
    .insertInto('events')
    .values({
      ...at(75),
      id: 'e5',
      position: 5,
      type: 'substitution',
      side: 'home',
      player_id: 'ana',
      related_role: 'in',
      related_id: 'caio',
    })
    .execute()
  await database
    .insertInto('spells')
    .values([
      {
        person_id: 'ana',
        team_id: 'alfa',
        role: 'player',
        starts: '2024-01-01',
        number: 7,
        contract_until: '2030-12-31',
      },
      { person_id: 'caio', team_id: 'alfa', role: 'player', starts: '2025-01-01', loan: true },
      { person_id: 'duda', team_id: 'alfa', role: 'player', starts: '2018-01-01', ends: '2020-01-01' },
    ])
    .execute()
}
