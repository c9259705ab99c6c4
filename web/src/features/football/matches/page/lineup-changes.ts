import type { Lineup, PersonRef } from '@meio-campo/contract'

export interface LineupChange {
  readonly minute: number
  readonly on: readonly PersonRef[]
  readonly off: readonly PersonRef[]
}

/** A team's substitutions by minute; simultaneous ones are grouped, because the data does not pair the players. */
export function lineupChanges({ starters, bench }: Pick<Lineup, 'starters' | 'bench'>): readonly LineupChange[] {
  const changes = new Map<number, { on: PersonRef[]; off: PersonRef[] }>()
  const at = (minute: number) => {
    const change = changes.get(minute) ?? { on: [], off: [] }
    changes.set(minute, change)
    return change
  }
  for (const { person, cameOn, wentOff } of [...starters, ...bench]) {
    if (cameOn !== null) at(cameOn).on.push(person)
    if (wentOff !== null) at(wentOff).off.push(person)
  }
  return [...changes].toSorted(([a], [b]) => a - b).map(([minute, change]) => ({ minute, ...change }))
}
