import type { CompetitionRef } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { AppError, refusalOf } from '../../../platform/errors/app-error.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'
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
  /** Null only if the competition has no edition. */
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
  if (!edition) throw refusalOf('temporada', unknownEdition(competition, temporada, names), 'not_found')
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

/** A competition with all its editions, newest first; 404 or a redirect if it does not exist. */
export async function getCompetitionEditions(database: Queryable, id: string, today: Day) {
  const known = await readEach(database, 'competition', [id], lastingCompetition, (wanted) =>
    readCompetitions(database, wanted),
  )
  const competition = known.get(id)
  if (!competition) return refuseMissing(database, 'competition', id)
  return { competition, editions: (await listEditionsOf(database, [id], today)).get(id) ?? [] }
}

const lastingCompetition = (id: string) => ({ topics: [topic.record('competition', id)] })

async function readCompetitions(database: Queryable, ids: readonly string[]) {
  const rows = await database
    .selectFrom('competitions')
    .select(['id', 'name', 'kind'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The editions of some competitions, newest first. */
export async function listEditionsOf(
  database: Queryable,
  competitionIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, readonly Edition[]>> {
  const named = await readEach<readonly NamedEdition[]>(
    database,
    'editions',
    competitionIds,
    () => ({ topics: ['edition', 'phase'], rows: (editions) => editions.length / EDITIONS_PER_ROW }),
    (wanted) => readEditions(database, wanted),
  )
  const ids = [...named.values()].flatMap((editions) => editions.map(({ id }) => id))
  const days = await readEach<DaysAround>(
    database,
    `days around ${today} of edition`,
    ids,
    (id) => ({ topics: [topic.edition(id)], rows: () => 1 / EDITIONS_PER_ROW }),
    (wanted) => readDaysAround(database, wanted, today),
  )
  return new Map([...named].map(([id, editions]) => [id, editions.map((edition) => withDays(edition, days))]))
}

type NamedEdition = Omit<Edition, 'before' | 'after'>
type DaysAround = Pick<Edition, 'before' | 'after'>

/** An edition without its matches takes a fraction of what a whole row does. */
const EDITIONS_PER_ROW = 4

function withDays(edition: NamedEdition, days: ReadonlyMap<string, DaysAround>): Edition {
  return { ...edition, before: days.get(edition.id)?.before ?? null, after: days.get(edition.id)?.after ?? null }
}

async function readEditions(database: Queryable, competitionIds: readonly string[]) {
  const rows = await database
    .selectFrom('editions')
    .select((select) => [
      'editions.id',
      'editions.competition_id as competitionId',
      'editions.name',
      'editions.starts',
      'editions.ends',
      'editions.hosts',
      'editions.demo',
      select.exists(select.selectFrom('phases').whereRef('phases.edition_id', '=', 'editions.id')).as('hasPhases'),
    ])
    .where(sql<boolean>`editions.competition_id = any(${competitionIds})`)
    .orderBy('editions.name', 'desc')
    .execute()
  return Map.groupBy(
    rows.map((row) => ({ ...row, hasPhases: Boolean(row.hasPhases) })),
    ({ competitionId }) => competitionId,
  )
}

/** The days of an edition's last match until today and of its first one after. */
async function readDaysAround(database: Queryable, editionIds: readonly string[], today: Day) {
  const tomorrow = sql`(${today}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`
  const { rows } = await sql<DaysAround & { id: string }>`
    select edition.id,
      (select day from matches where edition_id = edition.id and moment < ${tomorrow}
        order by moment desc limit 1) as before,
      (select day from matches where edition_id = edition.id and moment >= ${tomorrow}
        order by moment limit 1) as after
    from unnest(${editionIds}::text[]) as edition (id)`.execute(database)
  return new Map(rows.map(({ id, ...days }) => [id, days]))
}

function unknownEdition({ id, name }: CompetitionRef, temporada: string, names: readonly string[]): string {
  const known = names.slice(0, NAMED_IN_REFUSAL).join(', ')
  const rest = names.length > NAMED_IN_REFUSAL ? `; todas em /api/v1/campeonatos/${id}` : ''
  return names.length === 0
    ? `${name} ainda não tem nenhuma temporada.`
    : `Não há a temporada ${temporada} de ${name}. Há estas: ${known}${rest}.`
}
