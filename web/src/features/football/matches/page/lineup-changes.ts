import type { Lineup, PersonRef } from '@meio-campo/contract'

export interface LineupChange {
  readonly minute: number
  readonly on: readonly PersonRef[]
  readonly off: readonly PersonRef[]
}

/**
 * A team's substitutions by minute; simultaneous ones are grouped, because the data does not pair the players. Who was sent
 * off left without being replaced, unless more came on in that minute than others left.
 */
export function lineupChanges({ starters, bench }: Pick<Lineup, 'starters' | 'bench'>): readonly LineupChange[] {
  const changes = new Map<number, { on: PersonRef[]; off: PersonRef[] }>()
  const at = (minute: number) => {
    const change = changes.get(minute) ?? { on: [], off: [] }
    changes.set(minute, change)
    return change
  }
  const players = [...starters, ...bench]
  for (const { person, cameOn, wentOff, red } of players) {
    if (cameOn !== null) at(cameOn).on.push(person)
    if (wentOff !== null && !red) at(wentOff).off.push(person)
  }
  for (const { person, wentOff, red } of players) {
    if (!red || wentOff === null) continue
    const change = changes.get(wentOff)
    if (change && change.on.length > change.off.length) change.off.push(person)
  }
  return [...changes].toSorted(([a], [b]) => a - b).map(([minute, change]) => ({ minute, ...change }))
}
