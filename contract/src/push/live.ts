import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { MatchEvent } from '../football/match-parts.ts'
import { MatchStatus } from '../football/matches.ts'
import { CompetitionRef, Score, TeamRef } from '../football/refs.ts'
import { pushEventTypes, type PushEventType } from '../rules/push.ts'
import { Exactly, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'

export const PushEventTypeName = Type.Unsafe<PushEventType>(Type.String({ enum: Object.keys(pushEventTypes) }))

/** An event, as streams, webhooks and notifications send it. */
export const PushEvent = Type.Object(
  {
    id: Type.String({ description: 'Cresce na ordem em que aconteceu; é o `Last-Event-ID` do fluxo.' }),
    type: PushEventTypeName,
    version: Type.Literal(1, { description: 'A versão deste formato.' }),
    at: Timestamp,
    test: Type.Boolean({ description: 'Verdadeiro no que vem de um teste ou do simulador.' }),
    match: Nullable(
      Type.Object({
        id: Type.String(),
        competition: CompetitionRef,
        edition: Type.String(),
        round: Nullable(Type.String()),
        kickoff: Nullable(Timestamp),
        status: MatchStatus,
        statusReason: Nullable(Type.String()),
        minute: Nullable(Type.Integer()),
        home: TeamRef,
        away: TeamRef,
        score: Nullable(Score),
        penalties: Nullable(Score),
        demo: Type.Boolean(),
      }),
    ),
    event: Nullable(MatchEvent),
    record: Nullable(
      Type.Object({
        kind: Type.String({ description: 'O que mudou: `team`, `transfer`, `competition`…' }),
        id: Type.String(),
      }),
    ),
  },
  { $id: 'PushEvent' },
)
export type PushEvent = Static<typeof PushEvent>

/** Filters of a subscriber; several values with commas. */
export const pushFilters = {
  campeonato: Type.Optional(Type.String({ maxLength: 1000, description: 'Só destes campeonatos, por id.' })),
  time: Type.Optional(Type.String({ maxLength: 1000, description: 'Só dos jogos destes times, por id.' })),
  jogo: Type.Optional(Type.String({ maxLength: 1000, description: 'Só destes jogos, por id.' })),
  tipo: Type.Optional(
    Type.String({ maxLength: 500, description: `Só destes tipos: ${Object.keys(pushEventTypes).join(', ')}.` }),
  ),
}

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
          description: 'O `cursor` da resposta anterior, ou `agora`.',
        }),
      ),
    }),
    answer: Type.Object({ data: Type.Array(PushEvent), cursor: Type.String() }),
  }),
}
