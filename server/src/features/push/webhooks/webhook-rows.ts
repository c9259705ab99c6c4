import type { CompetitionRef, TeamRef, Webhook } from '@meio-campo/contract'
import type { PushEventType } from '@meio-campo/contract/rules'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Webhooks } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { findTeamRefs } from '../../football/rows/team-ref.ts'

const MOST_COUNTED = 10_000

type WebhookRow = Selectable<Webhooks> & { readonly waiting: string }

function selectWebhooks(database: Queryable, userId: string) {
  return database
    .selectFrom('webhooks')
    .selectAll()
    .select(
      sql<string>`(select count(*) from (
        select from webhook_deliveries as d where d.webhook_id = webhooks.id and d.state = 'pending'
        limit ${MOST_COUNTED}) as counted)`.as('waiting'),
    )
    .where('user_id', '=', userId)
}

export async function listWebhooks(database: Queryable, userId: string, request: PageRequest, url: string, now: Date) {
  const own = selectWebhooks(database, userId)
  const page = await listNewestFirst(database, own, 'created_at', request, url, (row: WebhookRow) => row)
  const names = await listNames(database, page.data)
  return { ...page, data: page.data.map((row) => toWebhook(row, names, now)) }
}

export async function getWebhook(database: Queryable, userId: string, id: string, now: Date): Promise<Webhook> {
  const row = await selectWebhooks(database, userId).where('id', '=', id).executeTakeFirst()
  if (!row) throw unknownWebhook()
  return toWebhook(row, await listNames(database, [row]), now)
}

export const unknownWebhook = () => new AppError('not_found', { info: 'Este webhook não existe ou foi excluído.' })

interface Names {
  readonly competitions: ReadonlyMap<string, CompetitionRef>
  readonly teams: ReadonlyMap<string, TeamRef>
}

async function listNames(database: Queryable, rows: readonly WebhookRow[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ competitions }) => competitions))]
  const competitions =
    ids.length === 0
      ? []
      : await database.selectFrom('competitions').select(['id', 'name']).where('id', 'in', ids).execute()
  return {
    competitions: new Map(competitions.map((competition) => [competition.id, competition])),
    teams: await findTeamRefs(database, new Set(rows.flatMap(({ teams }) => teams))),
  }
}

/** A selected record that was deleted since is shown by its id. */
function toWebhook(row: WebhookRow, names: Names, now: Date): Webhook {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    types: row.types as PushEventType[],
    competitions: row.competitions.map((id) => names.competitions.get(id) ?? { id, name: id }),
    teams: row.teams.map((id) => names.teams.get(id) ?? { id, name: id, acronym: null, crest: null, colours: [] }),
    headerNames: row.header_names,
    state: row.state as Webhook['state'],
    stateReason: row.state_reason as Webhook['stateReason'],
    stateChangedAt: row.state_changed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastDelivery: row.last_attempt_at && {
      at: row.last_attempt_at.toISOString(),
      delivered: row.last_attempt_delivered ?? false,
      status: row.last_attempt_status,
    },
    failingSince: row.failing_since?.toISOString() ?? null,
    waiting: Number(row.waiting),
    previousSecretUntil:
      row.previous_until !== null && row.previous_until > now ? row.previous_until.toISOString() : null,
  }
}
