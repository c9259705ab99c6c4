import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { answerBody } from './answer-body.ts'

let test: TestApp
let owner: Session
let authorization: string
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.registerAdmin()
  const made = await test.call('POST', '/api/v1/chaves', { as: owner, body: { name: 'Assistente' } })
  authorization = `Bearer ${made.body.data.secret}`
})
afterAll(() => test.close())

/** As a client would, but with whatever body. */
async function send(payload: unknown) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', authorization },
    payload: JSON.stringify(payload),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

const ask = (method: string, params?: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })
const HELLO = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'teste', version: '1' } }
/** What the package says of itself when it describes an error, and what our own code is called. */
const INTERNALS = /"path"|"expected"|invalid_type|Zod|node_modules|\.ts:|at async/

async function refused(message: unknown): Promise<[number, number, unknown, string]> {
  const { status, body } = await send(message)
  expect(JSON.stringify(body)).not.toMatch(INTERNALS)
  expect([body.jsonrpc, Object.keys(body.error)]).toEqual(['2.0', ['code', 'message']])
  return [status, body.error.code, body.id, body.error.message]
}

it.each([
  [
    'initialize',
    {},
    'params.protocolVersion: Falta este campo.\nparams.capabilities: Falta este campo.\nparams.clientInfo: Falta este campo.',
  ],
  ['initialize', undefined, 'params: Falta este campo.'],
  ['initialize', { ...HELLO, protocolVersion: 7 }, 'params.protocolVersion: Tem de ser um texto.'],
  ['initialize', { ...HELLO, clientInfo: 'eu' }, 'params.clientInfo: Tem de ser um objeto.'],
  ['ping', 'agora', 'params: Tem de ser um objeto.'],
  ['ping', { _meta: 1 }, 'params._meta: Tem de ser um objeto.'],
  ['tools/list', { cursor: 3 }, 'params.cursor: Tem de ser um texto.'],
  ['tools/list', null, 'params: Tem de ser um objeto.'],
  ['prompts/list', [], 'params: Tem de ser um objeto.'],
  ['resources/list', { cursor: {} }, 'params.cursor: Tem de ser um texto.'],
  ['resources/templates/list', { cursor: [] }, 'params.cursor: Tem de ser um texto.'],
  ['tools/call', undefined, 'params: Falta este campo.'],
  ['tools/call', {}, 'params.name: Falta este campo.'],
  ['tools/call', { name: ['search'] }, 'params.name: Tem de ser um texto.'],
  ['tools/call', { name: 'search', arguments: 'bahia' }, 'params.arguments: Tem de ser um objeto.'],
  ['tools/call', { name: 'search', arguments: [1] }, 'params.arguments: Tem de ser um objeto.'],
  ['resources/read', {}, 'params.uri: Falta este campo.'],
  ['resources/read', { uri: 4 }, 'params.uri: Tem de ser um texto.'],
  ['prompts/get', { name: null }, 'params.name: Tem de ser um texto.'],
  [
    'prompts/get',
    { name: 'previa_do_jogo', arguments: { mandante: 1 } },
    'params.arguments.mandante: Tem de ser um texto.',
  ],
])('%s with %j is told which parameter is wrong', async (method, params, words) => {
  expect(await refused(ask(method, params))).toEqual([200, -32_602, 1, words])
})

it('says which method there is not', async () => {
  const unknown = 'tools/delete'
  const words = `Não há o método “${unknown}”.`
  expect(await refused(ask(unknown, 7, 'a'))).toEqual([200, -32_601, 'a', words])
  // Of the protocol, but not offered here.
  for (const method of ['logging/setLevel', 'completion/complete', 'tasks/list', 'constructor', 'initialize '])
    expect((await refused(ask(method)))[1]).toBe(-32_601)
})

it.each([
  ['no object', 7, null],
  ['a text', 'tools/list', null],
  ['null', null, null],
  ['no version', { id: 4, method: 'ping' }, 4],
  ['another version', { jsonrpc: '1.0', id: 4, method: 'ping' }, 4],
  ['a number as version', { jsonrpc: 2, id: 4, method: 'ping' }, 4],
  ['no method', { jsonrpc: '2.0', id: 'x' }, 'x'],
  ['a method that is no text', { jsonrpc: '2.0', id: 'x', method: {} }, 'x'],
  ['null as id', { jsonrpc: '2.0', id: null, method: 'ping' }, null],
  ['a list as id', { jsonrpc: '2.0', id: [1], method: 'ping' }, null],
  ['half a number as id', { jsonrpc: '2.0', id: 1.5, method: 'ping' }, null],
])('a message with %s is no request', async (_, message, id) => {
  const [status, code, answered] = await refused(message)
  expect([status, code, answered]).toEqual([400, -32_600, id])
})

it('answers nothing to what asks for nothing', async () => {
  for (const message of [
    { jsonrpc: '2.0', method: 'tools/list' },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: 'tudo' },
    { jsonrpc: '2.0', id: 3, result: {} },
  ])
    for (const sent of [message, [message, message]]) expect(await send(sent)).toEqual({ status: 202, body: null })
})

it('answers each message of a batch by itself, whatever is wrong with the others', async () => {
  const { status, body } = await send([
    ask('ping', undefined, 'first'),
    { jsonrpc: '1.0', id: 2, method: 'ping' },
    'nada',
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'first' } },
    ask('tools/call', { name: 4 }, 5),
    ask('nada', undefined, 6),
    ask('initialize', HELLO, 7),
    // The same id again, and a task, which this server does not support.
    ask('tools/call', { name: 'search', arguments: { query: 'x' }, task: { ttl: 5 } }, 'first'),
    ask('tools/list', { _meta: { progressToken: 1 } }, 9),
  ])
  expect(status).toBe(200)
  expect(body.map(({ id, error }: { id: unknown; error?: { code: number } }) => [id, error?.code ?? 0])).toEqual([
    ['first', 0],
    [2, -32_600],
    [null, -32_600],
    [5, -32_602],
    [6, -32_601],
    [7, -32_600],
    ['first', 0],
    [9, 0],
  ])
  expect(JSON.stringify(body)).not.toMatch(INTERNALS)
  expect(body[6].result.structuredContent).toHaveProperty('data')
  expect(await send([])).toMatchObject({ status: 400, body: { id: null, error: { code: -32_600 } } })
  expect((await send([ask('initialize', HELLO)])).body[0].result.serverInfo.name).toBe('meio-campo')
})

it('reveals nothing about an internal error', async () => {
  const faults: unknown[] = []
  const fault = new Error('relation "secret" at line 7')
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  for (const [method, params] of [
    ['tools/call', { name: 'search', arguments: { query: 'x' } }],
    ['resources/read', { uri: 'meio-campo://times/bahia' }],
  ]) {
    const request = new Request('http://localhost/mcp', { method: 'POST', headers })
    const ask = () => Promise.reject(fault)
    const onFault = (error: unknown) => faults.push(error)
    const answer = await answerBody(request, { jsonrpc: '2.0', id: 1, method, params }, '1.0.0', { ask, onFault })
    const { error } = (await answer.json()) as { error: { code: number; message: string } }
    expect(error.code).toBe(-32_603)
    expect(error.message).toContain('Algo falhou do nosso lado.')
    expect(error.message).not.toContain('secret')
  }
  expect(faults).toEqual([fault, fault])
})
