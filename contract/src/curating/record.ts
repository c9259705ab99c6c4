import { Type, type Static, type TSchema, type TUnsafe } from 'typebox'
import { Id } from '../football/reading.ts'
import { recordFields, type EditableKind, type RecordKind } from '../rules/record-fields/index.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes.ts'
import { changeSchema, creationSchema, type Values } from './field-schema.ts'

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

const params = Exactly({ id: Id })
const stale =
  'Com `If-Match: "<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde.'

type Fixed<Id extends string, Method extends string, Path extends string> = {
  readonly id: Id
  readonly method: Method
  readonly path: Path
  readonly access: 'user' | 'admin'
  readonly scope: 'read' | 'write'
  readonly tag: string
  readonly summary: string
  readonly description?: string
}
type ItemOf<S extends TSchema> = ReturnType<typeof Item<S>>
type WithId = { readonly params: typeof params }

type RecordEndpoints<Name extends string, Path extends string> = {
  readonly [K in `create${Name}`]: Fixed<K, 'POST', Path> & {
    readonly body: TUnsafe<Values>
    readonly status: 201
    readonly answer: ItemOf<typeof Saved>
  }
} & {
  readonly [K in `update${Name}`]: Fixed<K, 'PATCH', `${Path}/{id}`> &
    WithId & { readonly body: TUnsafe<Values>; readonly answer: ItemOf<typeof Saved> }
} & {
  readonly [K in `delete${Name}`]: Fixed<K, 'DELETE', `${Path}/{id}`> &
    WithId & { readonly answer: ItemOf<typeof Saved> }
} & {
  readonly [K in `get${Name}Form`]: Fixed<K, 'GET', `${Path}/{id}/settings`> &
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
  { kind, tag, one }: Named,
): RecordEndpoints<Name, Path> {
  const fields = recordFields[kind]
  const endpoints = {
    [`create${name}`]: {
      id: `create${name}`,
      method: 'POST',
      path,
      access: 'admin',
      scope: 'write',
      tag,
      summary: `Cadastrar ${one}`,
      description: 'O id é feito do nome e não muda mais.',
      body: creationSchema(fields),
      status: 201,
      answer: Item(Saved),
    },
    [`update${name}`]: {
      id: `update${name}`,
      method: 'PATCH',
      path: `${path}/{id}`,
      access: 'admin',
      scope: 'write',
      tag,
      summary: `Mudar ${one}`,
      description: stale,
      params,
      body: changeSchema(fields),
      answer: Item(Saved),
    },
    [`delete${name}`]: {
      id: `delete${name}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      access: 'admin',
      scope: 'write',
      tag,
      summary: `Excluir ${one}`,
      description: 'Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico.',
      params,
      answer: Item(Saved),
    },
    [`get${name}Form`]: {
      id: `get${name}Form`,
      method: 'GET',
      path: `${path}/{id}/settings`,
      access: 'user',
      scope: 'read',
      tag,
      summary: `${one[0]!.toUpperCase()}${one.slice(1)} como o formulário precisa`,
      params,
      query: Exactly(readQuery),
      answer: Item(RecordForm),
    },
  }
  return endpoints as unknown as RecordEndpoints<Name, Path>
}

/** A part of a record, such as a spell at a team, with the names of what it points to. */
export const Part = Type.Object({
  id: Type.String(),
  demo: Type.Boolean(),
  values: Type.Unsafe<Values>(Type.Record(Type.String(), Type.Unknown())),
  names: Type.Record(Type.String(), Type.String()),
})
export type Part = Static<typeof Part>

/** A part that was just written, and the edit that undoes it. */
export const SavedPart = Type.Object({ ...Part.properties, edit: Saved.properties.edit })
export type SavedPart = Static<typeof SavedPart>

/** By which record the parts of a list are chosen. */
export const partFilters = {
  time: Type.Optional(Id),
  pessoa: Type.Optional(Id),
  edicao: Type.Optional(Id),
  campeonato: Type.Optional(Id),
  streaming: Type.Optional(Id),
  fase: Type.Optional(Id),
}

type PartEndpoints<Name extends string, Path extends string> = {
  readonly [K in `list${Name}Parts`]: Fixed<K, 'GET', Path> & {
    readonly query: ReturnType<typeof partQuery>
    readonly answer: ReturnType<typeof Page<typeof Part>>
  }
} & {
  readonly [K in `create${Name}`]: Fixed<K, 'POST', Path> & {
    readonly body: TUnsafe<Values>
    readonly status: 201
    readonly answer: ItemOf<typeof SavedPart>
  }
} & {
  readonly [K in `update${Name}`]: Fixed<K, 'PATCH', `${Path}/{id}`> &
    WithId & { readonly body: TUnsafe<Values>; readonly answer: ItemOf<typeof SavedPart> }
} & {
  readonly [K in `delete${Name}`]: Fixed<K, 'DELETE', `${Path}/{id}`> &
    WithId & { readonly answer: ItemOf<typeof SavedPart> }
}

const partQuery = () => Exactly({ ...listQuery, ...partFilters })

export function partEndpoints<const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  { kind, tag, one, many }: { kind: EditableKind; tag: string; one: string; many: string },
): PartEndpoints<Name, Path> {
  const fields = recordFields[kind]
  const endpoints = {
    [`list${name}Parts`]: {
      id: `list${name}Parts`,
      method: 'GET',
      path,
      access: 'user',
      scope: 'read',
      tag,
      summary: `${many} como o formulário precisa`,
      query: partQuery(),
      answer: Page(Part),
    },
    [`create${name}`]: {
      id: `create${name}`,
      method: 'POST',
      path,
      access: 'admin',
      scope: 'write',
      tag,
      summary: `Cadastrar ${one}`,
      body: creationSchema(fields),
      status: 201,
      answer: Item(SavedPart),
    },
    [`update${name}`]: {
      id: `update${name}`,
      method: 'PATCH',
      path: `${path}/{id}`,
      access: 'admin',
      scope: 'write',
      tag,
      summary: `Mudar ${one}`,
      params,
      body: changeSchema(fields),
      answer: Item(SavedPart),
    },
    [`delete${name}`]: {
      id: `delete${name}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      access: 'admin',
      scope: 'write',
      tag,
      summary: `Excluir ${one}`,
      params,
      answer: Item(SavedPart),
    },
  }
  return endpoints as unknown as PartEndpoints<Name, Path>
}
