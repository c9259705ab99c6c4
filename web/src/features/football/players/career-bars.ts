import type { PlayerPage, TeamRef } from '@meio-campo/contract'

type Spell = Pick<PlayerPage['career'][number], 'team' | 'starts' | 'ends' | 'loan'>

interface CareerBar {
  /** In years with a fraction: 2020.5 is the middle of 2020. */
  readonly from: number
  readonly to: number
  readonly loan: boolean
}

export interface CareerRow {
  readonly team: TeamRef
  readonly bars: readonly CareerBar[]
}

export interface Career {
  readonly rows: readonly CareerRow[]
  readonly from: number
  readonly to: number
}

/** Where each team of a career stands on a line of years, the first team first; spells without any date have no place. */
export function careerOf(spells: readonly Spell[], today: string): Career {
  const placed = spells.flatMap(({ team, starts, ends, loan }) => {
    if (starts === null && ends === null) return []
    const to = ends === null ? yearAt(today, 'start') : yearAt(ends, 'end')
    const from = starts === null ? to - 1 : yearAt(starts, 'start')
    return [{ team, bar: { from: Math.min(from, to), to, loan } }]
  })
  const rows = [...Map.groupBy(placed, ({ team }) => team.id).values()]
    .map((own) => ({
      team: own[0]!.team,
      bars: own.map(({ bar }) => bar).toSorted((a, b) => a.from - b.from),
    }))
    .toSorted((a, b) => a.bars[0]!.from - b.bars[0]!.from)
  const bars = placed.map(({ bar }) => bar)
  return {
    rows,
    from: Math.floor(Math.min(...bars.map(({ from }) => from))),
    to: Math.ceil(Math.max(...bars.map(({ to }) => to))),
  }
}

/** A partial date on the line: the end of `2021` is the end of that year, of `2021-03` that of March. */
function yearAt(date: string, edge: 'start' | 'end'): number {
  const [year, month, day] = date.split('-').map(Number)
  if (month === undefined) return year! + (edge === 'end' ? 1 : 0)
  if (day === undefined) return year! + (month - (edge === 'end' ? 0 : 1)) / 12
  return year! + (month - 1) / 12 + (day - 1) / 366
}

const MOST_TICKS = 6

/** Whole years below the line, in equal steps, no more than fit beside each other. */
export function yearTicks(from: number, to: number): readonly number[] {
  const step = Math.max(1, Math.ceil((to - from) / (MOST_TICKS - 1)))
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
