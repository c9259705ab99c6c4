import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { ListOf, SomeOf, Word } from '../football/reading.ts'
import { KeyMode, Quota } from './keys.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'

const tag = 'Chaves'

const Milliseconds = (description: string) => Nullable(Type.Number({ description }))
const Latency = Type.Object(
  {
    p50: Milliseconds('Metade das chamadas levou até isto.'),
    p95: Milliseconds('95% das chamadas levaram até isto.'),
    p99: Milliseconds('99% das chamadas levaram até isto.'),
  },
  { description: 'Em milissegundos, a partir de faixas fixas; nulo sem chamadas.' },
)
export type Latency = Static<typeof Latency>

const Calls = {
  calls: Type.Integer(),
  errors: Type.Integer({ description: 'Das chamadas, as respondidas com 4xx ou 5xx.' }),
}
const sums = { ...Calls, latency: Latency }

export const Usage = Type.Object({
  period: Word('dia', 'semana', 'mes', 'ano'),
  step: Type.Unsafe<'hour' | 'day'>({ type: 'string', enum: ['hour', 'day'], description: 'O passo de `series`.' }),
  totals: Type.Object(sums),
  series: Type.Array(
    Type.Object({
      start: Type.String({ description: 'A hora (ISO 8601, UTC) ou o dia (AAAA-MM-DD, de São Paulo).' }),
      ...Calls,
    }),
    { description: 'Do mais antigo ao de agora, sem buracos.' },
  ),
  operations: Type.Array(
    Type.Object({
      id: Type.String({ description: 'O `operationId` do OpenAPI.' }),
      method: Nullable(Type.String()),
      path: Type.String(),
      ...sums,
    }),
    { description: 'Da mais chamada à menos chamada.' },
  ),
  keys: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), mode: KeyMode, ...sums })),
  statuses: Type.Array(
    Type.Object({ status: Type.String({ description: '`2xx`, `3xx`, `4xx` ou `5xx`.' }), calls: Type.Integer() }),
  ),
  quotas: Type.Array(Quota, { description: 'As da conta; com `chave`, também as dela.' }),
})
export type Usage = Static<typeof Usage>

/** One call of a key, as it is logged. */
export const RequestLogEntry = Type.Object({
  id: Type.String({ description: 'O X-Request-Id da chamada.' }),
  at: Timestamp,
  key: Type.Object({ id: Type.String(), name: Type.String() }),
  operation: Type.String({
    description: 'O `operationId` do OpenAPI; `unknownAddress` onde o endereço ou o método não existe.',
  }),
  method: Type.String(),
  path: Type.String({
    description: 'O endereço chamado. Valores de parâmetros que a API não conhece não são guardados.',
  }),
  status: Type.Integer(),
  errorCode: Nullable(Type.String(), { description: 'O `code` da recusa; nulo onde não houve.' }),
  ms: Type.Number({ description: 'Quanto tempo levou a resposta, em milissegundos; de um fluxo, até ele abrir.' }),
  bytes: Nullable(Type.Integer(), {
    description: 'O tamanho do corpo da resposta, como foi enviado (comprimido, se foi); nulo num fluxo.',
  }),
  network: Type.String({ description: 'De onde veio: o IPv4, ou a rede /64 do IPv6.' }),
  userAgent: Nullable(Type.String(), { description: 'O programa que chamou, como ele mesmo se apresentou.' }),
})
export type RequestLogEntry = Static<typeof RequestLogEntry>

export const RequestLogDetail = Type.Object({
  ...RequestLogEntry.properties,
  refusedBody: Type.Unknown({
    description:
      'O corpo de uma gravação recusada, por 24 horas e só para a própria conta. No lugar de um segredo está `[removido]`, e `[cortado]` onde havia mais. Nulo onde o corpo não chegou a ser lido, não era JSON ou é de uma operação que leva segredos.',
  }),
})
export type RequestLogDetail = Static<typeof RequestLogDetail>

const From = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 1e12, description }))

const whose = {
  chave: Type.Optional(Type.String({ maxLength: 60, description: 'Só as chamadas desta chave.' })),
  conta: Type.Optional(Type.String({ maxLength: 60, description: 'De outra conta: só para a administração.' })),
}

export const usageEndpoints = {
  getUsage: endpoint({
    id: 'getUsage',
    method: 'GET',
    path: '/api/v1/uso',
    access: 'user',
    scope: 'usage:read',
    tag,
    summary: 'Quanto as chaves chamaram, e quanto resta da cota',
    description:
      'Chamadas por hora (`dia`: as últimas 24) ou por dia (`semana`: 7, `mes`: 30, `ano`: 365), por operação, por chave e por status, com os tempos de resposta. O que se chama no console não conta. As somas são gravadas a cada segundo: se um processo cair, perde-se no máximo o último.',
    query: Exactly({ ...readQuery, periodo: Type.Optional(Word('dia', 'semana', 'mes', 'ano')), ...whose }),
    answer: Item(Usage),
  }),
  listRequests: endpoint({
    id: 'listRequests',
    method: 'GET',
    path: '/api/v1/registros',
    access: 'user',
    scope: 'usage:read',
    tag,
    summary: 'As chamadas das chaves nos últimos 7 dias, uma a uma',
    description:
      'Da mais nova à mais antiga, também as recusadas e as de endereços que não existem; um fluxo aparece quando abre. Os filtros valem juntos. `format` dá a lista inteira como arquivo. Uma chamada aparece até um segundo depois de respondida.',
    query: Exactly({
      ...listQuery,
      ...whose,
      chave: Type.Optional(ListOf('[a-z0-9_]{1,60}', '`key_…`', 'Só as chamadas destas chaves.')),
      metodo: Type.Optional(SomeOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'], 'O método.')),
      caminho: Type.Optional(Type.String({ maxLength: 200, description: 'Parte do endereço: `/tabela`.' })),
      operacao: Type.Optional(ListOf('[A-Za-z0-9]{1,60}', '`listTeams`', 'O `operationId` do OpenAPI.')),
      status: Type.Optional(
        ListOf('[1-5](?:[0-9]{2}|xx)', '`404` ou `4xx`', 'Um status, `404`, ou uma classe, `4xx`.'),
      ),
      erro: Type.Optional(ListOf('[a-z_]{1,60}', '`not_found`', 'O código do erro, como em `not_found`.')),
      msDe: From('Só as que levaram ao menos tantos milissegundos.'),
      msAte: From('Só as que levaram no máximo tantos milissegundos.'),
      bytesDe: From('Só as respondidas com ao menos tantos bytes.'),
      bytesAte: From('Só as respondidas com no máximo tantos bytes.'),
      agente: Type.Optional(
        Type.String({ maxLength: 200, description: 'Parte do `User-Agent`, em maiúsculas ou minúsculas: `python`.' }),
      ),
      rede: Type.Optional(
        Type.String({
          maxLength: 60,
          pattern: '^[0-9A-Fa-f.:/]+$',
          'x-refusal': 'Use um endereço IP, ou o começo dele: `203.0.113.7`, `2001:db8:`.',
          description: 'De onde veio: um endereço IP, ou o começo dele.',
        }),
      ),
      de: Type.Optional(Type.String({ format: 'date-time' })),
      ate: Type.Optional(Type.String({ format: 'date-time' })),
      id: Type.Optional(Type.String({ maxLength: 60, description: 'O X-Request-Id de uma chamada.' })),
      format: Type.Optional(Word('csv', 'json')),
    }),
    answer: Page(RequestLogEntry),
  }),
  getRequest: endpoint({
    id: 'getRequest',
    method: 'GET',
    path: '/api/v1/registros/{id}',
    access: 'user',
    scope: 'usage:read',
    tag,
    summary: 'Uma chamada dos últimos 7 dias, com o corpo se foi uma gravação recusada',
    params: Exactly({ id: Type.String({ maxLength: 60, description: 'O X-Request-Id da chamada.' }) }),
    query: Exactly({ ...readQuery, conta: whose.conta }),
    answer: Item(RequestLogDetail),
  }),
}
