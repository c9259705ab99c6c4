import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'
import { Decided, tag } from './shapes.ts'

const CompetitionId = Type.String({ pattern: '^[a-z0-9_]{1,150}$' })

/** A competition that an import made from what a file says, and that no person has confirmed yet. */
export const NewCompetitionRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  linkAddress: Type.String(),
  country: Nullable(Type.String()),
  editions: Type.Array(Type.String(), { description: 'As temporadas.' }),
  matches: Type.Integer(),
  datasets: Type.Array(Type.String()),
  createdAt: Timestamp,
})
export type NewCompetitionRow = Static<typeof NewCompetitionRow>

export const newCompetitionEndpoints = {
  listNewCompetitions: endpoint({
    id: 'listNewCompetitions',
    method: 'GET',
    path: '/api/v1/campeonatos-novos',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'Campeonatos novos, criados por uma importação',
    query: Exactly(listQuery),
    answer: Page(NewCompetitionRow),
  }),
  settleNewCompetition: endpoint({
    id: 'settleNewCompetition',
    method: 'POST',
    path: '/api/v1/campeonatos-novos/{id}',
    access: 'admin',
    scope: 'imports:manage',
    tag,
    summary: 'Dizer qual é um campeonato novo',
    description:
      'É o mesmo que outro (`record`): temporadas, jogos e nomes passam para ele, e o endereço antigo leva ao novo. Ou é mesmo novo (`confirm`). As duas coisas podem ser desfeitas no histórico.',
    params: Exactly({ id: CompetitionId }),
    body: Exactly({ record: Type.Optional(CompetitionId), confirm: Type.Optional(Type.Literal(true)) }),
    answer: Decided,
  }),
}
