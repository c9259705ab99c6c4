import type { CompetitionRef } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { currentEdition, type EditionDates } from './current-edition.ts'

export interface Edition extends EditionDates {
  readonly id: string
  /** As addresses write it: 2019, 2018-19. */
  readonly name: string
  readonly hosts: string[]
  readonly demo: boolean
  readonly competitionId: string
}

/** A competition, the edition that was asked for, and what the choice depends on. */
export interface EditionChoice {
  readonly competition: CompetitionRef
  /** Null only where a competition has no edition at all. */
  readonly edition: Edition | null
  /** Names, newest first. */
  readonly editions: string[]
  readonly topics: readonly string[]
}

const NAMED_IN_REFUSAL = 12

/** The named edition, or else the current one. An unknown name is a 404 that lists the existing editions. */
export async function findEdition(
  database: Queryable,
  competitionId: string,
  temporada: string | undefined,
  today: Day,
): Promise<EditionChoice> {
  const { competition: found, editions } = await getCompetitionEditions(database, competitionId, today)
  const competition = { id: found.id, name: found.name }
  const names = editions.map(({ name }) => name)
  if (temporada === undefined) {
    const edition = currentEdition(editions, today)
    // A change in an edition as recent as the chosen one can make that one the current edition.
    const rivals = editions.filter(({ name }) => edition !== null && name >= edition.name)
    const topics = ['competition', 'edition', ...rivals.map(({ id }) => topic.edition(id))]
    return { competition, edition, editions: names, topics }
  }
  const edition = editions.find(({ name }) => name === temporada)
  if (!edition) throw new AppError('not_found', { info: unknownEdition(competition, temporada, names) })
  return { competition, edition, editions: names, topics: ['competition', 'edition', topic.edition(edition.id)] }
}

/** The same, for answers that need an edition. */
export async function getEdition(
  database: Queryable,
  competitionId: string,
  temporada: string | undefined,
  today: Day,
): Promise<EditionChoice & { readonly edition: Edition }> {
  const choice = await findEdition(database, competitionId, temporada, today)
  const { edition, competition } = choice
  if (!edition) throw new AppError('not_found', { info: `${competition.name} ainda não tem nenhuma temporada.` })
  return { ...choice, edition }
}

/** A competition with all its editions, newest first; 404 or a redirect where there is no such competition. */
export async function getCompetitionEditions(database: Queryable, id: string, today: Day) {
  const competition = await database
    .selectFrom('competitions')
    .select(['id', 'name', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!competition) return refuseMissing(database, 'competition', id)
  return { competition, editions: (await listEditionsOf(database, [id], today)).get(id) ?? [] }
}

/** The editions of some competitions, newest first. */
export async function listEditionsOf(
  database: Queryable,
  competitionIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, readonly Edition[]>> {
  const tomorrow = sql`(${today}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`
  const rows = await database
    .selectFrom('editions')
    .select((select) => [
      'editions.id',
      'editions.competition_id',
      'editions.name',
      'editions.starts',
      'editions.ends',
      'editions.hosts',
      'editions.demo',
      select.exists(select.selectFrom('phases').whereRef('phases.edition_id', '=', 'editions.id')).as('has_phases'),
      sql<Day | null>`(
        select day from matches where edition_id = editions.id and moment < ${tomorrow}
        order by moment desc limit 1)`.as('before'),
      sql<Day | null>`(
        select day from matches where edition_id = editions.id and moment >= ${tomorrow}
        order by moment limit 1)`.as('after'),
    ])
    .where(sql<boolean>`editions.competition_id = any(${competitionIds})`)
    .orderBy('editions.name', 'desc')
    .execute()
  return Map.groupBy(
    rows.map(({ competition_id, has_phases, ...row }) => ({
      ...row,
      competitionId: competition_id,
      hasPhases: Boolean(has_phases),
    })),
    ({ competitionId }) => competitionId,
  )
}

function unknownEdition({ id, name }: CompetitionRef, temporada: string, names: readonly string[]): string {
  const known = names.slice(0, NAMED_IN_REFUSAL).join(', ')
  const rest = names.length > NAMED_IN_REFUSAL ? `; todas em /api/v1/campeonatos/${id}` : ''
  return names.length === 0
    ? `${name} ainda não tem nenhuma temporada.`
    : `Não há a temporada ${temporada} de ${name}. Há estas: ${known}${rest}.`
}
