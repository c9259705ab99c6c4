import { beforeEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'

const { request, showAlert } = vi.hoisted(() => ({
  request: vi.fn<() => Promise<unknown>>(),
  showAlert: vi.fn<(alert: unknown) => void>(),
}))
vi.mock('./request.ts', () => ({ request }))
vi.mock('../state/dialogs.ts', () => ({ showAlert }))

const refusedForField = {
  ok: false,
  problem: {
    errors: [{ field: 'match', message: 'Escolha um jogo encerrado.' }],
    error: { Exit: { title: 'Confira os campos', info: 'Há campos que precisam de correção.' } },
  },
}
beforeEach(() => {
  vi.clearAllMocks()
  request.mockResolvedValue(refusedForField)
})

const body = { match: 'm1', speed: 60, webhooks: true } as const
const alert = { title: 'Confira os campos', message: 'Escolha um jogo encerrado.' }

test('a form shows what is wrong with its fields itself', async () => {
  await api.post('/api/v1/simulacoes', { body })
  expect(showAlert).not.toHaveBeenCalled()
})

test('a button has no fields to show it under: an alert does', async () => {
  await api.post('/api/v1/simulacoes', { body, formless: true })
  expect(showAlert.mock.calls).toEqual([[alert]])
})

test('a call without a body comes from no form', async () => {
  await api.post('/api/v1/simulacoes/{id}/parar', { params: { id: 'sim_1' } })
  expect(showAlert.mock.calls).toEqual([[alert]])
  await api.post('/api/v1/simulacoes/{id}/parar', { params: { id: 'sim_1' }, quiet: true })
  expect(showAlert).toHaveBeenCalledTimes(1)
})
