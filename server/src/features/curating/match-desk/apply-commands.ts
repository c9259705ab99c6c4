import pg from 'pg'
import type { DeskOrder, DeskOutcome } from '@meio-campo/contract'
import { deskRefusals, type DeskRefusalCode } from '@meio-campo/contract/rules'
import { perform, type Desk, type DeskCommand } from '@meio-campo/football'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../history/edit.ts'
import type { FoundMatch } from '../../football/matches/match-by-address.ts'
import { nameOf } from '../record-tables/references.ts'
import { tickClocks } from './clock-ticker.ts'
import { writeDesk } from './desk-rows.ts'
import { getDesk } from './desk-state.ts'
import { quietly, takeOver } from './take-over.ts'

/** A device's clock may be wrong, but a time in the future is not accepted. */
const momentOf = (at: string | undefined, now: number) => Math.min(at === undefined ? now : Date.parse(at), now)

interface Applied {
  readonly outcomes: DeskOutcome[]
  readonly edit: string | null
}

/**
 * Applies a device's commands in their order, in one transaction. A command applied before is not applied again; a
 * refusal is returned and stored, and the remaining commands are applied.
 */
export async function applyCommands(
  context: Context,
  caller: Caller,
  match: FoundMatch,
  orders: readonly DeskOrder[],
): Promise<Applied> {
  const summary = deskSummary(orders, await nameOf(context.database, 'match', match.id))
  const now = context.now()
  const work = (transaction: Transaction<DB>) => applyAll(transaction, caller, match.id, orders, now)
  try {
    const { result, editId } = await edit(context.database, caller, { kind: 'desk', summary }, work)
    return { outcomes: result, edit: editId }
  } catch (error) {
    // The football rules accepted the command and the database refused it; nothing of it was written.
    if (!(error instanceof pg.DatabaseError) || error.code !== '23514') throw error
    throw new AppError('invalid_input', { info: deskRefusals.impossible, cause: error })
  }
}

async function applyAll(
  transaction: Transaction<DB>,
  caller: Caller,
  matchId: string,
  orders: readonly DeskOrder[],
  now: Date,
): Promise<DeskOutcome[]> {
  const match = await transaction
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', matchId)
    .forUpdate()
    .executeTakeFirst()
  if (!match) throw new AppError('not_found')
  const stored = await getDesk(transaction, match)
  const known = await findKnown(transaction, matchId, orders)
  const { id: user_id, name: actor_name } = userOf(caller.principal)
  const outcomes = new Map<string, DeskRefusalCode | null>()
  let desk: Desk = stored.desk
  for (const order of orders) {
    if (outcomes.has(order.id)) continue
    const before = known.commands.get(order.id)
    if (before && before.match_id === matchId) {
      outcomes.set(order.id, before.refusal as DeskRefusalCode | null)
      continue
    }
    const result = before || known.foreign.has(order.id) ? 'usedId' : next(desk, order, known.people, now)
    const refusal = typeof result === 'string' ? result : null
    if (typeof result !== 'string') desk = result
    outcomes.set(order.id, refusal)
    // The id belongs to another match, which stores it.
    if (refusal === 'usedId') continue
    const event_id = isAboutEvent(order) ? (order.event ?? order.id) : null
    await transaction
      .insertInto('desk_commands')
      .values({ id: order.id, match_id: matchId, at: now, user_id, actor_name, event_id, refusal })
      .execute()
  }
  if (desk !== stored.desk) {
    await writeDesk(transaction, stored, desk)
    await takeOver(transaction, matchId, now, 'events')
    await quietly(transaction, () => tickClocks(transaction, now, matchId))
  }
  return [...outcomes].map(([id, refusal]) => ({
    id,
    done: refusal === null,
    reason: refusal && deskRefusals[refusal],
  }))
}

const isAboutEvent = ({ do: command }: DeskOrder) => command !== 'announce' && command !== 'setClock'

function next(desk: Desk, order: DeskOrder, people: ReadonlySet<string>, now: Date): Desk | DeskRefusalCode {
  // The event exists although its command is not stored: it was restored with its match.
  if (order.do === 'tell' && desk.events.some(({ id }) => id === order.id)) return desk
  if ([order.player, order.related].some((id) => typeof id === 'string' && !people.has(id))) return 'unknownPlayer'
  const command: DeskCommand = { ...order, at: momentOf(order.at, now.getTime()) }
  const result = perform(desk, command)
  return result.ok ? result.desk : result.refusal
}

/** Finds the stored commands, events and people that the orders name. */
async function findKnown(transaction: Transaction<DB>, matchId: string, orders: readonly DeskOrder[]) {
  const ids = orders.map(({ id }) => id)
  const commands = await transaction.selectFrom('desk_commands').selectAll().where('id', 'in', ids).execute()
  const foreign = await transaction
    .selectFrom('events')
    .select('id')
    .where('id', 'in', ids)
    .where('match_id', '<>', matchId)
    .execute()
  const named = orders.flatMap(({ player, related }) => [player, related]).filter((id) => typeof id === 'string')
  const people =
    named.length === 0 ? [] : await transaction.selectFrom('people').select('id').where('id', 'in', named).execute()
  return {
    commands: new Map(commands.map((command) => [command.id, command])),
    foreign: new Set(foreign.map(({ id }) => id)),
    people: new Set(people.map(({ id }) => id)),
  }
}

const events: Readonly<Record<string, string>> = {
  goal: 'um gol',
  penalty: 'um gol de pênalti',
  ownGoal: 'um gol contra',
  missedPenalty: 'um pênalti perdido',
  yellow: 'um cartão amarelo',
  secondYellow: 'um segundo amarelo',
  red: 'um cartão vermelho',
  substitution: 'uma substituição',
  var: 'uma revisão do VAR',
  shootoutGoal: 'uma cobrança convertida',
  shootoutMiss: 'uma cobrança perdida',
}

const whistles: Readonly<Record<string, string>> = {
  firstHalf: 'começou o jogo',
  secondHalf: 'começou o segundo tempo',
  extraTimeFirstHalf: 'começou a prorrogação',
  extraTimeSecondHalf: 'começou o segundo tempo da prorrogação',
  shootout: 'começou a disputa de pênaltis',
}

/** What was done at the desk, without its subject: `registrou um gol em Bahia × Santos`. */
function deskSummary(orders: readonly DeskOrder[], match: string): string {
  const [only] = orders
  if (orders.length !== 1 || !only) return `registrou ${orders.length} lances em ${match}`
  return `${commandWords(only)} em ${match}`
}

function commandWords(order: DeskOrder): string {
  switch (order.do) {
    case 'start':
      return whistles[order.period ?? ''] ?? 'começou um tempo'
    case 'end':
      return order.final ? 'encerrou o jogo' : 'encerrou um tempo'
    case 'announce':
      return `marcou ${order.minutes ?? 0} min de acréscimo`
    case 'setClock':
      return 'acertou o relógio'
    case 'tell':
      return `registrou ${events[order.type ?? ''] ?? 'um lance'}`
    case 'correct':
      return 'corrigiu um lance'
    case 'retract':
      return 'anulou um lance'
  }
}
