import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'
import { PushEventTypeName } from './live.ts'

const delivery = {
  id: Type.String({ description: 'O `webhook-id`, o mesmo em toda tentativa.' }),
  webhook: Type.Object({ id: Type.String(), name: Type.String() }),
  type: PushEventTypeName,
  event: Type.String({ description: 'O `id` do acontecimento.' }),
  match: Nullable(Type.String({ description: 'O jogo, por id.' })),
  test: Type.Boolean(),
  state: Type.Unsafe<'pending' | 'retrying' | 'delivered' | 'failed'>({
    type: 'string',
    enum: ['pending', 'retrying', 'delivered', 'failed'],
    description:
      '`pending`: na fila, sem tentativa ainda; `retrying`: falhou e será tentada de novo; `failed`: não será mais tentada.',
  }),
  attemptCount: Type.Integer(),
  createdAt: Timestamp,
  replayedAt: Nullable(
    Type.String({ format: 'date-time', description: 'Quando, já terminada, foi pedida de novo pela última vez.' }),
    { description: 'Nulo: nunca foi reenviada.' },
  ),
  finishedAt: Nullable(Timestamp),
  nextAttemptAt: Nullable(Timestamp),
  lastStatus: Nullable(Type.Integer({ description: 'O status da última resposta; nulo quando não houve resposta.' })),
  lastError: Nullable(Type.String({ description: 'Por que a última tentativa falhou, em uma frase.' })),
  lastMs: Nullable(Type.Integer({ description: 'Quanto a última tentativa levou, em milissegundos.' })),
}

export const Delivery = Type.Object(delivery)
export type Delivery = Static<typeof Delivery>

const Headers = Type.Record(Type.String(), Type.String(), {
  description: 'Cada cabeçalho com o seu valor. O valor dos cabeçalhos que você acrescentou não é guardado.',
})

export const DeliveryAttempt = Type.Object({
  number: Type.Integer(),
  at: Timestamp,
  ms: Type.Integer(),
  error: Nullable(Type.String({ description: 'Por que falhou, em uma frase; nulo quando foi aceita.' })),
  request: Type.Object({ url: Type.String(), headers: Headers }),
  response: Nullable(
    Type.Object({
      status: Type.Integer(),
      headers: Headers,
      body: Type.String({ description: 'O começo da resposta, até 2 kB.' }),
      truncated: Type.Boolean(),
    }),
  ),
})
export type DeliveryAttempt = Static<typeof DeliveryAttempt>

export const DeliveryDetail = Type.Object({
  ...delivery,
  body: Type.String({ description: 'O que foi enviado, byte por byte: um `PushEvent` em JSON.' }),
  attempts: Type.Array(DeliveryAttempt, { description: 'Da primeira à última.' }),
})
export type DeliveryDetail = Static<typeof DeliveryDetail>

const tag = 'Webhooks'
const params = Exactly({ id: Type.String({ maxLength: 64 }) })

export const deliveryEndpoints = {
  listDeliveries: endpoint({
    id: 'listDeliveries',
    method: 'GET',
    path: '/api/v1/entregas',
    access: 'user',
    scope: 'push:read',
    tag,
    summary: 'As entregas dos meus webhooks, da mais nova à mais antiga',
    description: 'Ficam por 30 dias.',
    query: Exactly({
      ...listQuery,
      webhook: Type.Optional(Type.String({ maxLength: 64, description: 'Só as deste webhook, por id.' })),
      situacao: Type.Optional(Word('pendente', 'tentando', 'entregue', 'falhou')),
      tipo: Type.Optional(PushEventTypeName),
      reenviadas: Type.Optional(Type.Boolean({ description: '`true`: só as que foram pedidas de novo.' })),
      de: Type.Optional(Type.String({ format: 'date-time' })),
      ate: Type.Optional(Type.String({ format: 'date-time' })),
    }),
    answer: Page(Delivery),
  }),
  getDelivery: endpoint({
    id: 'getDelivery',
    method: 'GET',
    path: '/api/v1/entregas/{id}',
    access: 'user',
    scope: 'push:read',
    tag,
    summary: 'Uma entrega, com cada tentativa',
    params,
    query: Exactly(readQuery),
    answer: Item(DeliveryDetail),
  }),
  resendDelivery: endpoint({
    id: 'resendDelivery',
    location: '/api/v1/entregas/{id}',
    method: 'POST',
    path: '/api/v1/entregas/{id}/reenviar',
    access: 'user',
    scope: 'push:manage',
    tag,
    summary: 'Reenviar uma entrega',
    description: 'Com o mesmo `webhook-id` e o mesmo corpo, e com dez tentativas novas.',
    params,
    status: 202,
    answer: Item(Delivery),
  }),
}
