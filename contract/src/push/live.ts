import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { MatchEvent } from '../football/match-parts.ts'
import { Match } from '../football/matches.ts'
import { IdList, SomeOf, Word } from '../football/reading.ts'
import { PUSH_EVENT_VERSION, pushEventTypes, type PushEventType } from '../rules/push.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'

export const PushEventTypeName = Type.Unsafe<PushEventType>(Type.String({ enum: Object.keys(pushEventTypes) }))

/** The kinds of record whose changes become events. */
const changedKinds = [
  'confederation',
  'stadium',
  'team',
  'person',
  'competition',
  'edition',
  'streaming',
  'match',
  'event',
  'phase',
  'spell',
  'transfer',
  'title',
  'broadcast-right',
  'suspension',
  'absence',
  'deduction',
] as const
export const ChangedKind = Word(...changedKinds)
export type ChangedKind = Static<typeof ChangedKind>

const kind = Type.Unsafe<ChangedKind>({
  ...ChangedKind,
  description: 'O que é: `team` um time, `person` uma pessoa, `match` um jogo, `event` um lance…',
})

/** A record by its kind and id. */
export const ChangedRecord = Type.Object({ kind, id: Type.String({ description: 'O id do registro.' }) })
export type ChangedRecord = Static<typeof ChangedRecord>

/** An event: the same object in `/mudancas`, in streams, in webhooks and in notifications. */
export const PushEvent = Type.Object(
  {
    id: Type.String({
      description: 'Cresce na ordem em que aconteceu; é o `Last-Event-ID` do fluxo e o `desde` de `/mudancas`.',
    }),
    type: PushEventTypeName,
    version: Type.Literal(PUSH_EVENT_VERSION, { description: 'A versão deste formato.' }),
    at: Timestamp,
    test: Type.Boolean({ description: 'Verdadeiro no que vem de um teste ou do simulador.' }),
    record: Type.Object(
      {
        ...ChangedRecord.properties,
        change: Type.Unsafe<RecordChange>({
          type: 'string',
          enum: ['created', 'updated', 'deleted', 'merged'],
          description: '`created` novo, `updated` mudado, `deleted` excluído, `merged` unido a outro.',
        }),
        version: Nullable(
          Type.Integer({ description: 'A `version` do registro depois da mudança; nula onde ele não tem.' }),
        ),
        mergedInto: Nullable(
          Type.String({ description: 'Com `merged`: o id do registro em que este se transformou.' }),
        ),
      },
      { description: 'O registro que mudou.' },
    ),
    affects: Type.Array(ChangedRecord, {
      description:
        'Os registros de que este faz parte ou que ele cita, e que por isso podem responder outra coisa agora.',
    }),
    match: Nullable(Match, {
      description: 'O jogo, como uma leitura o responde; nulo se não é de um jogo, ou se ele não existe mais.',
    }),
    event: Nullable(MatchEvent, {
      description: 'O lance, como uma leitura o responde, no estado que a mudança lhe deu.',
    }),
  },
  { $id: 'PushEvent' },
)
export type PushEvent = Static<typeof PushEvent>
export type RecordChange = 'created' | 'updated' | 'deleted' | 'merged'

/** How long a ticket can be used, and how long the stream that it opens lasts. */
export const TICKET_SECONDS = 60
export const TICKET_STREAM_MINUTES = 15
const MOST_TICKET_MATCHES = 20

export const StreamTicket = Type.Object({
  address: Type.String({ description: 'O endereço do fluxo, com o bilhete; sem o nome do serviço na frente.' }),
  expiresAt: Timestamp,
})
export type StreamTicket = Static<typeof StreamTicket>

/** Filters of a subscriber; several values with commas. */
export const pushFilters = {
  campeonato: Type.Optional(IdList('competition', 'Só destes campeonatos, por id.')),
  time: Type.Optional(IdList('team', 'Só dos jogos destes times, por id.')),
  jogo: Type.Optional(IdList('match', 'Só destes jogos, por id.')),
  tipo: Type.Optional(
    Type.String({ maxLength: 500, description: `Só destes tipos: ${Object.keys(pushEventTypes).join(', ')}.` }),
  ),
}

const LiveAnswer = Type.Object({
  data: Type.Array(PushEvent),
  cursor: Type.String({ description: 'Para a próxima chamada, também quando nada aconteceu.' }),
})

export const pushEventEndpoints = {
  followLive: endpoint({
    id: 'followLive',
    method: 'GET',
    path: '/api/v1/ao-vivo',
    access: 'user',
    scope: 'live',
    tag: 'Ao vivo',
    summary: 'O que acontece, na hora em que acontece',
    description:
      'O mesmo fluxo, só de um jogo, está em `…/jogos/{idjogo}/aovivo`. Com `Accept: text/event-stream`, um fluxo que fica aberto; `Last-Event-ID` retoma de onde parou, sem falta e sem repetição, também depois de um reinício. Sem ele, o que aconteceu desde `desde`, em JSON, para quem está atrás de um proxy que segura fluxos.',
    query: Exactly({
      ...readQuery,
      ...pushFilters,
      desde: Type.Optional(
        Type.String({
          pattern: '^(agora|[0-9]{1,18}(\\.[0-9]{1,3})?)$',
          'x-refusal': 'Use o `cursor` da resposta anterior, ou `agora`.',
          description: 'O `cursor` da resposta anterior, ou `agora`.',
        }),
      ),
    }),
    answer: LiveAnswer,
  }),
  getStreamTicket: endpoint({
    id: 'getStreamTicket',
    method: 'GET',
    path: '/api/v1/ao-vivo/bilhete',
    access: 'user',
    scope: 'matches:read',
    tag: 'Ao vivo',
    summary: 'Um bilhete para abrir o fluxo de jogos em uma página',
    description: `Para chaves de navegador, que não têm o escopo \`live\`: o bilhete abre, em até ${TICKET_SECONDS} segundos e só a partir da mesma origem, um fluxo dos jogos pedidos, que dura até ${TICKET_STREAM_MINUTES} minutos. Depois pede-se outro. O fluxo traz só o que é de todos, nunca as simulações da conta.`,
    query: Exactly({
      ...readQuery,
      jogo: Type.String({
        pattern: `^[a-z0-9_]{1,200}(?:,[a-z0-9_]{1,200}){0,${MOST_TICKET_MATCHES - 1}}$`,
        'x-refusal': `Use ids de jogos, com vírgula e sem espaço entre eles, até ${MOST_TICKET_MATCHES}.`,
        'x-record': 'match',
        description: `Os jogos, por id, até ${MOST_TICKET_MATCHES}, separados por vírgula.`,
      }),
    }),
    answer: Item(StreamTicket),
    secret: true,
  }),
  openTicketStream: endpoint({
    id: 'openTicketStream',
    method: 'GET',
    path: '/api/v1/ao-vivo/fluxo',
    access: 'open',
    tag: 'Ao vivo',
    summary: 'O fluxo que um bilhete abre',
    description:
      'Com o bilhete que `bilhete` dá, e da mesma origem: um `EventSource` não manda chave. Como `/ao-vivo`: com `Accept: text/event-stream`, um fluxo que fica aberto, e `Last-Event-ID` retoma de onde parou; sem ele, o que aconteceu desde `desde`, em JSON.',
    query: Exactly({
      ...readQuery,
      bilhete: Type.String({ minLength: 1, maxLength: 6000, description: 'O bilhete, como foi dado.' }),
      desde: Type.Optional(
        Type.String({
          pattern: '^(agora|[0-9]{1,18}(\\.[0-9]{1,3})?)$',
          'x-refusal': 'Use o `cursor` da resposta anterior, ou `agora`.',
          description: 'O `cursor` da resposta anterior, o `id` do último evento recebido, ou `agora`.',
        }),
      ),
    }),
    answer: LiveAnswer,
    secret: true,
  }),
  listChanges: endpoint({
    id: 'listChanges',
    method: 'GET',
    path: '/api/v1/mudancas',
    access: 'user',
    scope: 'changes:read',
    tag: 'Busca e mudanças',
    summary: 'Tudo o que mudou desde um cursor, em ordem, com o que foi apagado',
    description:
      'Comece com `desde=agora`, leia o que precisa, guarde o `cursor` da resposta e chame de novo com ele: nada se perde e nada se repete. Cada mudança vem uma vez, como o evento que tem o número dela; quando uma mudança causa vários, os outros estão só no fluxo. Um espelho lê de novo `record` e os registros de `affects` que tem, e, quando um registro muda de nome, os que o citam: o programa de exemplo `mirror.ts` do cliente faz isso. As mudanças ficam guardadas por 30 dias; um cursor mais velho recebe 410 (`forgotten`), e é hora de ler tudo de novo. O mesmo vale, com `restored`, para um cursor de mudanças que deixaram de existir porque o serviço voltou a uma cópia de segurança.',
    query: Exactly({
      ...readQuery,
      desde: Type.Optional(
        Type.String({
          pattern: '^(agora|[0-9]{1,18}(\\.[0-9]{1,3})?)$',
          'x-refusal': 'Use o `cursor` da resposta anterior, ou `agora`.',
          description: 'O `cursor` da resposta anterior, o `id` de um evento, ou `agora`.',
        }),
      ),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 1000, default: 100, description: 'Mudanças por resposta, até 1000.' }),
      ),
      tipo: Type.Optional(SomeOf(changedKinds, 'Só as destes tipos de registro, separados por vírgula.')),
    }),
    answer: Type.Object({
      data: Type.Array(PushEvent),
      cursor: Type.String({ description: 'Para a próxima chamada, também quando nada mudou.' }),
      more: Type.Boolean({ description: 'Há mais agora mesmo.' }),
    }),
  }),
}
