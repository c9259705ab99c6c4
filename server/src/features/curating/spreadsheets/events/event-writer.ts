import type { DeskOrder, Values } from '@meio-campo/contract'
import { isScoreFromEvents, type Desk, type DeskEvent, type Side } from '@meio-campo/football'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { getDesk } from '../../match-desk/desk-state.ts'
import { GOALS, recordAtDesk, type EventOrder, type RowCommand } from './event-act.ts'
import { askAboutEvents, eventChanges, scoreChanges, valuesOf } from './event-findings.ts'
import { isKick, minuteWords, momentOf, readMinute } from './event-minute.ts'
import { findSameEvent } from './find-event.ts'
import { placeRows, type PlacedRow } from '../matches/match-of-row.ts'
import { askAboutPeople, MatchSquads, resolvePeople, type PersonCell } from '../matches/match-squads.ts'
import type { SheetWriter, Setting, Write } from '../rows/sheet-writer.ts'
import { refuseRepeated } from '../records/spreadsheet-match.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import type { PlannedRow } from '../rows/spreadsheet-rows.ts'
import type { Refusals } from '../../records/split-write.ts'

/** Writes events of matches through the desk, so that the score and what follows from it are computed there. */
export function eventWriter(transaction: Transaction<DB>, plan: SpreadsheetPlan, setting: Setting): SheetWriter {
  let placed: ReadonlyMap<PlannedRow, PlacedRow> = new Map()
  let squads: MatchSquads
  const desks = new Map<string, Desk>()
  const byId = plan.keys.length === 0

  const find = async (rows: readonly PlannedRow[]): Promise<void> => {
    const known = await findEventMatches(transaction, plan, rows)
    placed = await placeRows(transaction, plan, rows, known)
    const ids = [...new Set([...placed.values()].map(({ match }) => match.id))].toSorted()
    for (const id of ids) desks.set(id, await readDesk(transaction, id))
    for (const row of rows) {
      readMoment(row)
      if (known.has(row)) row.recordId = row.givenId
    }
    squads = await MatchSquads.of(transaction, ids, 'player')
    await resolvePeople(transaction, plan, squads, personCells())
    for (const row of rows) {
      for (const name of ['number', 'relatedNumber']) delete row.values[name]
      if (row.recordId === null) findRecord(row)
    }
    refuseRepeated(rows, 'minute', ({ values }) =>
      typeof values['player'] === 'string'
        ? JSON.stringify(['match', 'team', 'type', 'minute', 'player'].map((name) => values[name]))
        : null,
    )
  }

  const sideOf = (row: PlannedRow): Side | null => placed.get(row)?.side ?? storedOf(row)?.side ?? null
  const storedOf = (row: PlannedRow): DeskEvent | undefined =>
    desks.get(placed.get(row)?.match.id ?? '')?.events.find(({ id }) => id === row.recordId)

  const personCells = (): PersonCell[] =>
    [...placed].flatMap(([row, { match }]) => {
      const side = sideOf(row)
      if (side === null) return []
      const cell = { row, placed: { match, side }, wears: true, nameOnly: false }
      return [
        { ...cell, name: 'player', number: 'number' },
        { ...cell, name: 'related', number: 'relatedNumber' },
      ]
    })

  /** The event of the match that the row describes. */
  const findRecord = (row: PlannedRow): void => {
    const place = placed.get(row)
    if (!place) return
    const { match, side } = place
    if (side === null) refuseEmpty(row, 'team')
    if (row.values['type'] === undefined) refuseEmpty(row, 'type')
    if (row.values['type'] === 'substitution') refuseHalfExchange(row)
    if (side === null || row.errors.length > 0 || row.asked.size > 0) return
    const desk = desks.get(match.id)!
    const found = findSameEvent(desk, { ...tellOrder(row.values, side), id: '', at: 0 })
    const answer = plan.choices[row.line]
    if (found.is === 'new') return
    if (byId) {
      if (found.is === 'same') row.refuse('id', `Este lance já existe: ${found.id}. Para mudá-lo, diga o id.`)
      return
    }
    if (found.is === 'same') row.recordId = found.id
    else if (answer === null) row.isAnother = true
    else if (answer !== undefined && found.ids.includes(answer)) row.recordId = answer
    else row.candidates = found.ids
  }

  const written = new Map<string, { readonly before: Desk; readonly line: number }>()

  const write = async (
    chunk: readonly Write[],
    refusals: Refusals<Write>,
    toOrder: (write: Write, side: Side) => EventOrder,
  ): Promise<void> => {
    const byMatch = Map.groupBy(chunk, ({ row }) => placed.get(row)!.match.id)
    for (const [matchId, writes] of byMatch) {
      const before = written.get(matchId)?.before ?? desks.get(matchId)!
      const line = Math.min(...writes.map(({ row }) => row.line), written.get(matchId)?.line ?? Infinity)
      const commands = writes.map((each): RowCommand => ({ write: each, order: toOrder(each, sideOf(each.row)!) }))
      // Recording the goals of a match does not change a score that was known before.
      const keepsScore = before.scores.score !== null && !isScoreFromEvents(before)
      if (await recordAtDesk(transaction, setting, matchId, commands, keepsScore, refusals))
        written.set(matchId, { before, line })
    }
  }

  return {
    find,
    lock: async (rows) =>
      new Map(
        rows.flatMap((row): [string, Values][] => {
          const event = storedOf(row)
          return event ? [[event.id, valuesOf(event, placed.get(row)!)]] : []
        }),
      ),
    insert: (chunk, refusals) => write(chunk, refusals, ({ values }, side) => tellOrder(values, side)),
    update: (chunk, refusals) => write(chunk, refusals, correctOrder),
    recordOf: ({ row, values, changed }) => {
      const isOfScore = GOALS.has(values['type']) || (row.recordId !== null && 'type' in changed)
      return isOfScore ? { id: placed.get(row)!.match.id, fields: ['homeScore', 'awayScore'] } : null
    },
    inOrder: (writes) =>
      writes.toSorted((a, b) => {
        const [one, other] = [placed.get(a.row)!.match.id, placed.get(b.row)!.match.id]
        return one === other ? instantOf(a.values) - instantOf(b.values) : one < other ? -1 : 1
      }),
    changes: async (rows) => [
      ...(await eventChanges(transaction, plan, rows, placed)),
      ...(await scoreChanges(transaction, written, placed)),
    ],
    questions: async (rows) => [
      ...(await askAboutPeople(
        transaction,
        [squads],
        rows.map((row) => ({ row, placed: placed.get(row) })),
      )),
      ...(await askAboutEvents(transaction, plan, rows, placed, desks)),
    ],
  }
}

const refuseEmpty = (row: PlannedRow, name: string) => {
  if (!row.errors.some(({ field }) => field === name)) row.refuse(name, 'Preencha este campo.')
}

function refuseHalfExchange(row: PlannedRow): void {
  const isOpen = (...names: string[]) =>
    names.every((name) => typeof row.values[name] !== 'string' && !row.asked.has(name)) &&
    !row.errors.some(({ field }) => names.includes(field ?? ''))
  if (isOpen('player', 'number')) row.refuse('player', 'Diga quem entra.')
  if (isOpen('related', 'relatedNumber')) row.refuse('related', 'Diga quem sai.')
}

/** The matches of rows that give the id of an event. */
async function findEventMatches(
  transaction: Transaction<DB>,
  { keys }: SpreadsheetPlan,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<PlannedRow, string>> {
  const given = keys.length === 0 ? rows.filter(({ givenId }) => givenId !== '') : []
  const ids = given.map(({ givenId }) => givenId)
  const { rows: found } = await sql<{ id: string; match: string; stands: boolean }>`
    select id, match_id as match, not retracted and type <> all (${['periodStart', 'periodEnd']}::text[]) as stands
    from events where id = any (${ids}::text[])`.execute(transaction)
  const events = new Map(found.map((event) => [event.id, event]))
  return new Map(
    given.flatMap((row): [PlannedRow, string][] => {
      const event = events.get(row.givenId)
      if (event?.stands) return [[row, event.match]]
      row.refuse('id', event ? 'Este lance foi anulado, ou é um apito.' : 'Não existe. Para criar, deixe o id vazio.')
      return []
    }),
  )
}

async function readDesk(transaction: Transaction<DB>, id: string): Promise<Desk> {
  const match = await transaction.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return (await getDesk(transaction, match)).desk
}

/** The minute of the row in one cell: `45` and `2` are `45+2`. */
function readMoment(row: PlannedRow): void {
  const { values } = row
  const { minute, added, type } = values
  delete values['added']
  if (isKick(type)) {
    delete values['minute']
    values['period'] = 'shootout'
    return
  }
  if (typeof minute === 'string') {
    const read = readMinute(minute)
    const apart = typeof added === 'number' && added > 0 ? added : null
    if (!read) row.refuse('minute', 'Deve ser um minuto do jogo, como 67 ou 45+2.')
    else if (read.added !== null && apart !== null && read.added !== apart)
      row.refuse('added', `O minuto já diz outros acréscimos: ${minute}.`)
    else values['minute'] = minuteWords({ ...read, added: apart ?? read.added })
    return
  }
  if (typeof added === 'number') row.refuse('added', 'Diga também o minuto.')
  const isKept = row.recordId !== null || row.givenId !== ''
  if (values['period'] !== 'shootout' && !isKept && !row.errors.some(({ field }) => field === 'minute'))
    row.refuse('minute', 'Preencha este campo.')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

const tellOrder = (values: Values, side: Side): EventOrder => ({
  do: 'tell',
  another: true,
  type: values['type'] as NonNullable<DeskOrder['type']>,
  side,
  ...momentOf(values),
  player: textOf(values['player']),
  related: textOf(values['related']),
  detail: textOf(values['detail']),
})

function correctOrder({ row, values, changed }: Write, side: Side): EventOrder {
  const isMoved = 'minute' in changed || 'period' in changed
  return {
    do: 'correct',
    event: row.recordId!,
    ...('type' in changed && { type: changed['type'] as NonNullable<DeskOrder['type']> }),
    ...('team' in changed && { side }),
    ...(isMoved && momentOf('period' in changed ? values : { ...values, period: undefined })),
    ...('player' in changed && { player: textOf(changed['player']) }),
    ...('related' in changed && { related: textOf(changed['related']) }),
    ...('detail' in changed && { detail: textOf(changed['detail']) }),
  }
}

/** In the order of the match, because a substitute must come on before scoring. */
function instantOf(values: Values): number {
  const { period, minute = 0, added } = momentOf(values)
  return (period === 'shootout' ? 1000 : minute) + (added ?? 0) / 100
}
