import { randomBytes } from 'node:crypto'
import { follow, type DeskCommand, type LiveReport } from '@meio-campo/football'
import type { DeskOrder } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Connections } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import type { Author } from '../../curating/match-desk/apply-act.ts'
import { applyActs } from '../../curating/match-desk/apply-commands.ts'
import { getDesk } from '../../curating/match-desk/desk-state.ts'
import {
  findOperator,
  findSourceEvents,
  noteFollow,
  SOURCE_COMMAND,
  takeFollow,
  wasTyped,
} from '../../curating/match-desk/live-follows.ts'
import { nameOf } from '../../curating/record-tables/references.ts'
import { FINISHED } from '../../football/rows/match-status.ts'

type ApplyContext = Pick<Context, 'database' | 'now'>

export type Applied = 'changed' | 'unchanged' | 'operator' | 'not-ours'

/**
 * Updates the desk of a match from a source's report, with the commands that a person would type, so that streams,
 * webhooks and notifications follow. It is one transaction: if it is interrupted, the next report repeats all of it.
 */
export async function applyReport(
  { database, now }: ApplyContext,
  connection: Pick<Selectable<Connections>, 'id' | 'title' | 'dataset_id'>,
  matchId: string,
  report: LiveReport,
  askedAt: Date,
): Promise<Applied> {
  const name = await nameOf(database, 'match', matchId)
  return database.transaction().execute(async (transaction): Promise<Applied> => {
    const match = await transaction
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', matchId)
      .forUpdate()
      .executeTakeFirst()
    if (!match || !(await takeFollow(transaction, matchId, connection.id, askedAt))) return 'not-ours'
    const at = now()
    const isOver = FINISHED.includes(match.status)
    const operator = await findOperator(transaction, matchId, at)
    // A match that an operator runs or has ended belongs to the operator; while it is on, the source only waits.
    if (operator !== null || (isOver && (await wasTyped(transaction, matchId)))) {
      await noteFollow(transaction, matchId, { state: isOver ? 'ended' : 'waiting', operator })
      return 'operator'
    }
    const { desk } = await getDesk(transaction, match)
    const own = await findSourceEvents(transaction, matchId)
    const commands = follow(desk, report, {
      now: at.getTime(),
      kickoff: match.kickoff?.getTime() ?? at.getTime(),
      isOwn: (id) => own.has(id),
      newId: () => `${SOURCE_COMMAND}${randomBytes(16).toString('hex')}`,
    })
    if (report.stage === 'over') await noteFollow(transaction, matchId, { state: 'ended' })
    if (commands.length === 0) return 'unchanged'
    const { title, dataset_id: dataset } = connection
    const author: Author = { userId: null, actorName: `Fonte ${title}`, desk: null, caller: null, dataset }
    await applyActs(transaction, author, { id: matchId, name }, commands.map(toOrder), at)
    await noteFollow(transaction, matchId, { changed_at: at })
    return 'changed'
  })
}

/** The comparison has already removed known events, so every remaining one is another event. */
function toOrder({ at, ...command }: DeskCommand): DeskOrder {
  const order = { ...command, at: new Date(at).toISOString() } as DeskOrder
  return order.do === 'tell' ? { ...order, another: true } : order
}
