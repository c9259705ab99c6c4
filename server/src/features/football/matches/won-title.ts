import { guarantees, type Side } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { decideByFinal, hasChampions } from '../champions/decided-edition.ts'
import { isComplete } from '../forecasts/project-group.ts'
import { calendarOf } from '../standings/edition-calendar.ts'
import type { Leg } from '../standings/edition-legs.ts'
import { type EditionStructure, getEditionStructure } from '../standings/edition-structure.ts'
import type { FoundMatch } from './match-by-address.ts'

interface WonTitle {
  readonly side: Side
  readonly competition: string
  readonly edition: string
  /** The other matches of a final. */
  readonly others: readonly string[]
}

/**
 * The title that was won with this match: it is the last of the final that decided its edition, or, where a table
 * decides, the one after which nobody can pass the team any more. An entered title of another team counts for more than
 * the results.
 */
export async function findWonTitle(database: Queryable, row: FoundMatch): Promise<WonTitle | null> {
  if (row.phase_kind === 'groups') return null
  const edition = await database
    .selectFrom('editions')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select(['editions.name', 'competitions.id', 'competitions.kind', 'competitions.name as competition'])
    .where('editions.id', '=', row.edition_id)
    .executeTakeFirstOrThrow()
  if (!hasChampions(edition)) return null
  const structure = await getEditionStructure(database, row.edition_id)
  const won = row.phase_kind === 'knockout' ? wonFinal(structure, edition.kind, row) : wonLeague(structure, row)
  if (!won) return null
  const entered = await database
    .selectFrom('titles')
    .select('champion_id')
    .where('edition_id', '=', row.edition_id)
    .execute()
  if (entered.length > 0 && entered.every(({ champion_id }) => champion_id !== won.champion)) return null
  return {
    side: won.champion === row.home_id ? 'home' : 'away',
    competition: edition.competition,
    edition: edition.name,
    others: won.legs.flatMap((leg) => (leg.row.id === row.id ? [] : [leg.row.id])),
  }
}

interface Won {
  readonly champion: string
  readonly legs: readonly Leg[]
}

function wonFinal(structure: EditionStructure, kind: string, row: FoundMatch): Won | null {
  const decided = decideByFinal(structure, kind)
  return decided?.last.row.id === row.id ? decided : null
}

/** By the matches until then: whether the first place was certain with this one, and not before its hour. */
function wonLeague({ phases }: EditionStructure, row: FoundMatch): Won | null {
  const [phase, ...others] = phases
  const [group, ...groups] = phase?.groups ?? []
  if (!phase || !group || others.length > 0 || groups.length > 0) return null
  const { played, open } = calendarOf(phase, group)
  const all = [...played, ...open.map(({ match }) => match)]
  if (!isComplete(group.contest, all)) return null
  const moments = new Map(phase.legs.map((leg) => [leg.row.id, leg.row.moment.getTime()]))
  const own = moments.get(row.id)!
  const isCertain = (team: string, isKnown: (moment: number) => boolean) => {
    const known = new Set(played.filter(({ id }) => isKnown(moments.get(id)!)))
    const left = all.filter((match) => !known.has(match))
    return guarantees(group.contest, [...known], left, [1], [team])[0]!.state === 'certain'
  }
  const champion = [row.home_id, row.away_id].find((team) => isCertain(team, (moment) => moment <= own))
  if (champion === undefined || isCertain(champion, (moment) => moment < own)) return null
  return { champion, legs: [] }
}
