import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { mergeKinds, type MergeKind } from '../rules/record-fields/index.ts'
import { Exactly, Item, Nullable } from '../shapes/shapes.ts'

const RecordId = Type.String({ pattern: '^[a-z0-9_]{1,200}$' })
const FieldName = '^[a-zA-Z]{1,40}$'
const Side = Type.Unsafe<'from' | 'into'>(Type.String({ enum: ['from', 'into'] }))
const Named = Type.Object({ id: Type.String(), name: Type.String() })
const Counted = Type.Object({
  what: Type.String({ description: 'Do que se trata, em palavras.' }),
  count: Type.Integer(),
})

/** A field in which the two records differ, and whose value stays. */
export const MergedField = Type.Object({
  field: Type.String(),
  from: Type.Unknown(),
  into: Type.Unknown(),
  fromName: Nullable(Type.String({ description: 'Onde o valor é outro registro, como ele se chama.' })),
  intoName: Nullable(Type.String()),
  chosen: Side,
})
export type MergedField = Static<typeof MergedField>

export const Merge = Type.Object({
  kind: Type.String({ enum: [...mergeKinds] }),
  from: Named,
  into: Named,
  moved: Type.Array(Counted, { description: 'O que passa para o registro que fica.' }),
  dropped: Type.Array(Counted, { description: 'O que o registro que fica já tinha igual.' }),
  warnings: Type.Array(Type.String(), { description: 'O que convém olhar depois.' }),
  fields: Type.Array(MergedField),
  edit: Nullable(Type.String({ description: 'A mudança no histórico; nula na prévia.' })),
})
export type Merge = Static<typeof Merge>

export const mergeEndpoints = {
  mergeRecords: endpoint({
    id: 'mergeRecords',
    method: 'POST',
    path: '/api/v1/fusoes',
    access: 'admin',
    tag: 'Histórico',
    summary: 'Juntar dois registros que são o mesmo',
    description:
      'Tudo o que aponta para `from` passa a apontar para `into`, os campos vazios de `into` são preenchidos, e o id de `from` responde 308 para sempre. Com `dryRun` só conta o que mudaria. Pode ser desfeito no histórico.',
    body: Exactly({
      kind: Type.Unsafe<MergeKind>(Type.String({ enum: [...mergeKinds] })),
      from: RecordId,
      into: RecordId,
      choices: Type.Optional(
        Type.Record(Type.String({ pattern: FieldName }), Side, {
          description:
            'Campo a campo, de quem é o valor que fica. O que não for dito fica como está, se não for vazio.',
          additionalProperties: false,
          maxProperties: 40,
        }),
      ),
      dryRun: Type.Optional(Type.Boolean({ default: false })),
    }),
    answer: Item(Merge),
  }),
}
