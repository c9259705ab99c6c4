import { randomBytes } from 'node:crypto'
import type { DeskOrder } from '@meio-campo/contract'
import { deskRefusalFields, deskRefusals, type DeskRefusalCode } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { fieldError } from '../../../../platform/errors/app-error.ts'
import { applyAct, type Author } from '../../match-desk/apply-act.ts'
import { refusing } from '../../records/refusals.ts'
import type { Setting, Write } from '../rows/sheet-writer.ts'
import { noteRefusal, type Refusals } from '../../records/split-write.ts'

/** A command of the desk; its id is given when it is sent. */
export type EventOrder = Omit<DeskOrder, 'id'>

/** A row, and the desk command made from it. */
export interface RowCommand {
  readonly write: Write
  readonly order: EventOrder
}

export const GOALS: ReadonlySet<unknown> = new Set(['goal', 'penalty', 'ownGoal'])

/**
 * Records events of a match as one batch of its desk. A refusal by the desk becomes an error of its row, and the other
 * rows are recorded without it. With `keepsScore`, goals that would change the score are refused. False if nothing was
 * written.
 */
export async function recordAtDesk(
  transaction: Transaction<DB>,
  { now, actor }: Setting,
  matchId: string,
  commands: readonly RowCommand[],
  keepsScore: boolean,
  refusals: Refusals<Write>,
): Promise<boolean> {
  const author: Author = { userId: actor.id, actorName: actor.name, desk: null, caller: null, dataset: null }
  const refuse = ({ write }: RowCommand, code: DeskRefusalCode) =>
    noteRefusal(refusals, write, fieldError(columnOf(code), deskRefusals[code]))
  let left = commands
  while (left.length > 0) {
    const act = newId()
    const sent = left.map((each) => ({ ...each, order: { ...each.order, id: newId(), act } }))
    await sql`savepoint events_told`.execute(transaction)
    const score = keepsScore ? await readScore(transaction, matchId) : null
    const outcomes = await refusing('match', () =>
      applyAct(
        transaction,
        author,
        matchId,
        sent.map(({ order }) => order),
        now,
        () => false,
      ),
    )
    const reasons = new Map(outcomes.map(({ id, done, reason }) => [id, done ? null : codeOf(reason)]))
    const refused = sent.filter(({ order }) => {
      const code = reasons.get(order.id)
      return code !== null && code !== 'partOfAct'
    })
    const isBeyond = refused.length === 0 && keepsScore && (await readScore(transaction, matchId)) !== score
    const wrong = isBeyond ? sent.filter(isGoal) : refused
    if (wrong.length === 0) {
      await sql`release savepoint events_told`.execute(transaction)
      return true
    }
    await sql`rollback to savepoint events_told`.execute(transaction)
    for (const each of wrong) refuse(each, isBeyond ? 'beyondScore' : (reasons.get(each.order.id) ?? 'impossible'))
    left = sent.filter((each) => !wrong.includes(each))
  }
  return false
}

const isGoal = ({ write }: RowCommand) => GOALS.has(write.values['type'])

const newId = () => `mesa_${randomBytes(16).toString('hex')}`

async function readScore(transaction: Transaction<DB>, matchId: string): Promise<string> {
  const { rows } = await sql<{ score: string }>`
    select concat_ws(' ', home_score, away_score, extra_time_home, extra_time_away) as score
    from matches where id = ${matchId}`.execute(transaction)
  return rows[0]!.score
}

const codes = new Map(Object.entries(deskRefusals).map(([code, words]) => [words as string, code as DeskRefusalCode]))

const codeOf = (reason: string | null): DeskRefusalCode => codes.get(reason ?? '') ?? 'impossible'

/** The column to which a refusal of the desk belongs. */
function columnOf(code: DeskRefusalCode): string {
  const field = deskRefusalFields[code]
  return field !== null && COLUMNS.has(field) ? field : 'type'
}

const COLUMNS: ReadonlySet<string> = new Set(['minute', 'player', 'related'])
