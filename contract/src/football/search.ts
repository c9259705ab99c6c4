import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from './reading.ts'
import { Exactly, Nullable, readQuery } from '../shapes/shapes.ts'

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

export const searchEndpoints = {
  search: endpoint({
    id: 'search',
    method: 'GET',
    path: '/api/v1/busca',
    access: 'user',
    scope: 'search:read',
    tag: 'Busca e mudanças',
    summary: 'Busca em tudo: times, pessoas, campeonatos, estádios, jogos',
    description:
      'Sem acentos e com tolerância a erros de digitação; dois times juntos acham os jogos entre eles. O mais conhecido vem antes: o quanto o nome combina, vezes jogos, gols, títulos e visitas. `tipo` busca em um só.',
    query: Exactly({
      ...readQuery,
      q: Type.String({ minLength: 1, maxLength: 100, examples: ['flamengo'] }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      tipo: Type.Optional(
        Word(
          'times',
          'jogadores',
          'tecnicos',
          'arbitros',
          'campeonatos',
          'estadios',
          'confederacoes',
          'streamings',
          'jogos',
        ),
      ),
    }),
    answer: Type.Object({ data: Type.Array(SearchHit) }),
  }),
}
