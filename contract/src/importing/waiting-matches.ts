import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'
import { Decided, numbered, tag } from './shapes.ts'
import { waitingQuery, WaitingPlace, WaitingStatus } from './waiting-shapes.ts'

/** A match of a source that is implausible beside the others: it counts nowhere until a person decides. */
export const WaitingMatch = Type.Object({
  id: Type.String(),
  match: Type.String({ description: 'O id que o jogo tem, ou terá quando entrar.' }),
  name: Type.String({ description: 'Os dois times: `Santos × Bahia`.' }),
  day: Nullable(Type.String({ format: 'date' })),
  score: Nullable(Type.String({ description: 'O placar, como `2 × 1`.' })),
  edition: WaitingPlace,
  rule: Type.String({ description: 'A regra que não foi cumprida.' }),
  reason: Type.String(),
  other: Nullable(
    Type.Object(
      { id: Type.String(), name: Type.String(), linkAddress: Nullable(Type.String()) },
      { description: 'O jogo que está no lugar; nulo se não é um só.' },
    ),
  ),
  sources: Type.Array(Type.String(), { description: 'Os arquivos que contam o jogo, cada um depois da sua fonte.' }),
  status: WaitingStatus,
  decidedBy: Nullable(Type.String()),
  createdAt: Timestamp,
})
export type WaitingMatch = Static<typeof WaitingMatch>

export const waitingMatchEndpoints = {
  listWaitingMatches: endpoint({
    id: 'listWaitingMatches',
    method: 'GET',
    path: '/api/v1/jogos-a-espera',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'Jogos de uma importação que não combinam com os outros e esperam alguém decidir',
    query: Exactly({ ...listQuery, ...waitingQuery }),
    answer: Page(WaitingMatch),
  }),
  decideWaitingMatch: endpoint({
    id: 'decideWaitingMatch',
    method: 'POST',
    path: '/api/v1/jogos-a-espera/{id}',
    access: 'admin',
    scope: 'imports:manage',
    tag,
    summary: 'Deixar um jogo entrar, descartá-lo, ou deixá-lo esperar de novo',
    params: numbered,
    body: Exactly({ decision: WaitingStatus }),
    answer: Decided,
  }),
}
