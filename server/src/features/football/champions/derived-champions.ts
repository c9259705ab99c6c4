import { scorers, type Day } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { readGoals, type ReadGoals } from '../scorers/goal-rows.ts'
import { readEditionStructures, type EditionStructure } from '../standings/edition-structure.ts'
import { decideEdition, type DecidedEdition } from './decided-edition.ts'
import { listInWords } from './list-in-words.ts'
import type { Title } from './title-rows.ts'

const NOTE = 'Calculado a partir dos resultados.'
const MOST_NAMED = 3

/** Champions of editions for which nobody entered a title, where the results leave no doubt. */
export async function deriveTitles(
  database: Queryable,
  kind: string,
  editions: readonly { readonly id: string; readonly name: string }[],
  today: Day,
): Promise<Title[]> {
  if (editions.length === 0) return []
  const structures = await readEditionStructures(
    database,
    editions.map(({ id }) => id),
  )
  const decided = structures.flatMap((structure, index) => {
    const result = decideEdition(structure, kind, today)
    return result ? [{ structure, result, edition: editions[index]!.name }] : []
  })
  const told = decided.filter(({ structure }) => tellsGoals(structure)).map(({ structure }) => structure.id)
  const [goals, coaches] = await Promise.all([
    readGoals(database, sql`matches.edition_id = any(${told})`),
    readCoaches(
      database,
      decided.map(({ result }) => result),
    ),
  ])
  return decided.map(({ structure, result, edition }) => ({
    edition,
    champion: result.champion,
    runnerUp: result.runnerUp,
    finalScore: result.finalScore,
    topScorer: topScorerOf(structure, goals),
    coach: coaches.get(result.champion + result.last.row.id) ?? null,
    note: NOTE,
  }))
}

/** A top scorer from some of the goals would be a guess. */
function tellsGoals({ phases }: EditionStructure): boolean {
  const scored = phases.flatMap(({ legs }) =>
    legs.filter(({ match: { score } }) => score && score.home + score.away > 0),
  )
  return scored.length > 0 && scored.every(({ row }) => row.covers_events)
}

function topScorerOf({ phases }: EditionStructure, { goals, people }: ReadGoals): Title['topScorer'] {
  const matches = phases.flatMap(({ legs }) => legs.map(({ match }) => match))
  const own = new Set(matches.map(({ id }) => id))
  const table = scorers(
    matches,
    goals.filter(({ match }) => own.has(match)),
    [],
  )
  const best = table.filter(({ position }) => position === 1).map(({ player }) => people.get(player)!)
  const [first] = best
  if (!first) return null
  return { player: best.length === 1 ? first : { id: null, name: namesOf(best) }, goals: table[0]!.goals }
}

function namesOf(people: readonly { readonly name: string }[]): string {
  const named = people.map(({ name }) => name)
  return named.length <= MOST_NAMED
    ? listInWords(named)
    : listInWords([...named.slice(0, MOST_NAMED - 1), `mais ${named.length - MOST_NAMED + 1}`])
}

/** Who coached the champions in their last match, by champion and match. */
async function readCoaches(database: Queryable, decided: readonly DecidedEdition[]) {
  const rows = await database
    .selectFrom('lineups')
    .innerJoin('matches', 'matches.id', 'lineups.match_id')
    .leftJoin('people', 'people.id', 'lineups.coach_id')
    .select([
      'lineups.match_id',
      'lineups.coach_id',
      sql<string | null>`coalesce(people.name, lineups.coach_name)`.as('name'),
      sql<string>`case lineups.side when 'home' then matches.home_id else matches.away_id end`.as('team'),
    ])
    .where(sql<boolean>`lineups.match_id = any(${decided.map(({ last }) => last.row.id)})`)
    .execute()
  return new Map(
    rows.flatMap(({ match_id, coach_id, name, team }) =>
      name === null ? [] : [[team + match_id, { id: coach_id, name }] as const],
    ),
  )
}
