import type { DeskOrder, DeskOutcome } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import type { FoundMatch } from '../../football/matches/match-by-address.ts'
import { closeEdit, openEdit } from '../history/edit.ts'
import { nameOf } from '../record-tables/references.ts'
import { applyAct, type Author } from './apply-act.ts'
import { deskSummary } from './desk-words.ts'
import { naming } from './impossible-commands.ts'

interface Applied {
  readonly outcomes: DeskOutcome[]
  /** The last of the edits. */
  readonly edit: string | null
}

/** What a device sends: its commands, and which open desk they come from. */
export interface Sent {
  readonly commands: readonly DeskOrder[]
  readonly desk?: string | undefined
}

/**
 * Applies a device's commands in their order, in one transaction. A command that was applied before is skipped. The
 * commands of one act are applied together or not at all, and are one edit of the history; a refusal is returned and
 * stored, and the remaining acts are applied.
 */
export async function applyCommands(
  context: Context,
  caller: Caller,
  match: FoundMatch,
  { commands, desk }: Sent,
): Promise<Applied> {
  const name = await nameOf(context.database, 'match', match.id)
  const now = context.now()
  const { id: userId, name: actorName } = userOf(caller.principal)
  const author: Author = { userId, actorName, desk: desk ?? null, caller, dataset: null }
  return context.database
    .transaction()
    .execute((transaction) => applyActs(transaction, author, { id: match.id, name }, commands, now))
}

/** Neighbouring commands of one act belong together; a command without an act is one by itself. */
function actsIn(orders: readonly DeskOrder[]): readonly (readonly DeskOrder[])[] {
  const acts: DeskOrder[][] = []
  for (const order of orders) {
    const last = acts.at(-1)
    if (last && order.act !== undefined && last[0]!.act === order.act) last.push(order)
    else acts.push([order])
  }
  return acts
}

/** What people type and what sources report takes this one way. */
export async function applyActs(
  transaction: Transaction<DB>,
  author: Author,
  match: { readonly id: string; readonly name: string },
  commands: readonly DeskOrder[],
  now: Date,
): Promise<Applied> {
  const { caller } = author
  const actor = { id: author.userId, name: author.actorName }
  const outcomes = new Map<string, DeskOutcome>()
  let editId: string | null = null
  for (const orders of actsIn(commands)) {
    const summary = deskSummary(orders, match.name)
    const id = await openEdit(transaction, caller, { kind: 'desk', summary, actor })
    const done = await naming(commands.indexOf(orders[0]!), applyAct(transaction, author, match.id, orders, now))
    for (const outcome of done) {
      if (!outcomes.has(outcome.id)) outcomes.set(outcome.id, outcome)
    }
    editId = (await closeEdit(transaction, caller, id, summary)) ?? editId
  }
  return { outcomes: [...outcomes.values()], edit: editId }
}
