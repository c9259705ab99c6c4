import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Id, Word } from '../football/reading.ts'
import { bulkKinds, type BulkKind } from '../rules/spreadsheets.ts'
import { Exactly, Item, Nullable } from '../shapes/shapes.ts'
import type { Values } from './field-schema.ts'
import { NamedFieldChange } from './history.ts'

/** One of the records that were chosen, and what becomes of it. */
export const BulkRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  fields: Type.Array(NamedFieldChange),
})
export type BulkRow = Static<typeof BulkRow>

export const BulkError = Type.Object({
  id: Type.String(),
  name: Type.String(),
  field: Type.String({ description: 'Vazio quando é o registro inteiro.' }),
  message: Type.String(),
})
export type BulkError = Static<typeof BulkError>

export const BulkOutcome = Type.Object({
  changed: Type.Integer(),
  unchanged: Type.Integer({ description: 'Já tinham esses valores.' }),
  rows: Type.Array(BulkRow, { description: 'Os 100 primeiros que mudam, campo a campo.' }),
  already: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
      description: 'Com `squad`: quem já estava no elenco, e fica como está.',
    }),
  ),
  errors: Type.Array(BulkError, { description: 'Os que não podem mudar assim, e por quê.' }),
  warnings: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), name: Type.String(), message: Type.String() }), {
      description: 'O que fica improvável com a mudança, registro a registro; é gravado assim mesmo.',
    }),
  ),
  edit: Nullable(Type.String({ description: 'A mudança no histórico; nula na prévia e quando nada mudou.' })),
})
export type BulkOutcome = Static<typeof BulkOutcome>

export const bulkEndpoints = {
  editInBulk: endpoint({
    id: 'editInBulk',
    method: 'POST',
    path: '/api/v1/lotes',
    access: 'admin',
    scope: 'records:write',
    tag: 'Histórico',
    summary: 'Mudar os mesmos campos de muitos registros, excluí-los, ou pôr pessoas em um elenco',
    description:
      'Com `dryRun` mostra o que mudaria em cada um, e o que seria recusado. De verdade é tudo ou nada: se um registro não pode mudar assim, nenhum muda, e `errors` diz quais são, como `ids.2`, e por quê. Pode ser desfeito de uma vez no histórico.',
    body: Exactly({
      kind: Type.Unsafe<BulkKind>(Type.String({ enum: [...bulkKinds] })),
      ids: Type.Array(Type.String({ pattern: '^[a-z0-9_]{1,200}$' }), {
        minItems: 1,
        maxItems: 1000,
        uniqueItems: true,
      }),
      values: Type.Optional(
        Type.Unsafe<Values>(
          Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
            description: 'Os campos do registro, como em `PATCH`.',
            minProperties: 1,
            maxProperties: 40,
          }),
        ),
      ),
      remove: Type.Optional(
        Type.Boolean({ description: 'Em vez de `values`: exclui os registros. Um de que outros dependem é recusado.' }),
      ),
      squad: Type.Optional(
        Type.Object(
          {
            edition: Id,
            team: Id,
            role: Type.Optional(
              Type.Unsafe<'player' | 'coach'>({
                ...Word('player', 'coach'),
                description: 'Jogador, se não for dito, ou técnico.',
              }),
            ),
          },
          {
            additionalProperties: false,
            description: 'Em vez de `values`, com `kind: person`: inscreve as pessoas no elenco do time na edição.',
          },
        ),
      ),
      dryRun: Type.Optional(Type.Boolean({ default: false })),
    }),
    answer: Item(BulkOutcome),
  }),
}
