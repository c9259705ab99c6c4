import type { Lineup, LineupPlayer } from '@meio-campo/contract'

type Mark = 'captain' | 'goal' | 'yellow' | 'secondYellow' | 'red' | 'on' | 'off'

/** The small icons beside the players of some line-ups: only these need a legend. */
export function marksIn(lineups: readonly Pick<Lineup, 'starters' | 'bench'>[]): ReadonlySet<Mark> {
  return new Set(lineups.flatMap(({ starters, bench }) => [...starters, ...bench].flatMap(marksOf)))
}

function marksOf({ captain, goals, yellow, red, cameOn, wentOff }: LineupPlayer): Mark[] {
  return [
    ...(captain ? (['captain'] as const) : []),
    ...(goals > 0 ? (['goal'] as const) : []),
    ...(yellow || red ? [bookingOf(yellow, red)] : []),
    ...(cameOn === null ? [] : (['on'] as const)),
    ...(wentOff === null ? [] : (['off'] as const)),
  ]
}

export function bookingOf(yellow: boolean, red: boolean): 'yellow' | 'secondYellow' | 'red' {
  if (!red) return 'yellow'
  return yellow ? 'secondYellow' : 'red'
}
