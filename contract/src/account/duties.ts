import { Type, type Static } from 'typebox'
import { dutyKinds, dutyRoles, reviewQueues, type DutyKind, type DutyRole, type ReviewQueue } from '../rules/duties.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'

const Role = Type.Unsafe<DutyRole>({
  type: 'string',
  enum: [...dutyRoles],
  description:
    '`scorer`: mesário, usa a mesa ao vivo; `editor`: edita registros; `reviewer`: revisor, decide o que espera; `suggester`: colaborador, cujas sugestões para certos campos são aplicadas na hora.',
})
const Kind = Type.Unsafe<DutyKind>({ type: 'string', enum: [...dutyKinds] })
const Queue = Type.Unsafe<ReviewQueue>({ type: 'string', enum: [...reviewQueues] })
const Day = Type.String({ format: 'date', description: 'O último dia em que vale; nulo: sem fim.' })
const Named = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'O id, se o registro não existe mais.' }),
  linkAddress: Nullable(Type.String({ description: 'A página do registro no console.' })),
})

export const Duty = Type.Object({
  id: Type.String(),
  role: Role,
  kinds: Type.Array(Kind, { description: 'De um editor: quais tipos de registro; vazia: todos os do campeonato.' }),
  competitions: Type.Array(Named, { description: 'De um mesário ou editor: em quais campeonatos.' }),
  teams: Type.Array(Named, { description: 'De um mesário: os jogos de quais times.' }),
  matches: Type.Array(Named, { description: 'De um mesário: quais jogos.' }),
  queues: Type.Array(Queue, { description: 'De um revisor: quais filas.' }),
  fields: Type.Array(Type.String(), {
    description: 'De um colaborador: em quais campos as suas sugestões são aplicadas na hora, como em `team.city`.',
  }),
  until: Nullable(Day),
  active: Type.Boolean({ description: 'Falso depois do último dia.' }),
  createdAt: Timestamp,
})
export type Duty = Static<typeof Duty>

const RecordId = Type.String({ pattern: '^[a-z0-9_]{1,200}$' })
const several = { maxItems: 50, uniqueItems: true }
export const NewDuty = Exactly({
  role: Role,
  kinds: Type.Optional(Type.Array(Kind, several)),
  competitions: Type.Optional(Type.Array(RecordId, several)),
  teams: Type.Optional(Type.Array(RecordId, several)),
  matches: Type.Optional(Type.Array(RecordId, several)),
  queues: Type.Optional(Type.Array(Queue, several)),
  fields: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z]{1,30}\\.[a-zA-Z]{1,40}$' }), { maxItems: 150, uniqueItems: true }),
  ),
  until: Type.Optional(Nullable(Day)),
})
export type NewDuty = Static<typeof NewDuty>

const tag = 'Usuários'
const UserId = Type.String({ maxLength: 64 })

export const dutyEndpoints = {
  listOwnDuties: endpoint({
    id: 'listOwnDuties',
    method: 'GET',
    path: '/api/v1/conta/funcoes',
    access: 'user',
    tag: 'Conta',
    summary: 'As suas funções: o que a administração deu a você para fazer',
    query: Exactly(readQuery),
    answer: Item(Type.Array(Duty)),
  }),
  listUserDuties: endpoint({
    id: 'listUserDuties',
    method: 'GET',
    path: '/api/v1/usuarios/{id}/funcoes',
    access: 'admin',
    tag,
    summary: 'As funções de uma conta',
    params: Exactly({ id: UserId }),
    query: Exactly(readQuery),
    answer: Item(Type.Array(Duty)),
  }),
  giveDuty: endpoint({
    id: 'giveDuty',
    method: 'POST',
    path: '/api/v1/usuarios/{id}/funcoes',
    access: 'admin',
    tag,
    summary: 'Dar uma função a uma conta',
    description:
      'Um mesário usa a mesa ao vivo de jogos, times ou campeonatos. Um editor edita tipos de registro, campeonatos, ou tipos dentro de campeonatos. Um revisor decide sugestões, duplicados ou divergências. As sugestões de um colaborador, nos campos dados, são aplicadas na hora, sem revisão. Vale na próxima chamada da pessoa, até o dia dado.',
    params: Exactly({ id: UserId }),
    body: NewDuty,
    status: 201,
    answer: Item(Duty),
  }),
  endDuty: endpoint({
    id: 'endDuty',
    method: 'DELETE',
    path: '/api/v1/usuarios/{id}/funcoes/{funcao}',
    access: 'admin',
    tag,
    summary: 'Retirar uma função',
    description: 'Vale na próxima chamada da pessoa. O que ela fez continua no histórico.',
    params: Exactly({ id: UserId, funcao: Type.String({ maxLength: 64 }) }),
    status: 204,
  }),
}
