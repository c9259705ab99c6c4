import type { Account, Device } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Users } from '../../../database/types.gen.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { userOf, type Principal } from '../../../platform/callers/principal.ts'
import { pictureAddress } from '../../curating/uploads/address.ts'
import { findFavouriteTeam } from '../access/favourite-team.ts'

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

export function listDevices(database: Queryable, principal: Principal, request: PageRequest, url: string) {
  const own = database.selectFrom('devices').selectAll().where('user_id', '=', userOf(principal).id)
  return listNewestFirst(database, own, 'last_used_at', request, url, (row): Device => ({
    id: row.id,
    name: row.name,
    current: principal.kind === 'user' && row.id === principal.deviceId,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }))
}
