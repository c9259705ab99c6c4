import type { TeamSheets, Values } from '@meio-campo/contract'
import type { Side } from '@meio-campo/football'
import type { Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { takeOver } from '../../match-desk/take-over.ts'
import { getLineups, refuseContradictions, writeLineups, withoutUnknownSpots } from '../../match-editing/lineups.ts'
import { placeRows, type PlacedRow } from '../matches/match-of-row.ts'
import { askAboutPeople, MatchSquads, resolvePeople, type PersonCell } from '../matches/match-squads.ts'
import { isSameSheet, lineupChanges, sheetOf, type SheetLineup } from './sheet-lineup.ts'
import type { SheetWriter, Setting, Write } from '../rows/sheet-writer.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import type { PlannedRow } from '../rows/spreadsheet-rows.ts'
import { splitWrite, type Refusals } from '../../records/split-write.ts'

/** The longest name of a player without a record, as in the form. */
const LONGEST_NAME = 120
const MOST = { starters: 11, bench: 30 } as const

/** Writes line-ups: a team's line-up is replaced as a whole, by the rules of its form. */
export function lineupWriter(transaction: Transaction<DB>, plan: SpreadsheetPlan, { now }: Setting): SheetWriter {
  let placed: ReadonlyMap<PlannedRow, PlacedRow> = new Map()
  let squads: MatchSquads
  let coaches: MatchSquads
  const lineups = new Map<PlannedRow, SheetLineup>()
  const written = new Set<SheetLineup>()

  const find = async (rows: readonly PlannedRow[]): Promise<void> => {
    placed = await placeRows(transaction, plan, rows, new Map())
    const own = [...placed].flatMap(([row, { match, side }]) => {
      if (side !== null) return [{ row, placed: { match, side } }]
      if (!row.errors.some(({ field }) => field === 'team')) row.refuse('team', 'Preencha este campo.')
      return []
    })
    const ids = [...new Set(own.map((each) => each.placed.match.id))].toSorted()
    squads = await MatchSquads.of(transaction, ids, 'player')
    coaches = await MatchSquads.of(transaction, ids, 'coach')
    const cells = (name: 'player' | 'coach', number: string | null) =>
      own.map((each): PersonCell => ({ ...each, name, number, wears: false, nameOnly: true }))
    const names = {
      player: await resolvePeople(transaction, plan, squads, cells('player', 'number')),
      coach: await resolvePeople(transaction, plan, coaches, cells('coach', null)),
    }
    const groups = Map.groupBy(own, ({ placed: { match, side } }) => `${match.id} ${side}`)
    for (const group of groups.values()) {
      const { match, side } = group[0]!.placed
      const stored = (await getLineups(transaction, match.id))[side]
      const members = group.map(({ row }) => row)
      for (const row of members) {
        refuseNobody(row, names.player)
        refuseLongName(row, 'player', names.player)
        refuseLongName(row, 'coach', names.coach)
      }
      refuseTwice(members)
      const said = withoutUnknownSpots(sheetOf(members, names, stored))
      const lineup = { placed: { match, side }, rows: members, stored, said }
      for (const row of members) {
        lineups.set(row, lineup)
        if (stored) row.recordId = `${match.id} ${side} ${row.line}`
      }
      refuseTooMany(members)
      reportContradictions(lineup)
    }
  }

  const write = async (chunk: readonly Write[], refusals: Refusals<Write>): Promise<void> => {
    for (const one of chunk) {
      const lineup = lineups.get(one.row)!
      if (written.has(lineup) || holdBack(lineup)) continue
      await splitWrite(transaction, 'match', [one], named(refusals, lineup), () => replace(lineup))
      if (!holdBack(lineup)) written.add(lineup)
    }
  }

  const replace = async ({ placed: { match, side }, said }: SheetLineup): Promise<void> => {
    const stored = await getLineups(transaction, match.id)
    const sheets: TeamSheets = { ...stored, [side]: said }
    refuseBothSides(sheets, side)
    await writeLineups(transaction, match.id, sheets)
    await takeOver(transaction, match.id, now, 'lineups')
  }

  return {
    find,
    lock: async (rows) => new Map(rows.flatMap((row) => (row.recordId === null ? [] : [[row.recordId, {}]]))),
    compare: (row) => {
      const { stored, said, rows } = lineups.get(row)!
      return rows.every(({ isGood }) => isGood) && isSameSheet(stored, said) ? {} : sayingOf(row)
    },
    insert: write,
    update: write,
    recordOf: () => null,
    changes: async () =>
      lineupChanges(
        transaction,
        [...written].filter(({ stored }) => stored !== null),
      ),
    questions: async (rows) => {
      const asked = rows.map((row) => ({ row, placed: placed.get(row) }))
      return askAboutPeople(transaction, [squads, coaches], asked)
    },
  }
}

/** The row's columns about player and team; a row does not change which match it is about. */
function sayingOf({ values }: PlannedRow): Values {
  const { match: _m, edition: _e, home: _h, away: _a, ...said } = values
  return said
}

/** A line-up is written whole, so one wrong row holds back the others. */
function holdBack({ rows }: SheetLineup): boolean {
  const bad = rows.find(({ isGood, heldBy }) => !isGood && heldBy === null)
  if (!bad) return false
  for (const row of rows) if (row.isGood) row.heldBy = bad
  return true
}

function refuseNobody(row: PlannedRow, names: ReadonlyMap<PlannedRow, string>): void {
  const isReported = row.errors.some(({ field }) => field === 'player' || field === 'number')
  if (typeof row.values['player'] !== 'string' && !names.has(row) && !row.asked.has('player') && !isReported)
    row.refuse('player', 'Diga o jogador, ou a camisa dele.')
}

function refuseLongName(row: PlannedRow, field: string, names: ReadonlyMap<PlannedRow, string>): void {
  if ((names.get(row)?.length ?? 0) > LONGEST_NAME) row.refuse(field, `Use no máximo ${LONGEST_NAME} caracteres.`)
}

function refuseTwice(rows: readonly PlannedRow[]): void {
  const first = new Map<string, number>()
  for (const row of rows) {
    const player = row.values['player']
    if (typeof player !== 'string') continue
    const line = first.get(player)
    if (line === undefined) first.set(player, row.line)
    else row.refuse('player', `Esta pessoa já está na linha ${line}.`)
  }
}

function refuseTooMany(rows: readonly PlannedRow[]): void {
  const of = (starter: boolean) => rows.filter(({ values }) => values['starter'] === starter)
  for (const row of of(true).slice(MOST.starters)) row.refuse('starter', `Um time começa com ${MOST.starters}.`)
  for (const row of of(false).slice(MOST.bench)) row.refuse('starter', `São até ${MOST.bench} reservas.`)
}

/** Refuses a player who is in both line-ups. */
function refuseBothSides(sheets: TeamSheets, side: Side): void {
  const other = sheets[side === 'home' ? 'away' : 'home']
  const others = new Set([...(other?.starters ?? []), ...(other?.bench ?? [])].flatMap(({ person }) => person ?? []))
  const own = sheets[side]!
  const fields = (['starters', 'bench'] as const).flatMap((list) =>
    own[list].flatMap(({ person }, at) =>
      person !== null && others.has(person)
        ? [{ field: `${side}.${list}.${at}`, message: 'Já está na escalação do outro time.' }]
        : [],
    ),
  )
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

const named = (refusals: Refusals<Write>, lineup: SheetLineup): Refusals<Write> => ({
  get count() {
    return refusals.count
  },
  set count(count: number) {
    refusals.count = count
  },
  refuse: ({ row }, error) => refuseRows(lineup, row, error),
})

/** Turns the form's errors, which refer to places in it, into errors of the rows. */
function refuseRows({ rows, placed: { side } }: SheetLineup, first: PlannedRow, { fields, info }: AppError): void {
  if (fields.length === 0) return first.refuse('', info ?? 'Os valores não combinam entre si.')
  /** An error of the whole team is shown at the first row that has the field. */
  const refuseOnce = (name: string, message: string) => {
    const saying = rows.find(({ values }) => values[name] !== undefined) ?? first
    saying.refuse(name === 'starters' ? 'position' : name, message)
  }
  for (const { field, message } of fields) {
    const [of, list, at, name = 'player'] = field.split('.')
    const listed = rows.filter(({ values }) => values['starter'] === (list === 'starters'))
    if (of !== side) first.refuse('', message)
    else if (at !== undefined) (listed[Number(at)] ?? first).refuse(name, message)
    else refuseOnce(list ?? '', message)
  }
}

/** Also checked when a row has other errors, so that all errors are shown at once. */
function reportContradictions(lineup: SheetLineup): void {
  try {
    refuseContradictions({ home: null, away: null, [lineup.placed.side]: lineup.said })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    refuseRows(lineup, lineup.rows[0]!, error)
  }
}
