import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'

export const CleanKind = Type.Union([Type.Literal('users'), Type.Literal('jogos'), Type.Literal('demo')])
export type CleanKind = Static<typeof CleanKind>

/** Rows per table, by the table's name. */
export const Counts = Type.Record(Type.String(), Type.Integer())

export const Copy = Type.Object({
  id: Type.String(),
  kind: CleanKind,
  createdAt: Timestamp,
  expiresAt: Timestamp,
  actor: Type.String({ description: 'O nome de quem limpou.' }),
  counts: Counts,
  total: Type.Integer(),
  restoredAt: Nullable(Timestamp),
})
export type Copy = Static<typeof Copy>

const tag = 'Manutenção'
const strength = {
  nodes: Type.Integer({ description: 'Quantos nós atendem com este banco.' }),
  workers: Type.Integer({ description: 'Quantos processos há em todos os nós.' }),
}
const CleanAnswer = Item(Type.Object({ copy: Copy }))

export const maintenanceEndpoints = {
  getMaintenance: endpoint({
    id: 'getMaintenance',
    method: 'GET',
    path: '/api/v1/webmaster',
    access: 'admin',
    tag,
    summary: 'O que cada limpeza tiraria agora',
    query: Exactly(readQuery),
    answer: Item(
      Type.Object({
        ...strength,
        users: Counts,
        jogos: Counts,
        demo: Counts,
      }),
    ),
  }),
  restartApi: endpoint({
    id: 'restartApi',
    method: 'POST',
    path: '/api/v1/webmaster/api/restart',
    access: 'admin',
    tag,
    summary: 'Reiniciar a API sem derrubar chamadas',
    description:
      'Troca os processos um a um, um nó depois do outro onde há vários. Um pedido feito durante outro junta-se a ele.',
    answer: Item(Type.Object({ ...strength, seconds: Type.Number(), joined: Type.Boolean() })),
  }),
  cleanUsers: endpoint({
    id: 'cleanUsers',
    method: 'POST',
    path: '/api/v1/webmaster/users/clean',
    access: 'admin',
    tag,
    summary: 'Apagar todas as contas que não são de administração',
    description: 'Em uma transação; uma cópia fica guardada por 30 dias.',
    answer: CleanAnswer,
  }),
  cleanJogos: endpoint({
    id: 'cleanJogos',
    method: 'POST',
    path: '/api/v1/webmaster/jogos/clean',
    access: 'admin',
    tag,
    summary: 'Apagar todos os jogos e o que pertence a eles',
    description: 'Em uma transação; uma cópia fica guardada por 30 dias.',
    answer: CleanAnswer,
  }),
  cleanDemo: endpoint({
    id: 'cleanDemo',
    method: 'POST',
    path: '/api/v1/webmaster/demo/clean',
    access: 'admin',
    tag,
    summary: 'Remover a demonstração',
    description:
      'Apaga as pessoas, as edições e os jogos inventados; clubes, estádios, títulos e outros fatos ficam. Ela não volta ' +
      'na próxima partida do serviço. Em uma transação; uma cópia fica guardada por 30 dias.',
    answer: CleanAnswer,
  }),
  listCopies: endpoint({
    id: 'listCopies',
    method: 'GET',
    path: '/api/v1/webmaster/copias',
    access: 'admin',
    tag,
    summary: 'Cópias guardadas pelas limpezas',
    query: Exactly(listQuery),
    answer: Page(Copy),
  }),
  restoreCopy: endpoint({
    id: 'restoreCopy',
    method: 'POST',
    path: '/api/v1/webmaster/copias/{id}/restaurar',
    access: 'admin',
    tag,
    summary: 'Desfazer uma limpeza',
    description:
      'Traz de volta cada registro, ou nada: se algo está no lugar do que voltaria, ou falta algo de que ele depende, ' +
      'recusa antes de começar e diz o quê. A cópia continua guardada e pode ser tentada de novo.',
    params: Exactly({ id: Type.String({ maxLength: 64 }) }),
    query: Exactly({
      substituir: Type.Optional(
        Type.Boolean({
          description: 'Tira antes os jogos ou as contas que estão no lugar, e guarda uma cópia deles em `replaced`.',
        }),
      ),
    }),
    answer: Item(
      Type.Object({
        copy: Copy,
        restored: Counts,
        replaced: Type.Unsafe<Copy | null>({
          ...Nullable(Copy),
          description: 'A cópia do que estava no lugar; nula quando não havia nada.',
        }),
      }),
    ),
  }),
}
