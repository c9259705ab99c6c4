import type { MatchEvent, PushEvent } from '@meio-campo/contract'
import type { NotificationType } from '@meio-campo/contract/rules'
import { describe, expect, it, test } from 'vitest'
import { messageOf } from './message.ts'
import { isTimely } from './timely.ts'

const team = (id: string, name: string) => ({ id, name, acronym: null, crest: null, colours: [] })

function tell(
  type: NotificationType,
  event: Partial<MatchEvent> | null = null,
  match: Partial<NonNullable<PushEvent['match']>> = {},
): PushEvent {
  return {
    id: '1',
    type,
    version: 1,
    at: '2026-05-10T19:34:00.000Z',
    test: false,
    record: null,
    match: {
      id: 'm',
      competition: { id: 'liga', name: 'Liga' },
      edition: '2026',
      round: 'Rodada 3',
      kickoff: '2026-05-10T19:00:00.000Z',
      status: 'firstHalf',
      statusReason: null,
      minute: 34,
      home: team('bahia', 'Bahia'),
      away: team('santos', 'Santos'),
      score: { home: 1, away: 0 },
      penalties: null,
      demo: false,
      ...match,
    },
    event: event && {
      id: 'e',
      revision: 1,
      retracted: false,
      period: 'firstHalf',
      minute: 34,
      added: null,
      side: 'home',
      type: 'goal',
      detail: null,
      player: { id: 'ana', name: 'Ana' },
      related: null,
      scoreAfter: null,
      ...event,
    },
  }
}

test.each([
  [tell('match.goal', { scoreAfter: { home: 1, away: 0 } }), "Gol! Bahia 1 × 0 Santos | Ana, 34' · Liga"],
  [tell('match.goal', { type: 'penalty', added: 2 }), "Gol! Bahia 1 × 0 Santos | Ana (pênalti), 34+2' · Liga"],
  [tell('match.goal', { player: null }, { demo: true }), 'Gol! Bahia 1 × 0 Santos | Liga · demonstração'],
  [tell('match.started', null, { score: null }), 'Começou: Bahia × Santos | Rodada 3 · Liga'],
  [tell('match.period', { type: 'periodEnd' }), 'Intervalo: Bahia 1 × 0 Santos | Liga'],
  [
    tell('match.finished', null, { status: 'finishedOnPenalties', penalties: { home: 4, away: 2 } }),
    'Fim de jogo: Bahia 1 (4) × (2) 0 Santos | Rodada 3 · Liga',
  ],
  [tell('match.card', { type: 'red' }), "Cartão vermelho: Ana | Bahia · 34' · Bahia 1 × 0 Santos · Liga"],
  [
    tell('match.substitution', {
      type: 'substitution',
      related: { role: 'out', player: { id: 'eva', name: 'Eva' } },
    }),
    "Substituição: Bahia | entra Ana · sai Eva · 34' · Bahia 1 × 0 Santos · Liga",
  ],
  [
    tell('match.postponed', null, { status: 'postponed', statusReason: 'Chuva forte' }),
    'Adiado: Bahia × Santos | Chuva forte · Liga',
  ],
  [
    tell('match.rescheduled', null, { status: 'scheduled' }),
    'Nova data: Bahia × Santos | domingo, 10 de maio às 16:00 (Brasília) · Liga',
  ],
])('says %#', (event, words) => {
  const { title, body } = messageOf(event)!
  expect(`${title} | ${body}`).toBe(words)
})

it('leads to the match as it is played, and to its page before and after', () => {
  expect(messageOf(tell('match.goal', {}))).toMatchObject({ tag: 'm', url: '/campeonatos/liga/jogos/m/aovivo' })
  expect(messageOf(tell('match.finished', null, { status: 'finished' }))!.url).toBe('/campeonatos/liga/jogos/m')
})

it('says nothing of what is no news to people: the first whistle twice, a card taken back, a match that is gone', () => {
  expect(messageOf(tell('match.period', { type: 'periodStart' }))).toBeNull()
  expect(messageOf(tell('match.retracted', { type: 'yellow' }))).toBeNull()
  expect(messageOf({ ...tell('match.goal', {}), match: null })).toBeNull()
  expect(messageOf({ ...tell('match.goal', {}), type: 'table.changed' })).toBeNull()
})

describe('what is news', () => {
  const at = (time: string) => new Date(`2026-05-10T${time}Z`)

  it('was written a moment ago', () => {
    expect(isTimely(tell('match.goal', {}), at('19:38:59'))).toBe(true)
    expect(isTimely(tell('match.goal', {}), at('19:39:01'))).toBe(false)
  })

  it('is of a match that is played now, not of one that somebody imports or corrects', () => {
    const written = (event: PushEvent, time: string) => isTimely({ ...event, at: at(time).toISOString() }, at(time))
    expect(written(tell('match.goal', { minute: 10 }), '20:35:00')).toBe(true)
    expect(written(tell('match.goal', { minute: 10 }), '20:45:00')).toBe(false)
    expect(written(tell('match.finished', null, { status: 'finished' }), '21:10:00')).toBe(true)
    expect(written(tell('match.finished', null, { status: 'finished' }), '23:30:00')).toBe(false)
    expect(written(tell('match.started'), '17:00:00')).toBe(false)
  })

  it('may be of a match to come, where that is what changed', () => {
    const soon = { kickoff: '2026-06-01T19:00:00.000Z', status: 'scheduled' as const }
    expect(isTimely(tell('match.rescheduled', null, soon), at('19:35:00'))).toBe(true)
    expect(isTimely(tell('match.postponed', null, { kickoff: null }), at('19:35:00'))).toBe(true)
    expect(isTimely(tell('match.goal', {}, { kickoff: null }), at('19:35:00'))).toBe(false)
  })
})
