import type { Day } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import { inWords, OVER } from '../rows/match-status.ts'

/** An edition that a team plays, with the days of its own matches in it. */
export interface PlayedEdition {
  readonly id: string
  readonly name: string
  readonly competition_id: string
  readonly competition_name: string
  readonly starts: Day | null
  readonly ends: Day | null
  readonly first: Day | null
  readonly last: Day | null
  readonly last_result: Day | null
  readonly has_lineups: boolean
}

/** Kept until a match of the team changes: it is counted over all of them. */
export function listPlayedEditions(database: Queryable, team: string): Promise<readonly PlayedEdition[]> {
  const lasting = {
    topics: [topic.teamMatches(team), 'edition', 'competition'],
    rows: (editions: readonly PlayedEdition[]) => roomOfLines(editions.length),
  }
  return readOnce(database, `editions played by ${team}`, lasting, () => readPlayedEditions(database, team))
}

const half = (side: 'home_id' | 'away_id') => `
    select edition_id, day, covers_lineups, case when status in (${inWords(OVER)}) then day end as result_day
    from matches where ${side} = $1`

const readPlayedEditions = fixedStatement<PlayedEdition>(`
    select editions.id, editions.name, editions.competition_id, competitions.name as competition_name,
      editions.starts, editions.ends, played.first, played.last, played.last_result, played.has_lineups
    from (
      select edition_id, min(day) as first, max(day) as last, max(result_day) as last_result,
        bool_or(covers_lineups) as has_lineups
      from (${half('home_id')} union all ${half('away_id')}) as own group by edition_id
    ) as played
    join editions on editions.id = played.edition_id
    join competitions on competitions.id = editions.competition_id
    order by editions.name desc, competitions.name, editions.id`)

/**
 * The editions of a team's season: those under way today, or between two seasons those that were under way on the day of
 * its last match.
 */
export function seasonOf<E extends PlayedEdition>(editions: readonly E[], today: Day): readonly E[] {
  const current = editions.filter((edition) => isUnderWay(edition, today))
  if (current.length > 0) return current
  const lastDay = editions.reduce<Day | null>(
    (latest, { last_result: day }) => (day !== null && (latest === null || day > latest) ? day : latest),
    null,
  )
  return lastDay === null ? [] : editions.filter((edition) => isUnderWay(edition, lastDay))
}

/** The editions of the season with this name, each named by the team's own competition: "2019", "2019-20". */
export function seasonNamed<E extends PlayedEdition>(editions: readonly E[], name: string, team: string): readonly E[] {
  const season = editions.filter((edition) => edition.name === name)
  if (season.length > 0) return season
  throw new AppError('not_found', { info: `Não se conhece nenhum jogo de ${team} na temporada ${name}.` })
}

/** Where an edition's first and last days are unknown, those of the team's matches in it are used. */
function isUnderWay({ starts, ends, first, last }: PlayedEdition, day: Day): boolean {
  const from = starts ?? first
  const to = ends ?? last
  return from !== null && to !== null && from <= day && day <= to
}
