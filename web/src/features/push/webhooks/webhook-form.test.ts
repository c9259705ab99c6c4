import { expect, test } from 'vitest'
import { findErrors } from '../../../components/form/form-errors.ts'
import { emptyWebhook, headerFaults, toWebhookBody, webhookRules, type HeaderRow } from './webhook-form.ts'
import { conditionOf, filterWords, healthWords } from './webhook-words.ts'

const bahia = { id: 'bahia', name: 'Bahia' }

test('a form becomes exactly what the API takes', () => {
  const values = { ...emptyWebhook, name: ' Painel ', url: 'https://a.com/x ', types: ['match.goal' as const] }
  expect(toWebhookBody({ ...values, teams: [bahia] })).toEqual({
    name: 'Painel',
    url: 'https://a.com/x',
    types: [],
    competitions: [],
    teams: ['bahia'],
  })
  expect(toWebhookBody({ ...values, wants: 'chosen' }).types).toEqual(['match.goal'])
})

test('headers: only what changes is sent, and a kept value stays as it is', () => {
  const values = { ...emptyWebhook, keptHeaders: ['authorization', 'x-velho'] }
  const kept = { name: 'authorization', value: '' }
  const sent = (headers: readonly HeaderRow[]) => toWebhookBody({ ...values, headers }).headers
  expect(sent([kept, { name: 'x-velho', value: '' }])).toBeUndefined()
  expect(sent([kept, { name: 'X-Novo', value: ' abc ' }])).toEqual({ 'x-velho': null, 'x-novo': 'abc' })
  const fault = (headers: readonly HeaderRow[]) => findErrors({ ...values, headers }, webhookRules).headers
  expect(fault([kept])).toBeUndefined()
  expect(fault([{ name: 'x-novo', value: '' }])).toBe('Preencha o valor de x-novo.')
  expect(fault([{ name: 'Host', value: 'a' }])).toContain('é nosso')
  expect(fault([kept, { name: 'Authorization', value: 'a' }])).toContain('duas vezes')
})

test('of several headers each has what is wrong with it: its name, or else its value', () => {
  const rows = [
    { name: 'x-certo', value: 'a' },
    { name: 'Host', value: '' },
    { name: 'X-Certo', value: 'b' },
    { name: 'x-outro', value: 'á' },
  ]
  const faults = rows.map((_, at) => headerFaults(rows, at, []))
  expect(faults.map(({ name, value }) => [name !== null, value !== null])).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, true],
  ])
})

test('what the API would refuse is shown before sending', () => {
  expect(Object.keys(findErrors({ ...emptyWebhook, url: 'a b', wants: 'chosen' as const }, webhookRules))).toEqual([
    'name',
    'url',
    'types',
  ])
})

test('a webhook in words', () => {
  const calm = { state: 'active', stateReason: null, failingSince: null, lastDelivery: null, waiting: 0 } as const
  const accepted = { at: '2026-11-15T12:00:00Z', delivered: true, status: 204 }
  expect(conditionOf(calm).label).toBe('Sem entregas')
  expect(conditionOf({ ...calm, lastDelivery: accepted }).label).toBe('Saudável')
  expect(conditionOf({ ...calm, lastDelivery: accepted, failingSince: accepted.at }).label).toBe('Falhando')
  expect(conditionOf({ ...calm, state: 'paused', waiting: 1 }).advice).toContain('1 entrega espera')
  expect(conditionOf({ ...calm, state: 'disabled', stateReason: 'gone' }).advice).toContain('410')

  const team = { ...bahia, acronym: null, crest: null, colours: [] }
  const league = { id: 'a', name: 'Série A' }
  expect(filterWords({ competitions: [], teams: [] })).toBe('Todos os jogos')
  expect(filterWords({ competitions: [league], teams: [team] })).toBe('Série A, só Bahia')

  const hour = { start: '2026-11-15T12:00:00Z', p95Ms: null }
  expect(healthWords({ hours: [{ ...hour, delivered: 9_999, failed: 1 }] })).toBe('99,9% de 10.000 tentativas aceitas')
  expect(healthWords({ hours: [{ ...hour, delivered: 1, failed: 0 }] })).toBe('100% de 1 tentativa aceita')
})
