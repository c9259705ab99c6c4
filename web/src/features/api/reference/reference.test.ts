import type { RequestLogDetail } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { onlyCallable } from './callable-query.ts'
import { accessWords, leavingWords, repeatedWords } from './operation-view.tsx'
import { exampleValues, missingValues, parseBody, repeatedValues, toPath } from './call-values.ts'
import { isKey } from './given-key.ts'
import type { OpenapiDocument } from './openapi-document.ts'
import { groupOperations, searchOperations } from './operation-groups.ts'
import { findOperation, readOperations } from './operations.ts'
import { limitWords, typeWords } from './schema-words.ts'

const document: OpenapiDocument = {
  info: { title: 'Meio-Campo', version: '1.0.0' },
  paths: {
    '/api/v1/conta': {
      patch: {
        operationId: 'updateAccount',
        'x-deprecation': { since: '2026-11-01', sunset: '2027-03-01' },
        tags: ['Conta'],
        summary: 'Mudar a minha conta',
        'x-access': 'user',
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 80 } } },
              example: { name: 'Ana' },
            },
          },
        },
        responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Team' } } } } },
      },
    },
    '/api/v1/times/{id}/jogos': {
      get: {
        operationId: 'listTeamMatches',
        tags: ['Times'],
        summary: 'Jogos de um time',
        'x-access': 'user',
        'x-scope': 'read',
        parameters: [
          { name: 'type', in: 'query', schema: { type: 'string', enum: ['ajax'] } },
          {
            name: 'limit',
            in: 'query',
            description: 'Itens por página.',
            schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
            example: 2,
          },
          {
            name: 'local',
            in: 'query',
            description: 'Mandante ou visitante.',
            schema: { type: 'string', 'x-accepts': ['casa', 'fora'] },
          },
          { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 200 }, example: 'flamengo' },
          { name: 'fields', in: 'query', schema: { type: 'string', 'x-accepts': ['id', 'name'], maxLength: 1000 } },
        ],
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Team' } } },
                },
                example: { data: [] },
              },
              'text/csv': {},
            },
          },
          '404': { $ref: '#/components/responses/404_not_found' },
        },
      },
    },
    '/api/v1/times/{id}/jogos.campos': {
      get: {
        operationId: 'listTeamMatchesFields',
        tags: ['Times'],
        parameters: [
          {
            name: 'fields',
            in: 'query',
            required: true,
            schema: { type: 'string', 'x-accepts': ['id', 'name'], maxLength: 1000 },
          },
        ],
        responses: { '200': {} },
      },
    },
  },
  components: {
    schemas: {
      Team: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string' },
          founded: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
          // A shape inside itself must not go on for ever.
          rival: { anyOf: [{ $ref: '#/components/schemas/Team' }, { type: 'null' }] },
        },
      },
    },
    responses: {
      '404_not_found': {
        description: '',
        'x-problems': [{ code: 'not_found', title: 'Não encontrado', detail: 'Não existe.' }],
      },
    },
  },
}

const operations = readOperations(document)
const list = findOperation(operations, 'listTeamMatches')!
const update = findOperation(operations, 'updateAccount')!

test('an operation is shown in full: parameters, fields, formats and failures, names looked up', () => {
  expect(
    list.parameters.map(({ name, type, limits, several, default: usual }) => [name, type, limits, several, usual]),
  ).toEqual([
    ['id', 'texto', 'até 200 caracteres', false, null],
    ['local', 'texto', null, false, null],
    ['limit', 'número inteiro', 'de 1 a 100', false, '20'],
    ['fields', 'texto', null, true, null],
  ])
  expect(list.answer.fields.map(({ path, type }) => [path, type])).toEqual([
    ['data', 'lista de objetos'],
    ['data[].id', 'texto'],
    ['data[].founded', 'número inteiro ou nulo'],
    ['data[].rival', 'objeto ou nulo'],
  ])
  expect(list.answer.formats).toEqual(['text/csv'])
  expect(list.failures).toEqual([{ status: '404', code: 'not_found', title: 'Não encontrado', detail: 'Não existe.' }])
  expect(update.body?.fields).toMatchObject([{ path: 'name', required: true, limits: 'até 80 caracteres' }])
})

test('who may call, in words', () => {
  expect(accessWords(list)).toEqual(['Conta', 'Chave: leitura'])
  expect(accessWords(update)).toEqual(['Conta', 'Só com sessão'])
  expect(accessWords({ access: 'open', scope: null })).toEqual(['Aberta'])
  expect(accessWords({ access: 'admin', scope: 'any' })).toEqual(['Administração', 'Qualquer chave'])
})

test('an operation that will go says when', () => {
  expect(list.leaving).toBeNull()
  expect(leavingWords(update.leaving!)).toBe('Sai em 1 de março de 2027')
  expect(leavingWords({ sunset: null })).toBe('Vai sair')
})

test('the list can be cut down to what may be called; its files go with it', () => {
  const csv = { ...list, id: 'listTeamMatchesCsv', path: `${list.path}.csv` }
  const login = { ...update, id: 'login', path: '/web/access/login', access: 'open' as const }
  const some = [list, csv, update, login]
  const found = (ids: string[], withKey: boolean) => onlyCallable(some, new Set(ids), withKey).map(({ id }) => id)
  expect(found(['listTeamMatches'], true)).toEqual(['listTeamMatches', 'listTeamMatchesCsv'])
  expect(found(['updateAccount'], false)).toEqual(['updateAccount', 'login'])
})

test('it is found by its id, and by its call as pages know it', () => {
  expect(findOperation(operations, 'GET /api/v1/times/{id}/jogos')).toBe(list)
  expect(findOperation(operations, 'DELETE /api/v1/conta')).toBeUndefined()
})

test('the search knows summaries, addresses, parameters and descriptions, without accents', () => {
  const found = (query: string) => searchOperations(operations, query).map(({ id }) => id)
  expect(found('itens pagina')).toEqual(['listTeamMatches'])
  expect(found('LOCAL')).toEqual(['listTeamMatches'])
  expect(found('/conta')).toEqual(['updateAccount'])
  expect(found('name')).toEqual(['updateAccount'])
  expect(found('webhook')).toEqual([])
  expect(found(' ')).toHaveLength(2)
})

test('football comes first, the rest in the order of the document', () => {
  expect(groupOperations(operations).map(({ tag }) => tag)).toEqual(['Times', 'Conta'])
})

test('the recorded call can be made as it is; a position left empty cannot', () => {
  const values = exampleValues(list, 'u_1')
  expect(toPath(list, values)).toBe('/api/v1/times/flamengo/jogos?limit=2')
  expect(missingValues(list, values)).toEqual([])
  expect(toPath(list, { ...values, 'path.id': 'são paulo/x', 'query.limit': '' })).toBe(
    '/api/v1/times/s%C3%A3o%20paulo%2Fx/jogos',
  )
  expect(missingValues(list, { ...values, 'path.id': '  ' })).toEqual(['path.id'])
  expect(parseBody('{"a": 1}')).toEqual({ value: { a: 1 } })
  expect(parseBody('{a: 1}')).toBeNull()
})

test('a call of the log fills the form: its place, its known parameters and nothing of the example', () => {
  const values = { 'path.id': 'são paulo', 'query.limit': '', 'query.local': 'casa', 'query.fields': '' }
  const path = '/api/v1/times/s%C3%A3o%20paulo/jogos?local=casa&outro=…'
  expect(repeatedValues(list, path)).toEqual(values)
  expect(repeatedValues(list, `/u_abc${path}`)).toEqual(values)
  expect(repeatedValues(list, '/api/v1/times/100%/jogos/')['path.id']).toBe('100%')
  expect(repeatedValues(list, '/api/v1/outra')['path.id']).toBe('')
  const request = { at: '2026-11-16T12:00:00.000Z', status: 400, errorCode: 'invalid_input', refusedBody: null }
  const words = (over: object, takesBody: boolean) =>
    repeatedWords({ ...request, ...over } as unknown as RequestLogDetail, takesBody)
  expect(words({}, false)).toMatch(/^Preenchida com a chamada de .*, respondida com 400 invalid_input\.$/)
  expect(words({}, true)).toMatch(/não está guardado: o que está aqui é o exemplo\.$/)
  expect(words({ refusedBody: {} }, true)).toMatch(/ponha o valor de novo\.$/)
})

test('only what can be a key is sent as one', () => {
  expect(['mc_live_Ab1', 'mc_test_x-9'].every(isKey)).toBe(true)
  expect(['', 'mc_live_', 'outra', 'mc_live_a b', 'mc_live_a\nX: y'].some(isKey)).toBe(false)
})

test('types and limits read as sentences', () => {
  const same = (schema: object) => schema
  expect(typeWords({ type: 'array', items: { type: 'integer' } }, same)).toBe('lista de números inteiros')
  expect(typeWords({ type: 'string', format: 'date-time' }, same)).toBe('data e hora')
  expect(limitWords({ type: 'string', minLength: 1, maxLength: 100 })).toBe('até 100 caracteres')
  expect(limitWords({ type: 'integer', minimum: 0 })).toBe('a partir de 0')
  expect(limitWords({ type: 'string' })).toBeNull()
})
