import {
  clubParameters,
  Forecaster,
  nationParameters,
  type MatchForecast,
  type RatedFixture,
} from '@meio-campo/football'
import { sql, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { listComingMatches, listRatedMatches, type ComingMatch, type PooledMatch } from './rated-matches.ts'

/** A rating from fewer matches is too uncertain for a forecast. */
export const FEWEST_MATCHES = 10
/** After this many days without a match a team's rating is out of date, so it gets no forecast. */
const LONGEST_AWAY_DAYS = 1200

/** Requests forecasts with the ratings of a certain day, while the matches are processed in order. */
export interface Question {
  readonly pool: string
  readonly dayNumber: number
  readonly ask: (forecast: (fixture: RatedFixture) => MatchForecast | null) => void
}

/** The final ratings of all pools. */
export type Forecasters = ReadonlyMap<string, Forecaster>

/** Processes every match once, oldest first, and answers the questions of each day on the way. */
export function learnAll(matches: readonly PooledMatch[], questions: readonly Question[]): Forecasters {
  const forecasters = new Map<string, Forecaster>()
  const waiting = Map.groupBy(
    questions.toSorted((a, b) => a.dayNumber - b.dayNumber),
    ({ pool }) => pool,
  )
  const answerBefore = (pool: string, dayNumber: number) => {
    const list = waiting.get(pool)
    while (list && list.length > 0 && list[0]!.dayNumber < dayNumber) {
      const { ask } = list.shift()!
      ask((fixture) => forecastOf(forecasters.get(pool), fixture))
    }
  }
  for (const match of matches) {
    answerBefore(match.pool, match.dayNumber)
    forecasterOf(forecasters, match.pool).learn(match)
  }
  for (const pool of waiting.keys()) answerBefore(pool, Infinity)
  return forecasters
}

/** Null if the rating of one of the teams is too uncertain or too old. */
export function forecastOf(forecaster: Forecaster | undefined, fixture: RatedFixture): MatchForecast | null {
  if (!forecaster) return null
  const isKnown = [fixture.home, fixture.away].every((team) => {
    const rating = forecaster.findRating(team)
    return rating && rating.matches >= FEWEST_MATCHES && fixture.dayNumber - rating.lastDayNumber <= LONGEST_AWAY_DAYS
  })
  return isKnown ? forecaster.forecast(fixture) : null
}

function forecasterOf(forecasters: Map<string, Forecaster>, pool: string): Forecaster {
  const known = forecasters.get(pool)
  if (known) return known
  const made = new Forecaster(pool.startsWith('national') ? nationParameters : clubParameters)
  forecasters.set(pool, made)
  return made
}

/** Reads the matches to learn from, and the fixtures to forecast. */
export async function readForRating(database: Queryable, today: string) {
  const [matches, coming] = await Promise.all([listRatedMatches(database), listComingMatches(database, today)])
  return { matches, coming }
}

/** Replaces all ratings and forecasts by the present ones. */
export async function writeRatings(
  transaction: Transaction<DB>,
  forecasters: Forecasters,
  coming: readonly ComingMatch[],
  now: Date,
): Promise<void> {
  const ratings = [...forecasters].flatMap(([pool, forecaster]) =>
    Array.from(forecaster.ratings.teams, ([team, { strength, variance, matches, lastDayNumber }]) => ({
      team,
      pool,
      strength,
      variance,
      matches,
      last_day: lastDayNumber,
    })),
  )
  await sql`delete from team_ratings`.execute(transaction)
  await sql`
    insert into team_ratings (team_id, pool, strength, variance, matches, last_day)
    select r.team, r.pool, r.strength, r.variance, r.matches, date '1970-01-01' + r.last_day
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb)
      as r (team text, pool text, strength real, variance real, matches integer, last_day integer)
    join teams on teams.id = r.team
    on conflict (team_id) do nothing`.execute(transaction)
  const forecasts = coming.flatMap((fixture) => {
    const made = forecastOf(forecasters.get(fixture.pool), fixture)
    if (!made) return []
    const { chances, expectedGoals } = made
    return { id: fixture.id, ...chances, home_goals: expectedGoals.home, away_goals: expectedGoals.away }
  })
  // A match that has begun keeps its forecast; a fixture that cannot be forecast loses it.
  await sql`
    delete from match_forecasts as f using matches as m
    where m.id = f.match_id and m.status in ('scheduled', 'postponed')`.execute(transaction)
  await sql`
    insert into match_forecasts (match_id, home, draw, away, home_goals, away_goals, made_at)
    select f.id, f.home, f.draw, f.away, f.home_goals, f.away_goals, ${now}
    from jsonb_to_recordset(${JSON.stringify(forecasts)}::jsonb)
      as f (id text, home real, draw real, away real, home_goals real, away_goals real)
    join matches as m on m.id = f.id and m.status in ('scheduled', 'postponed')
    on conflict (match_id) do nothing`.execute(transaction)
}
