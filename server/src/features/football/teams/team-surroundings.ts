import type { PersonRef, Source, TeamRating, TeamRef } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce } from '../../../platform/memory/memory.ts'
import { sourcesOf } from '../../../platform/reading/record.ts'
import { RATING } from '../forecasts/queries.ts'
import { COACH } from './team-coach.ts'
import { TITLES_WON, titleTopics } from './team-titles.ts'

interface Surroundings {
  readonly rivals: TeamRef[]
  readonly titles: number
  readonly coach: PersonRef | null
  readonly rating: TeamRating | null
  readonly source_rows: readonly Source[]
}

/** Facts about a team beside its matches, on a given day. */
export function findSurroundings(database: Queryable, team: string, day: Day): Promise<Surroundings> {
  const lasting = {
    topics: [...titleTopics, 'spell', topic.teamMatches(team), topic.forecasts],
    rows: ({ rivals }: Surroundings) => 1 + rivals.length,
  }
  return readOnce(database, `surroundings of ${team} ${day}`, lasting, async () => {
    const [surroundings] = await readSurroundings(database, team, day)
    return surroundings!
  })
}

/** The rivals of the team $1 on the day $2. Rivalry is symmetric, whichever team it was entered for. */
const readSurroundings = fixedStatement<Surroundings>(`
  select
    (select coalesce(json_agg(json_build_object(
         'id', id, 'name', name, 'acronym', acronym, 'crest', crest, 'colours', colours) order by name), '[]')
     from teams where id in (
       select rival_id from team_rivals where team_id = $1 union select team_id from team_rivals where rival_id = $1)
    ) as rivals,
    ${TITLES_WON} as titles, ${COACH} as coach, ${RATING} as rating, ${sourcesOf('team')} as source_rows`)
