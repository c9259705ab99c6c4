import { Type, type Static, type TSchema } from 'typebox'
import type { RecordKind } from '../rules/record-fields/index.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes.ts'
import type { Values } from './field-schema.ts'
import { byId, writeEndpoints, type Described, type ItemOf, type WithId, type WriteEndpoints } from './writes.ts'

/** What a write answers: where the record is now, and what to send as `If-Match` next. */
export const Saved = Type.Object({
  id: Type.String(),
  name: Type.String(),
  version: Type.Integer(),
  edit: Nullable(Type.String({ description: 'A mudança no histórico; nula quando nada mudou.' })),
})
export type Saved = Static<typeof Saved>

export const Dependents = Type.Object({
  what: Type.String({ description: 'O que depende do registro, em palavras.' }),
  count: Type.Integer(),
  fate: Type.String({
    enum: ['blocks', 'removed', 'emptied'],
    description: 'O que a exclusão faz: é impedida, remove junto, ou deixa o campo vazio.',
  }),
})
export type Dependents = Static<typeof Dependents>

/** A record as its form needs it. */
export const RecordForm = Type.Object({
  id: Type.String(),
  name: Type.String(),
  version: Type.Integer({ description: 'Vai em `If-Match` ao gravar.' }),
  demo: Type.Boolean(),
  updatedAt: Timestamp,
  updatedBy: Nullable(Type.String()),
  values: Type.Unsafe<Values>(Type.Record(Type.String(), Type.Unknown())),
  names: Type.Record(Type.String(), Type.String(), { description: 'Como se chamam os registros citados, por campo.' }),
  dependents: Type.Array(Dependents),
})
export type RecordForm = Static<typeof RecordForm>

const stale =
  'Com `If-Match: "<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde.'

type RecordEndpoints<Name extends string, Path extends string> = WriteEndpoints<Name, Path, typeof Saved> & {
  readonly [K in `get${Name}Form`]: Described<K, 'GET', `${Path}/{id}/settings`> &
    WithId & { readonly query: TSchema; readonly answer: ItemOf<typeof RecordForm> }
}

interface Named {
  readonly kind: RecordKind
  readonly tag: string
  /** With its article: `um time`. */
  readonly one: string
}

/** Making, changing, removing, and what the form needs: the same for every kind of record. */
export function recordEndpoints<const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  named: Named,
): RecordEndpoints<Name, Path> {
  const { tag, one } = named
  const form = {
    [`get${name}Form`]: {
      id: `get${name}Form`,
      method: 'GET',
      path: `${path}/{id}/settings`,
      access: 'user',
      scope: 'read',
      tag,
      summary: `${one[0]!.toUpperCase()}${one.slice(1)} como o formulário precisa`,
      params: byId,
      query: Exactly(readQuery),
      answer: Item(RecordForm),
    },
  }
  const writes = writeEndpoints(name, path, named, Saved, {
    create: 'O id é feito do nome e não muda mais.',
    update: stale,
    delete: 'Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico.',
  })
  return { ...writes, ...form } as unknown as RecordEndpoints<Name, Path>
}
