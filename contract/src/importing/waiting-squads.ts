import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'
import { Decided, numbered, tag } from './shapes.ts'
import { waitingQuery, WaitingPlace, WaitingStatus } from './waiting-shapes.ts'

/**
 * Players whom a source adds to a squad and who make it unusually large: they are admitted only by a person's decision.
 */
export const WaitingSquad = Type.Object({
  id: Type.String(),
  team: WaitingPlace,
  edition: WaitingPlace,
  players: Type.Array(Type.String(), { description: 'Os inscritos que esperam, pelo nome.' }),
  reason: Type.String(),
  source: Type.String({ description: 'O arquivo que os conta, depois da sua fonte.' }),
  status: WaitingStatus,
  decidedBy: Nullable(Type.String()),
  createdAt: Timestamp,
})
export type WaitingSquad = Static<typeof WaitingSquad>

export const waitingSquadEndpoints = {
  listWaitingSquads: endpoint({
    id: 'listWaitingSquads',
    method: 'GET',
    path: '/api/v1/elencos-a-espera',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'Inscritos que fariam um elenco crescer demais em uma importação e esperam alguém decidir',
    query: Exactly({ ...listQuery, ...waitingQuery }),
    answer: Page(WaitingSquad),
  }),
  decideWaitingSquad: endpoint({
    id: 'decideWaitingSquad',
    method: 'POST',
    path: '/api/v1/elencos-a-espera/{id}',
    access: 'admin',
    scope: 'imports:manage',
    tag,
    summary: 'Deixar os inscritos entrar no elenco, descartá-los, ou deixá-los esperar de novo',
    params: numbered,
    body: Exactly({ decision: WaitingStatus }),
    answer: Decided,
  }),
}
