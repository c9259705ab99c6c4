import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import { CompetitionRef, Score, TeamRef } from '../football/refs.ts'
import { SIMULATION_SPEED } from '../rules/push.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'

const Speed = Type.Integer({
  minimum: SIMULATION_SPEED.min,
  maximum: SIMULATION_SPEED.max,
  description:
    'Quantas vezes mais rápido que o jogo: de 1 a 60. A ×60, um jogo inteiro passa em cerca de dois minutos.',
})

/** A finished match replayed as if live, only for the account that started it. */
export const Simulation = Type.Object({
  id: Type.String(),
  match: Type.Object({
    id: Type.String(),
    competition: CompetitionRef,
    edition: Type.String(),
    kickoff: Nullable(Timestamp),
    home: TeamRef,
    away: TeamRef,
    score: Nullable(Score),
  }),
  speed: Speed,
  webhooks: Type.Boolean({ description: 'Também vai para os meus webhooks, e não só para os meus fluxos.' }),
  status: Type.Unsafe<'running' | 'finished' | 'stopped'>({
    ...Word('running', 'finished', 'stopped'),
    description: '`running` em andamento, `finished` até o fim, `stopped` parada antes.',
  }),
  events: Type.Integer({ description: 'Quantos eventos o jogo tem para contar.' }),
  told: Type.Integer({ description: 'Quantos já foram contados.' }),
  minute: Nullable(Type.Integer({ description: 'O minuto do jogo no último evento contado.' })),
  startedAt: Timestamp,
  endsAt: Timestamp,
  endedAt: Nullable(Timestamp),
})
export type Simulation = Static<typeof Simulation>

const tag = 'Ao vivo'
const params = Exactly({ id: Type.String({ maxLength: 64 }) })

export const simulationEndpoints = {
  listSimulations: endpoint({
    id: 'listSimulations',
    method: 'GET',
    path: '/api/v1/simulacoes',
    access: 'user',
    scope: 'push:read',
    tag,
    summary: 'As minhas simulações, da mais nova à mais antiga',
    query: Exactly(listQuery),
    answer: Page(Simulation),
  }),
  startSimulation: endpoint({
    id: 'startSimulation',
    method: 'POST',
    path: '/api/v1/simulacoes',
    access: 'user',
    scope: 'push:manage',
    tag,
    summary: 'Repetir um jogo encerrado, como se fosse agora',
    description:
      'Os eventos do jogo chegam só aos meus fluxos (`/ao-vivo` e `…/jogos/{idjogo}/aovivo`) e aos meus webhooks, com `test: true` e um `id` que começa com `sim_` e não conta para `Last-Event-ID`. Uma simulação por conta de cada vez; ela continua depois de um reinício do serviço.',
    body: Exactly({
      match: Type.String({ minLength: 1, maxLength: 200, description: 'O id de um jogo encerrado.' }),
      speed: Speed,
      webhooks: Type.Optional(Type.Boolean({ default: true })),
    }),
    status: 201,
    answer: Item(Simulation),
  }),
  getSimulation: endpoint({
    id: 'getSimulation',
    method: 'GET',
    path: '/api/v1/simulacoes/{id}',
    access: 'user',
    scope: 'push:read',
    tag,
    summary: 'Uma simulação minha, e até onde ela foi',
    params,
    query: Exactly(readQuery),
    answer: Item(Simulation),
  }),
  stopSimulation: endpoint({
    id: 'stopSimulation',
    method: 'POST',
    path: '/api/v1/simulacoes/{id}/parar',
    access: 'user',
    scope: 'push:manage',
    tag,
    summary: 'Parar uma simulação minha',
    description: 'O que já foi contado não volta atrás. Parar de novo não muda nada.',
    params,
    answer: Item(Simulation),
  }),
}
