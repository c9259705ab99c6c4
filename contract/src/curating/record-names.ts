import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { ONE_LINE } from '../rules/fields.ts'
import { namedKinds, type NamedKind } from '../rules/record-fields/index.ts'
import { Exactly, Item, Nullable, readQuery } from '../shapes/shapes.ts'

const Year = Nullable(Type.Integer({ minimum: 1800, maximum: 2200 }))
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: ONE_LINE })
const RecordId = Type.String({ pattern: '^[a-z0-9_]{1,200}$' })
const several = { maxItems: 50 }

const formerName = { name: Name, from: Year, to: Year }

export const RecordNames = Type.Object({
  aliases: Type.Array(Type.String(), {
    description: 'Outros nomes por que a busca e as importações reconhecem o registro.',
  }),
  formerNames: Type.Array(Type.Object(formerName), { description: 'Só de um estádio: como se chamava, e quando.' }),
  rivals: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: 'Só de um time.' }),
})
export type RecordNames = Static<typeof RecordNames>

const params = Exactly({ kind: Type.Unsafe<NamedKind>({ type: 'string', enum: [...namedKinds] }), id: RecordId })
const described = {
  path: '/api/v1/nomes/{kind}/{id}',
  access: 'admin',
  duty: { role: 'editor', touches: 'named' },
  tag: 'Histórico',
  params,
} as const

export const nameEndpoints = {
  getRecordNames: endpoint({
    ...described,
    id: 'getRecordNames',
    method: 'GET',
    scope: 'changes:read',
    summary: 'Os outros nomes de um registro, e os rivais de um time',
    query: Exactly(readQuery),
    answer: Item(RecordNames),
  }),
  updateRecordNames: endpoint({
    ...described,
    id: 'updateRecordNames',
    method: 'PATCH',
    scope: 'records:write',
    summary: 'Juntar ou tirar nomes de um registro, e rivais de um time',
    description:
      'Diz só o que entra (`add`) e o que sai (`remove`): o que outra pessoa mudou ao mesmo tempo fica. Um nome antigo que já existe tem os anos trocados.',
    body: Exactly({
      add: Type.Optional(
        Exactly({
          aliases: Type.Optional(Type.Array(Name, several)),
          formerNames: Type.Optional(Type.Array(Exactly(formerName), several)),
          rivals: Type.Optional(Type.Array(RecordId, several)),
        }),
      ),
      remove: Type.Optional(
        Exactly({
          aliases: Type.Optional(Type.Array(Name, several)),
          formerNames: Type.Optional(Type.Array(Name, several)),
          rivals: Type.Optional(Type.Array(RecordId, several)),
        }),
      ),
    }),
    answer: Item(
      Type.Object({
        ...RecordNames.properties,
        edit: Nullable(Type.String({ description: 'A mudança no histórico, para desfazer; nula quando nada mudou.' })),
      }),
    ),
  }),
}
