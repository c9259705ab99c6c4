import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Nullable, readQuery, Slug, Timestamp } from '../shapes/shapes.ts'
import { tag } from './shapes.ts'

/** A connected source that speaks of what a page shows, and when it was last up to date. */
export const Freshness = Type.Object({
  dataset: Type.String(),
  title: Type.String(),
  attribution: Nullable(Type.String({ description: 'A mostrar onde os dados aparecem.' })),
  at: Timestamp,
})
export type Freshness = Static<typeof Freshness>

export const freshnessEndpoints = {
  listFreshness: endpoint({
    id: 'listFreshness',
    method: 'GET',
    path: '/api/v1/atualizacoes',
    access: 'user',
    scope: 'imports:read',
    tag,
    summary: 'De que fontes conectadas vem uma temporada ou um jogo, e de quando',
    description: 'A hora é a da última verificação que deu certo, também quando não havia nada novo.',
    query: Exactly({
      ...readQuery,
      campeonato: Slug,
      temporada: Type.Optional(Type.String({ maxLength: 20 })),
      jogo: Type.Optional(Slug),
    }),
    answer: Type.Object({ data: Type.Array(Freshness) }),
  }),
}
