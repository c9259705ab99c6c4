import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import { CompetitionRef, TeamRef } from '../football/refs.ts'
import {
  LONGEST_WEBHOOK_OVERLAP_HOURS,
  MOST_REPLAYED,
  MOST_WEBHOOK_FILTERS,
  MOST_WEBHOOKS,
  WEBHOOK_NAME,
} from '../rules/push.ts'
import { ONE_LINE } from '../rules/fields.ts'
import { WEBHOOK_HEADERS } from '../rules/webhook-headers.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Slug, Timestamp } from '../shapes/shapes.ts'
import { Delivery } from './deliveries.ts'
import { PushEventTypeName } from './live.ts'

const Types = Type.Array(PushEventTypeName, {
  maxItems: 50,
  uniqueItems: true,
  description:
    'O que ele recebe. Vazio: tudo o que acontece em jogos, tabelas e transferências, mas não `record.*`, que uma importação escreve aos milhares: estes só para quem os escolhe.',
})
const Ids = (description: string) =>
  Type.Array(Slug, { maxItems: MOST_WEBHOOK_FILTERS, uniqueItems: true, description })
const competitions = Ids('Só os jogos destes campeonatos, por id. Vazio: de todos.')
const teams = Ids('Só os jogos destes times, por id. Vazio: de todos.')
const name = Type.String({ minLength: 1, maxLength: WEBHOOK_NAME.max, pattern: ONE_LINE })
const url = Type.String({
  format: 'mc-url',
  minLength: 1,
  maxLength: 2048,
  description: 'Deve ser https e da internet, a não ser que o servidor tenha `ALLOW_PRIVATE_WEBHOOKS=1`.',
})

const headers = Type.Record(Type.String(), Nullable(Type.String({ maxLength: WEBHOOK_HEADERS.valueMax })), {
  maxProperties: 2 * WEBHOOK_HEADERS.max,
  description: `Cabeçalhos seus, que vão em cada entrega: \`{"Authorization": "Bearer …"}\`. Até ${WEBHOOK_HEADERS.max}; os valores ficam cifrados e não são mostrados de novo. Nulo tira um; os que não vêm ficam como estão. Os do próprio envio, como \`Host\`, \`Content-Length\` e \`webhook-*\`, são recusados.`,
})

export const Webhook = Type.Object({
  id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  types: Types,
  competitions: Type.Array(CompetitionRef),
  teams: Type.Array(TeamRef),
  headerNames: Type.Array(Type.String(), {
    description: 'Os nomes dos seus cabeçalhos, em letras minúsculas. Os valores não são mostrados.',
  }),
  state: Type.Unsafe<'active' | 'paused' | 'disabled'>({
    type: 'string',
    enum: ['active', 'paused', 'disabled'],
    description:
      'Pausado, guarda o que acontece para depois. Desativado, não: o endereço respondeu 410 ou só falhou por cinco dias.',
  }),
  stateReason: Nullable(
    Type.Unsafe<'gone' | 'failing'>({
      type: 'string',
      enum: ['gone', 'failing'],
      description: 'Por que foi desativado: `gone`, respondeu 410; `failing`, só falhou por cinco dias.',
    }),
  ),
  stateChangedAt: Nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  lastDelivery: Nullable(
    Type.Object(
      { at: Timestamp, delivered: Type.Boolean(), status: Nullable(Type.Integer()) },
      { description: 'A última tentativa de entrega.' },
    ),
  ),
  failingSince: Nullable(Timestamp),
  waiting: Type.Integer({ description: 'Entregas à espera, as pausadas incluídas; 10.000 quer dizer isto ou mais.' }),
  previousSecretUntil: Nullable(
    Type.String({ format: 'date-time', description: 'Até quando o segredo anterior ainda assina também.' }),
  ),
})
export type Webhook = Static<typeof Webhook>

export const WebhookSecret = Type.Object({
  secret: Type.String({ description: '`whsec_` e 32 bytes em base64.' }),
  previous: Nullable(
    Type.Object(
      { secret: Type.String(), expiresAt: Timestamp },
      { description: 'O anterior, enquanto ainda assina também.' },
    ),
  ),
})
export type WebhookSecret = Static<typeof WebhookSecret>

export const WebhookHealth = Type.Object({
  hours: Type.Array(
    Type.Object({
      start: Timestamp,
      delivered: Type.Integer({ description: 'Tentativas aceitas (2xx).' }),
      failed: Type.Integer({ description: 'Tentativas que falharam.' }),
      p95Ms: Nullable(Type.Integer({ description: '95% das respostas levaram até isto.' })),
    }),
    { description: 'As últimas 48 horas, da mais antiga à de agora, sem buracos.' },
  ),
})
export type WebhookHealth = Static<typeof WebhookHealth>

const tag = 'Webhooks'
const params = Exactly({ id: Type.String({ maxLength: 64 }) })

export const webhookEndpoints = {
  listWebhooks: endpoint({
    id: 'listWebhooks',
    method: 'GET',
    path: '/api/v1/webhooks',
    access: 'user',
    scope: 'push:read',
    tag,
    summary: 'Os meus webhooks, do mais novo ao mais antigo',
    query: Exactly(listQuery),
    answer: Page(Webhook),
  }),
  createWebhook: endpoint({
    id: 'createWebhook',
    method: 'POST',
    path: '/api/v1/webhooks',
    access: 'user',
    scope: 'push:manage',
    secret: true,
    tag,
    summary: 'Criar um webhook',
    description: `Chamamos este endereço a cada acontecimento escolhido, pelas regras de Standard Webhooks: assinado, na ordem de cada jogo e de novo até ser aceito (dez tentativas em cerca de 76 horas). Até ${MOST_WEBHOOKS} por conta. O segredo está em \`…/segredo\`.`,
    body: Exactly({
      name,
      url,
      types: Type.Optional(Types),
      competitions: Type.Optional(competitions),
      teams: Type.Optional(teams),
      headers: Type.Optional(headers),
    }),
    status: 201,
    answer: Item(Webhook),
  }),
  getWebhook: endpoint({
    id: 'getWebhook',
    method: 'GET',
    path: '/api/v1/webhooks/{id}',
    access: 'user',
    scope: 'push:read',
    tag,
    summary: 'Um webhook meu',
    params,
    query: Exactly(readQuery),
    answer: Item(Webhook),
  }),
  updateWebhook: endpoint({
    id: 'updateWebhook',
    method: 'PATCH',
    path: '/api/v1/webhooks/{id}',
    access: 'user',
    scope: 'push:manage',
    secret: true,
    tag,
    summary: 'Mudar, pausar ou retomar um webhook',
    description:
      'Só muda o que vem. Pausado, guarda os acontecimentos e os entrega quando é retomado; retomado, tenta logo o que espera. Um endereço em outro servidor tira os cabeçalhos de antes: mande-os de novo na mesma chamada.',
    params,
    body: Exactly({
      name: Type.Optional(name),
      url: Type.Optional(url),
      types: Type.Optional(Types),
      competitions: Type.Optional(competitions),
      teams: Type.Optional(teams),
      headers: Type.Optional(headers),
      state: Type.Optional(Word('active', 'paused')),
    }),
    answer: Item(Webhook),
  }),
  deleteWebhook: endpoint({
    id: 'deleteWebhook',
    method: 'DELETE',
    path: '/api/v1/webhooks/{id}',
    access: 'user',
    scope: 'push:manage',
    tag,
    summary: 'Excluir um webhook e as suas entregas',
    params,
    status: 204,
  }),
  getWebhookSecret: endpoint({
    id: 'getWebhookSecret',
    method: 'GET',
    path: '/api/v1/webhooks/{id}/segredo',
    access: 'user',
    scope: 'push:manage',
    secret: true,
    tag,
    summary: 'O segredo com que as entregas são assinadas',
    params,
    query: Exactly(readQuery),
    answer: Item(WebhookSecret),
  }),
  rotateWebhookSecret: endpoint({
    id: 'rotateWebhookSecret',
    method: 'POST',
    path: '/api/v1/webhooks/{id}/segredo/girar',
    access: 'user',
    scope: 'push:manage',
    secret: true,
    tag,
    summary: 'Trocar o segredo de um webhook',
    description:
      'Por `overlapHours` horas cada entrega leva duas assinaturas, a do segredo novo e a do anterior, para trocar sem perder nenhuma.',
    params,
    body: Exactly({ overlapHours: Type.Integer({ minimum: 0, maximum: LONGEST_WEBHOOK_OVERLAP_HOURS }) }),
    answer: Item(WebhookSecret),
  }),
  testWebhook: endpoint({
    id: 'testWebhook',
    location: '/api/v1/entregas/{id}',
    method: 'POST',
    path: '/api/v1/webhooks/{id}/teste',
    access: 'user',
    scope: 'push:manage',
    tag,
    summary: 'Enviar um acontecimento de teste a um webhook',
    description:
      'Vai só a este webhook, com `test: true`, também se está pausado ou desativado; uma tentativa só, e o resultado está em `/api/v1/entregas/{id}`.',
    params,
    status: 202,
    answer: Item(Delivery),
  }),
  resendFailedDeliveries: endpoint({
    id: 'resendFailedDeliveries',
    method: 'POST',
    path: '/api/v1/webhooks/{id}/reenviar',
    access: 'user',
    scope: 'push:manage',
    tag,
    summary: 'Reenviar tudo o que falhou desde uma hora',
    description: 'Na ordem de antes, com o mesmo `webhook-id` e com dez tentativas novas.',
    params,
    body: Exactly({ desde: Timestamp }),
    status: 202,
    answer: Item(Type.Object({ count: Type.Integer({ description: 'Quantas entregas voltaram à fila.' }) })),
  }),
  replayDeliveries: endpoint({
    id: 'replayDeliveries',
    method: 'POST',
    path: '/api/v1/webhooks/{id}/repetir',
    access: 'user',
    scope: 'push:manage',
    tag,
    summary: 'Repetir as entregas de um período',
    description: `Volta à fila o que este webhook já recebeu, ou não aceitou, entre duas horas: na ordem de antes, com o mesmo \`webhook-id\` e o mesmo corpo, para quem perdeu o que tinha guardado. Quem confere o \`webhook-id\` não trata nada duas vezes. O que já espera na fila não entra de novo, e por isso repetir a chamada não repete a entrega. Até ${MOST_REPLAYED.toLocaleString('pt-BR')} de uma vez; com \`dryRun\` só conta.`,
    params,
    body: Exactly({
      from: Type.String({ format: 'date-time', description: 'Desde quando, pela hora do acontecimento na fila.' }),
      to: Type.String({ format: 'date-time', description: 'Até quando, esta hora incluída.' }),
      types: Type.Optional(
        Type.Array(PushEventTypeName, {
          maxItems: 50,
          uniqueItems: true,
          description: 'Só estes tipos. Vazio: todos.',
        }),
      ),
      states: Type.Optional(
        Type.Array(
          Type.Unsafe<'delivered' | 'failed'>({
            type: 'string',
            enum: ['delivered', 'failed'],
            description: '`delivered`: aceitas; `failed`: as que não serão mais tentadas.',
          }),
          { minItems: 1, maxItems: 2, uniqueItems: true, description: 'Só as que terminaram assim. Sem ele: as duas.' },
        ),
      ),
      dryRun: Type.Optional(Type.Boolean({ default: false, description: 'Só conta, sem repetir nada.' })),
    }),
    status: 202,
    answer: Item(
      Type.Object({
        count: Type.Integer({ description: 'Quantas entregas voltaram à fila; com `dryRun`, quantas voltariam.' }),
        dryRun: Type.Boolean({ description: 'Se só foram contadas.' }),
      }),
    ),
  }),
  getWebhookHealth: endpoint({
    id: 'getWebhookHealth',
    method: 'GET',
    path: '/api/v1/webhooks/{id}/saude',
    access: 'user',
    scope: 'push:read',
    tag,
    summary: 'Como foram as entregas de um webhook nas últimas 48 horas',
    params,
    query: Exactly(readQuery),
    answer: Item(WebhookHealth),
  }),
}
