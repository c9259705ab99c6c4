import type { LiveStage } from '@meio-campo/football'
import type { LiveMatch } from '../answers/live-match.ts'
import { bag, key, whole, type Bag } from '../answers/fields.ts'
import { eventsOf } from './map-events.ts'
import { pairOf, statusOf } from './map-fixtures.ts'

const STAGES: Readonly<Record<string, LiveStage>> = {
  '1H': 'firstHalf',
  HT: 'halfTime',
  '2H': 'secondHalf',
  P: 'shootout',
  FT: 'over',
  AET: 'over',
  PEN: 'over',
}
const EXTRA: ReadonlySet<string> = new Set(['ET', 'AET'])
const END_OF_FIRST_EXTRA = 105

export function readLiveMatch(fixture: Bag): LiveMatch | null {
  const about = bag(fixture, 'fixture')
  const id = key(about)
  if (id === null) return null
  const word = statusOf(fixture)
  const status = bag(about, 'status')
  const [minute, added] = [whole(status, 'elapsed'), whole(status, 'extra')]
  const hasExtraTime = EXTRA.has(word) || pairOf(bag(fixture, 'score'), 'extratime') !== null
  return {
    key: id,
    stage: stageOf(word, minute),
    hasExtraTime,
    hasShootout: word === 'P' || word === 'PEN',
    minute,
    added: added !== null && added > 0 ? added : null,
    score: pairOf(fixture, 'goals'),
    penalties: pairOf(bag(fixture, 'score'), 'penalty'),
    events: Array.isArray(fixture['events']) ? eventsOf(fixture) : null,
  }
}

function stageOf(word: string, minute: number | null): LiveStage | null {
  const later = (minute ?? 0) >= END_OF_FIRST_EXTRA
  if (word === 'ET') return (minute ?? 0) > END_OF_FIRST_EXTRA ? 'extraTimeSecondHalf' : 'extraTimeFirstHalf'
  if (word === 'BT') return later ? 'extraTimeHalfTime' : 'breakAfterNinety'
  return Object.hasOwn(STAGES, word) ? STAGES[word]! : null
}
