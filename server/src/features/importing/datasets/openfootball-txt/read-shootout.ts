import { person } from '../openfootball/goal-events.ts'
import type { EventRecord, Score, Side } from '../../records/records.ts'
import { readableName } from '../openfootball/readable-name.ts'

/**
 * `1-0 DAVID LUIZ,  Mauricio PINILLA (missed), …`: kicks in their order. A converted one shows by the score whose it
 * was; sides take turns, which gives those that were missed. Null where that does not come out at the result.
 */
export function readShootout(text: string, result: Score | null): readonly EventRecord[] | null {
  const kicks = text
    .split(/[,;]/)
    .map((part) =>
      /^(?:(\d{1,2})-(\d{1,2}) )?([^\d(]+?)( \((?:missed|over|wide|saved|post|bar|crossbar)\))?$/.exec(part.trim()),
    )
  const first = firstSide(kicks)
  if (first === null || result === null) return null
  const tally = { home: 0, away: 0 }
  const events: EventRecord[] = []
  for (const [index, kick] of kicks.entries()) {
    const [, home, away, name, missed] = kick ?? []
    if (name === undefined) return null
    const side = index % 2 === 0 ? first : OTHER[first]
    if (!missed) tally[side] += 1
    const stated = home === undefined ? tally : { home: Number(home), away: Number(away) }
    if (stated.home !== tally.home || stated.away !== tally.away || (home === undefined && !missed)) return null
    events.push({
      type: 'shootout-kick',
      period: 'penalties',
      minute: null,
      added: null,
      side,
      player: person(readableName(name)),
      related: null,
      converted: !missed,
    })
  }
  return tally.home === result.home && tally.away === result.away ? events : null
}

const OTHER = { home: 'away', away: 'home' } as const satisfies Record<Side, Side>

function firstSide(kicks: readonly (RegExpExecArray | null)[]): Side | null {
  const index = kicks.findIndex((kick) => kick?.[1] !== undefined && kick[4] === undefined)
  const scored = kicks[index]
  if (!scored) return null
  const side = Number(scored[1]) > 0 ? 'home' : 'away'
  return index % 2 === 0 ? side : OTHER[side]
}
