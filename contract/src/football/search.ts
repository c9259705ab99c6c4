import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from './reading.ts'
import { Exactly, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'

export const SearchHit = Type.Object({
  kind: Type.String({
    enum: ['team', 'player', 'coach', 'referee', 'competition', 'stadium', 'confederation', 'streaming', 'match'],
  }),
  id: Type.String(),
  name: Type.String(),
  detail: Nullable(Type.String({ description: 'O que o distingue: cidade, time, dia do jogo.' })),
  linkAddress: Type.String({ description: 'A página no console.' }),
  acronym: Nullable(Type.String()),
  colours: Type.Array(Type.String()),
})
export type SearchHit = Static<typeof SearchHit>

export const Change = Type.Object({
  cursor: Type.String(),
  at: Timestamp,
  kind: Type.String({ description: 'O que mudou: `team`, `match`, `event`…' }),
  id: Type.String(),
  type: Type.String({ enum: ['created', 'updated', 'deleted'] }),
  data: Type.Record(Type.String(), Type.Unknown()),
})
export type Change = Static<typeof Change>

export const searchEndpoints = {
  search: endpoint({
    id: 'search',
    method: 'GET',
    path: '/api/v1/busca',
    access: 'user',
    scope: 'read',
    tag: 'Busca e mudanças',
    summary: 'Busca em tudo: times, pessoas, campeonatos, estádios, jogos',
    description:
      'Sem acentos e com tolerância a erros de digitação; dois times juntos acham os jogos entre eles. O mais conhecido vem antes: o quanto o nome combina, vezes jogos, gols, títulos e visitas. `tipo` busca em um só.',
    query: Exactly({
      ...readQuery,
      q: Type.String({ minLength: 1, maxLength: 100, examples: ['flamengo'] }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      tipo: Type.Optional(
        Word('times', 'jogadores', 'tecnicos', 'campeonatos', 'estadios', 'confederacoes', 'streamings', 'jogos'),
      ),
    }),
    answer: Type.Object({ data: Type.Array(SearchHit) }),
  }),
  listChanges: endpoint({
    id: 'listChanges',
    method: 'GET',
    path: '/api/v1/mudancas',
    access: 'user',
    scope: 'read',
    tag: 'Busca e mudanças',
    summary: 'Tudo o que mudou desde um cursor, em ordem, com o que foi apagado',
    description:
      'Comece com `desde=agora`, leia o que precisa, guarde o `cursor` da resposta e chame de novo com ele: nada se perde e nada se repete. As mudanças ficam guardadas por 30 dias; um cursor mais velho recebe 410 (`forgotten`), e é hora de ler tudo de novo. O mesmo vale, com `restored`, para um cursor de mudanças que deixaram de existir porque o serviço voltou a uma cópia de segurança.',
    query: Exactly({
      ...readQuery,
      desde: Type.Optional(
        Type.String({ pattern: '^(agora|[0-9]{1,18})$', description: 'O `cursor` da resposta anterior, ou `agora`.' }),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
      tipo: Type.Optional(
        Type.String({ pattern: '^[a-z-]+(,[a-z-]+)*$', maxLength: 200, description: 'Só estes: `match,event`.' }),
      ),
    }),
    answer: Type.Object({
      data: Type.Array(Change),
      cursor: Type.String({ description: 'Para a próxima chamada, também quando nada mudou.' }),
      more: Type.Boolean({ description: 'Há mais agora mesmo.' }),
    }),
  }),
}
