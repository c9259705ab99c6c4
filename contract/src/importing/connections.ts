import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'
import { ImportRun } from './runs.ts'
import { DatasetId } from './shapes.ts'

const tag = 'Conexões'

const EveryMinutes = Type.Integer({
  minimum: 15,
  maximum: 43_200,
  description: 'De quantos em quantos minutos é verificada; a hora exata varia um pouco.',
})
const Title = Type.String({ minLength: 1, maxLength: 120, pattern: String.raw`\S` })

const terms = {
  licence: Nullable(Type.String()),
  attribution: Nullable(Type.String({ description: 'A mostrar onde os dados aparecem.' })),
  shareAlike: Type.Boolean(),
}

/** A dataset that is fetched by itself, on a schedule. */
export const Connection = Type.Object({
  id: Type.String(),
  dataset: Type.String(),
  title: Type.String(),
  address: Type.String(),
  everyMinutes: EveryMinutes,
  paused: Type.Boolean(),
  state: Type.Unsafe<'waiting' | 'checking' | 'importing' | 'failing' | 'paused'>(
    Type.String({
      enum: ['waiting', 'checking', 'importing', 'failing', 'paused'],
      description: 'À espera da próxima verificação, verificando, importando, falhando ou pausada.',
    }),
  ),
  trust: Nullable(Type.Integer({ description: 'O quanto a fonte vale: a de número menor vale mais.' })),
  ...terms,
  lastCheck: Nullable(
    Type.Object({
      at: Timestamp,
      outcome: Type.Unsafe<'unchanged' | 'changed' | 'failed' | 'stopped'>(
        Type.String({
          enum: ['unchanged', 'changed', 'failed', 'stopped'],
          description: 'Nada novo, algo novo, falhou ou foi parada.',
        }),
      ),
      error: Nullable(Type.String()),
    }),
  ),
  lastRun: Nullable(ImportRun),
  nextCheckAt: Nullable(Type.String({ format: 'date-time', description: 'Nulo enquanto está pausada.' })),
  failures: Type.Integer({ description: 'Falhas seguidas, desde o último sucesso.' }),
  createdAt: Timestamp,
})
export type Connection = Static<typeof Connection>

/** A known source that can be connected. */
export const Connectable = Type.Object({
  id: Type.String(),
  dataset: Type.String(),
  title: Type.String(),
  description: Type.String({ description: 'O que ela tem.' }),
  address: Type.String(),
  everyMinutes: EveryMinutes,
  ...terms,
  connection: Nullable(Type.String({ description: 'O id da conexão, se já está conectada.' })),
})
export type Connectable = Static<typeof Connectable>

const params = Exactly({ id: Type.String({ pattern: '^cx_[A-Za-z0-9_-]{1,60}$' }) })

export const connectionEndpoints = {
  listConnections: endpoint({
    id: 'listConnections',
    method: 'GET',
    path: '/api/v1/conexoes',
    access: 'admin',
    tag,
    summary: 'As fontes conectadas, com a última verificação e a próxima',
    query: Exactly(readQuery),
    answer: Type.Object({ data: Type.Array(Connection) }),
  }),
  listConnectables: endpoint({
    id: 'listConnectables',
    method: 'GET',
    path: '/api/v1/conexoes/catalogo',
    access: 'admin',
    tag,
    summary: 'As fontes conhecidas que dá para conectar',
    description: 'Nada é buscado em nenhuma delas antes de alguém conectar.',
    query: Exactly(readQuery),
    answer: Type.Object({ data: Type.Array(Connectable) }),
  }),
  createConnection: endpoint({
    id: 'createConnection',
    method: 'POST',
    path: '/api/v1/conexoes',
    access: 'admin',
    tag,
    summary: 'Conectar uma fonte',
    description:
      'Uma do catálogo (`entry`), ou um conjunto em outro endereço (`dataset` e `address`). A primeira verificação é logo em seguida; o que ela traz é uma importação como as outras, e pode ser desfeita inteira.',
    body: Exactly({
      entry: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,60}$' })),
      dataset: Type.Optional(DatasetId),
      address: Type.Optional(Type.String({ maxLength: 2000, pattern: '^https?://' })),
      title: Type.Optional(Title),
      everyMinutes: Type.Optional(EveryMinutes),
    }),
    status: 201,
    answer: Item(Connection),
  }),
  getConnection: endpoint({
    id: 'getConnection',
    method: 'GET',
    path: '/api/v1/conexoes/{id}',
    access: 'admin',
    tag,
    summary: 'Uma fonte conectada',
    params,
    query: Exactly(readQuery),
    answer: Item(Connection),
  }),
  updateConnection: endpoint({
    id: 'updateConnection',
    method: 'PATCH',
    path: '/api/v1/conexoes/{id}',
    access: 'admin',
    tag,
    summary: 'Mudar, pausar ou retomar uma conexão',
    description: 'Só muda o que vem. Retomada, é verificada logo.',
    params,
    body: Exactly({
      title: Type.Optional(Title),
      everyMinutes: Type.Optional(EveryMinutes),
      paused: Type.Optional(Type.Boolean()),
    }),
    answer: Item(Connection),
  }),
  deleteConnection: endpoint({
    id: 'deleteConnection',
    method: 'DELETE',
    path: '/api/v1/conexoes/{id}',
    access: 'admin',
    tag,
    summary: 'Desconectar uma fonte',
    description: 'O que ela trouxe fica; as importações dela continuam no histórico.',
    params,
    status: 204,
  }),
  checkConnection: endpoint({
    id: 'checkConnection',
    method: 'POST',
    path: '/api/v1/conexoes/{id}/verificar',
    access: 'admin',
    tag,
    summary: 'Verificar agora se a fonte mudou',
    description: 'O que não mudou custa uma ida e volta e não faz importação nenhuma.',
    params,
    status: 202,
    answer: Item(Connection),
  }),
  stopConnection: endpoint({
    id: 'stopConnection',
    method: 'POST',
    path: '/api/v1/conexoes/{id}/parar',
    access: 'admin',
    tag,
    summary: 'Parar a verificação ou a importação em andamento',
    description: 'Nada dela fica gravado. A próxima vem na hora marcada.',
    params,
    answer: Item(Connection),
  }),
}
