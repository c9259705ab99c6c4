import type { PlayerStatistics } from '@meio-campo/football'
import type { PlayerStatisticsRecord, Side } from '../../records/records.ts'
import { bag, bags, key, text, whole, type Bag } from '../answers/fields.ts'
import { personOf } from './map-people.ts'

const LONGEST_MATCH = 120

/** What each player of a fixture did. Who did not play is listed without minutes, and is left out. */
export function playerStatisticsOf(fixture: Bag): PlayerStatisticsRecord[] {
  const home = key(bag(bag(fixture, 'teams'), 'home'))
  return bags(fixture, 'players').flatMap((team) => {
    const side: Side = key(bag(team, 'team')) === home ? 'home' : 'away'
    return bags(team, 'players').flatMap((row): PlayerStatisticsRecord[] => {
      const player = personOf(bag(row, 'player'))
      const figures = figuresOf(bags(row, 'statistics')[0] ?? {})
      return player && figures ? [{ side, player, figures }] : []
    })
  })
}

function figuresOf(stated: Bag): PlayerStatistics | null {
  const games = bag(stated, 'games')
  const minutes = count(games, 'minutes')
  if (minutes === null || minutes === 0) return null
  const [shots, passes, duels, dribbles] = ['shots', 'passes', 'duels', 'dribbles'].map((part) => bag(stated, part))
  const [tackles, fouls, goals] = ['tackles', 'fouls', 'goals'].map((part) => bag(stated, part))
  return {
    minutes: Math.min(minutes, LONGEST_MATCH),
    ...atMost('shots', count(shots!, 'total'), 'shotsOnTarget', count(shots!, 'on')),
    // Of one match it is how many arrived, as a text; of a season it would be their share.
    ...atMost('passes', count(passes!, 'total'), 'passesCompleted', count(passes!, 'accuracy')),
    keyPasses: count(passes!, 'key'),
    ...atMost('dribbles', count(dribbles!, 'attempts'), 'dribblesCompleted', count(dribbles!, 'success')),
    tackles: count(tackles!, 'total'),
    interceptions: count(tackles!, 'interceptions'),
    blocks: count(tackles!, 'blocks'),
    ...atMost('duels', count(duels!, 'total'), 'duelsWon', count(duels!, 'won')),
    fouls: count(fouls!, 'committed'),
    foulsDrawn: count(fouls!, 'drawn'),
    saves: count(goals!, 'saves'),
    // Of others than goalkeepers it says 0, which means nothing.
    conceded: text(games, 'position') === 'G' ? count(goals!, 'conceded') : null,
  }
}

/** A whole and its part: a part that is larger than its whole, or stands without one, is left out. */
function atMost<Whole extends string, Part extends string>(
  name: Whole,
  total: number | null,
  partName: Part,
  part: number | null,
) {
  const sure = total !== null && part !== null && part <= total ? part : null
  return { [name]: total, [partName]: sure } as Record<Whole | Part, number | null>
}

/** A number, or a text of digits; null where the source counted nothing. */
function count(from: Bag, field: string): number | null {
  const digits = text(from, field)
  const value = digits !== null && /^\d{1,3}$/.test(digits) ? Number(digits) : whole(from, field)
  return value !== null && value >= 0 && value <= 999 ? value : null
}
