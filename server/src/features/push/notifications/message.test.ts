import type { MatchEvent, PushEvent } from '@meio-campo/contract'
import type { NotificationType } from '@meio-campo/contract/rules'
import { describe, expect, it, test } from 'vitest'
import { messageOf } from './message.ts'
import { isTimely } from './dispatcher.ts'

const team = (id: string, name: string) => ({ id, name, acronym: null, crest: null, colours: [] })

function eventOf(
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
  [eventOf('match.goal', { scoreAfter: { home: 1, away: 0 } }), "Gol! Bahia 1 × 0 Santos | Ana, 34' · Liga"],
  [eventOf('match.goal', { type: 'penalty', added: 2 }), "Gol! Bahia 1 × 0 Santos | Ana (pênalti), 34+2' · Liga"],
  [eventOf('match.goal', { player: null }, { demo: true }), 'Gol! Bahia 1 × 0 Santos | Liga · demonstração'],
  [eventOf('match.started', null, { score: null }), 'Começou: Bahia × Santos | Rodada 3 · Liga'],
  [eventOf('match.period', { type: 'periodEnd' }), 'Intervalo: Bahia 1 × 0 Santos | Liga'],
  [
    eventOf('match.finished', null, { status: 'finishedOnPenalties', penalties: { home: 4, away: 2 } }),
    'Fim de jogo: Bahia 1 (4) × (2) 0 Santos | Rodada 3 · Liga',
  ],
  [eventOf('match.card', { type: 'red' }), "Cartão vermelho: Ana | Bahia · 34' · Bahia 1 × 0 Santos · Liga"],
  [
    eventOf('match.substitution', {
      type: 'substitution',
      related: { role: 'out', player: { id: 'eva', name: 'Eva' } },
    }),
    "Substituição: Bahia | entra Ana · sai Eva · 34' · Bahia 1 × 0 Santos · Liga",
  ],
  [
    eventOf('match.postponed', null, { status: 'postponed', statusReason: 'Chuva forte' }),
    'Adiado: Bahia × Santos | Chuva forte · Liga',
  ],
  [
    eventOf('match.rescheduled', null, { status: 'scheduled' }),
    'Nova data: Bahia × Santos | domingo, 10 de maio às 16:00 (Brasília) · Liga',
  ],
])('writes message %#', (event, words) => {
  const { title, body } = messageOf(event)!
  expect(`${title} | ${body}`).toBe(words)
})

it('links to the live page during the match, and to its page before and after', () => {
  expect(messageOf(eventOf('match.goal', {}))).toMatchObject({ tag: 'm', url: '/campeonatos/liga/jogos/m/aovivo' })
  expect(messageOf(eventOf('match.finished', null, { status: 'finished' }))!.url).toBe('/campeonatos/liga/jogos/m')
})

it('has no message for the start of the first half, a retracted card, or a deleted match', () => {
  expect(messageOf(eventOf('match.period', { type: 'periodStart' }))).toBeNull()
  expect(messageOf(eventOf('match.retracted', { type: 'yellow' }))).toBeNull()
  expect(messageOf({ ...eventOf('match.goal', {}), match: null })).toBeNull()
  expect(messageOf({ ...eventOf('match.goal', {}), type: 'table.changed' })).toBeNull()
})

describe('what is news', () => {
  const at = (time: string) => new Date(`2026-05-10T${time}Z`)

  it('was logged a moment ago', () => {
    expect(isTimely(eventOf('match.goal', {}), at('19:38:59'))).toBe(true)
    expect(isTimely(eventOf('match.goal', {}), at('19:39:01'))).toBe(false)
  })

  it('belongs to a match that is being played, not to an imported or corrected one', () => {
    const written = (event: PushEvent, time: string) => isTimely({ ...event, at: at(time).toISOString() }, at(time))
    expect(written(eventOf('match.goal', { minute: 10 }), '20:35:00')).toBe(true)
    expect(written(eventOf('match.goal', { minute: 10 }), '20:45:00')).toBe(false)
    expect(written(eventOf('match.finished', null, { status: 'finished' }), '21:10:00')).toBe(true)
    expect(written(eventOf('match.finished', null, { status: 'finished' }), '23:30:00')).toBe(false)
    expect(written(eventOf('match.started'), '17:00:00')).toBe(false)
  })

  it('may announce a change of an upcoming match', () => {
    const soon = { kickoff: '2026-06-01T19:00:00.000Z', status: 'scheduled' as const }
    expect(isTimely(eventOf('match.rescheduled', null, soon), at('19:35:00'))).toBe(true)
    expect(isTimely(eventOf('match.postponed', null, { kickoff: null }), at('19:35:00'))).toBe(true)
    expect(isTimely(eventOf('match.goal', {}, { kickoff: null }), at('19:35:00'))).toBe(false)
  })
})
