import { expect, test } from 'vitest'
import type { MatchEvent } from './event.ts'
import { minutesPlayed } from './lineup.ts'

const event = (type: MatchEvent['type'], minute: number, player: string, out?: string): MatchEvent => ({
  period: 'secondHalf',
  minute,
  added: null,
  side: 'home',
  type,
  player,
  related: out === undefined ? null : { role: 'out', player: out },
  scoreAfter: { home: 0, away: 0 },
})
const of = (...players: string[]) => players.map((player) => ({ player, position: 'midfielder' as const }))
const minutes = (...events: MatchEvent[]) =>
  Object.fromEntries(
    minutesPlayed({ team: 'bahia', starters: of('ana', 'bia'), bench: of('eva', 'gil') }, 'home', events, 90),
  )

test('a sending-off ends what a player played, a substitution shares it', () => {
  expect(minutes(event('red', 50, 'ana'), event('substitution', 70, 'eva', 'bia'))).toEqual({
    ana: 50,
    bia: 70,
    eva: 20,
  })
})

test('a card shown to the bench changes nothing: they had left already, or never came on', () => {
  expect(minutes(event('substitution', 60, 'eva', 'bia'), event('red', 88, 'bia'), event('red', 89, 'gil'))).toEqual({
    ana: 90,
    bia: 60,
    eva: 30,
  })
})
