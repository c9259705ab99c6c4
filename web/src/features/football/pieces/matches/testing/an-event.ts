import type { MatchEvent } from '@meio-campo/contract'

/** A goal of the home team; a test overrides only the fields it checks. */
export const anEvent = (change: Partial<MatchEvent> = {}): MatchEvent => ({
  id: `e${change.minute ?? 38}${change.type ?? 'goal'}${change.side ?? 'home'}${change.added ?? ''}`,
  revision: 1,
  retracted: false,
  period: 'firstHalf',
  minute: 38,
  added: null,
  side: 'home',
  type: 'goal',
  detail: null,
  player: { id: 'ruan_tavares', name: 'Ruan Tavares' },
  related: null,
  scoreAfter: { home: 1, away: 0 },
  ...change,
})
