import type { ShareKind, Source } from '@meio-campo/contract'
import type { Static } from 'typebox'
import type { Database } from '../../../database/database.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { getEdition } from '../../football/editions/editions.ts'
import { getPlayerPage } from '../../football/players/player-page.ts'
import { includeInMatches } from '../../football/including/match-includes.ts'
import { selectMatches, toMatches } from '../../football/rows/match-rows.ts'
import { standingEvents } from '../../football/rows/match-events.ts'
import { findDerivedRound } from '../../football/standings/derived-round.ts'
import { getStandings } from '../../football/standings/queries.ts'
import { describeMatch, describePlayer, describeTable, type CardContent } from './card-content.ts'

/** What a card is of. */
export interface Subject {
  readonly kind: ShareKind
  readonly id: string
  /** Of a table: the edition. */
  readonly season: string | null
}

export interface ReadCard {
  readonly content: CardContent
  readonly sources: readonly Static<typeof Source>[]
  /** What the card depends on. */
  readonly topics: readonly string[]
}

const recordKinds = { match: 'match', table: 'competition', player: 'person' } as const

/** The id of a record, or of the one it was merged into. */
export async function currentId(database: Database, { kind, id }: Subject): Promise<string> {
  const moved = await database
    .selectFrom('redirects')
    .select('new_id')
    .where('kind', '=', recordKinds[kind])
    .where('old_id', '=', id)
    .executeTakeFirst()
  return moved?.new_id ?? id
}

/** The facts of a card by the same queries as the pages. */
export async function readCard(database: Database, subject: Subject, now: Date, today: string): Promise<ReadCard> {
  const id = await currentId(database, subject)
  return readers[subject.kind](database, { ...subject, id }, now, today)
}

type Reader = (database: Database, subject: Subject, now: Date, today: string) => Promise<ReadCard>

const readers: Readonly<Record<ShareKind, Reader>> = {
  async match(database, { id }, _now, today) {
    const row = await selectMatches(database).where('matches.id', '=', id).executeTakeFirst()
    if (!row) throw new AppError('not_found')
    const [match] = await includeInMatches(database, await toMatches(database, [row]), 'events', today)
    const round = match!.round ?? (await findDerivedRound(database, row))
    return {
      content: describeMatch({ ...match!, round, events: standingEvents(match!.events ?? []) }),
      sources: await listSources(database, 'match', id),
      topics: [...NAMES, 'edition', 'phase', topic.match(id), ...(match!.round ? [] : [topic.edition(row.edition_id)])],
    }
  },
  async table(database, { id, season }, _now, today) {
    const temporada = season ?? undefined
    const { edition } = await getEdition(database, id, temporada, today)
    const { answer, topics } = await getStandings(database, id, { temporada: edition.name }, today)
    return {
      content: describeTable(answer.data),
      sources: await listSources(database, 'edition', edition.id),
      topics,
    }
  },
  async player(database, { id }, now, today) {
    const page = await getPlayerPage(database, id, undefined, now, today)
    return {
      content: describePlayer(page),
      sources: page.sources,
      topics: [...NAMES, 'spell', 'edition', topic.matches],
    }
  },
}
