import { setImmediate as breathe } from 'node:timers/promises'
import { dayOf, seasonBegins } from './season/calendar.ts'
import { LINEUPS_BEFORE } from './rows/match-rows.ts'
import type { World } from './season/world.ts'

/** Tells the story up to a moment, and as far beyond it as line-ups are known. Others may work in between. */
export async function advance(world: World, now: number): Promise<void> {
  const year = Number(dayOf(now).slice(0, 4))
  while (world.lastYear < year) {
    await playUntil(world, seasonBegins(world.lastYear + 1))
    world.addSeason(world.lastYear + 1)
  }
  await playUntil(world, now + LINEUPS_BEFORE)
}

const MATCHES_AT_A_TIME = 10

async function playUntil(world: World, until: number): Promise<void> {
  let count = 0
  for (const _ of world.playTo(until)) if ((count += 1) % MATCHES_AT_A_TIME === 0) await breathe()
}
