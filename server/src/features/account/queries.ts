import type { Account, Device } from '@meio-campo/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import type { Users } from '../../database/types.gen.ts'
import { LARGEST_TOTAL, toPage, type PageRequest } from '../../platform/paging.ts'
import { userOf, type Principal } from '../../platform/principal.ts'
import { pictureAddress } from '../uploads/address.ts'
import { findFavouriteTeam } from './favourite-team.ts'

export async function getAccount(database: Queryable, userId: string): Promise<Account> {
  return toAccount(await database.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow())
}

export function toAccount(user: Selectable<Users>): Account {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    emailConfirmed: user.email_confirmed_at !== null,
    admin: user.admin,
    view: user.view === 'table' ? 'table' : 'cards',
    photo: user.photo_id === null ? null : pictureAddress(user.photo_id),
    team: findFavouriteTeam(user.team_id),
    createdAt: user.created_at.toISOString(),
  }
}

export async function listDevices(database: Queryable, principal: Principal, request: PageRequest, url: string) {
  const own = database.selectFrom('devices').where('user_id', '=', userOf(principal).id)
  let page = own
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
  if (request.after) {
    const [at, id] = request.after
    page = page.where(sql<boolean>`(last_used_at, id) < (${at}::timestamptz, ${id})`)
  }
  const rows = await page.limit(request.limit + 1).execute()
  const { total } = await database
    .selectFrom(
      own
        .select('id')
        .limit(LARGEST_TOTAL + 1)
        .as('devices'),
    )
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return toPage(
    rows,
    request,
    Number(total),
    url,
    (row) => [row.last_used_at, row.id],
    (row): Device => ({
      id: row.id,
      name: row.name,
      current: principal.kind === 'user' && row.id === principal.deviceId,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    }),
  )
}
