import { expect, it, test } from 'vitest'
import { eventOf } from '../../../testing/push-event.ts'
import { messageOf } from './message.ts'

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
