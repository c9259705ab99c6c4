import { Type, type Static } from 'typebox'
import { Word } from '../football/reading.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'

const Count = Type.Integer()
const Milliseconds = Nullable(Type.Number())

/** A quarter of an hour, over all processes of all nodes. Null: nothing was measured then. */
export const SystemPoint = Type.Object({
  at: Timestamp,
  calls: Nullable(Count),
  errors: Nullable(Type.Integer({ description: 'Respostas 5xx.' })),
  refused: Nullable(Type.Integer({ description: 'Respostas 4xx.' })),
  kept: Nullable(Type.Integer({ description: 'Respostas que já estavam prontas na memória.' })),
  p50Ms: Milliseconds,
  p99Ms: Milliseconds,
  lagMs: Nullable(Type.Number({ description: 'Atraso do laço de eventos, no pior centésimo do pior processo.' })),
  memoryBytes: Nullable(Type.Integer({ description: 'De todos os processos, no pior minuto.' })),
  diskFreeBytes: Nullable(Type.Integer({ description: 'Do disco com menos espaço.' })),
  databaseBytes: Nullable(Count),
  jobsWaiting: Nullable(Count),
  mailsWaiting: Nullable(Count),
  deliveriesWaiting: Nullable(Count),
  deliveriesDone: Nullable(Count),
  deliveriesFailed: Nullable(Count),
  backupAgeSeconds: Nullable(Count),
  crashes: Nullable(Type.Integer({ description: 'Processos que caíram.' })),
})
export type SystemPoint = Static<typeof SystemPoint>

export const SystemAlert = Type.Object({
  kind: Word('disk', 'queue', 'crashes', 'backup', 'keys'),
  sentence: Type.String(),
  since: Nullable(Timestamp),
})
export type SystemAlert = Static<typeof SystemAlert>

export const System = Type.Object({
  version: Type.String(),
  nodes: Count,
  workers: Count,
  diskFreeBytes: Count,
  diskBytes: Count,
  databaseBytes: Count,
  alerts: Type.Array(SystemAlert, { description: 'O que precisa de atenção agora.' }),
  day: Type.Array(SystemPoint, { description: 'As últimas 24 horas, da mais antiga à mais nova.' }),
})
export type System = Static<typeof System>

export const systemEndpoints = {
  getSystem: endpoint({
    id: 'getSystem',
    method: 'GET',
    path: '/api/v1/sistema',
    access: 'admin',
    tag: 'Sistema',
    summary: 'Como o serviço está, e como foi o último dia',
    query: Exactly(readQuery),
    answer: Item(System),
  }),
}
