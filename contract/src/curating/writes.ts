import type { TSchema, TUnsafe } from 'typebox'
import { Id } from '../football/reading.ts'
import { recordFields, type EditableKind } from '../rules/record-fields/index.ts'
import { Exactly, Item } from '../shapes.ts'
import { changeSchema, creationSchema, type Values } from './field-schema.ts'

export const byId = Exactly({ id: Id })

export type Described<Id extends string, Method extends string, Path extends string> = {
  readonly id: Id
  readonly method: Method
  readonly path: Path
  readonly access: 'user' | 'admin'
  readonly scope: 'read' | 'write'
  readonly tag: string
  readonly summary: string
  readonly description?: string
}
export type ItemOf<S extends TSchema> = ReturnType<typeof Item<S>>
export type WithId = { readonly params: typeof byId }

export type WriteEndpoints<Name extends string, Path extends string, Written extends TSchema> = {
  readonly [K in `create${Name}`]: Described<K, 'POST', Path> & {
    readonly body: TUnsafe<Values>
    readonly status: 201
    readonly answer: ItemOf<Written>
  }
} & {
  readonly [K in `update${Name}`]: Described<K, 'PATCH', `${Path}/{id}`> &
    WithId & { readonly body: TUnsafe<Values>; readonly answer: ItemOf<Written> }
} & {
  readonly [K in `delete${Name}`]: Described<K, 'DELETE', `${Path}/{id}`> &
    WithId & { readonly answer: ItemOf<Written> }
}

interface Named {
  readonly kind: EditableKind
  readonly tag: string
  /** With its article: `um time`. */
  readonly one: string
}

/** `POST` on the list, `PATCH` and `DELETE` on the item: the same for records and for their parts. */
export function writeEndpoints<const Name extends string, const Path extends string, Written extends TSchema>(
  name: Name,
  path: Path,
  { kind, tag, one }: Named,
  written: Written,
  descriptions: Readonly<Partial<Record<'create' | 'update' | 'delete', string>>> = {},
): WriteEndpoints<Name, Path, Written> {
  const fields = recordFields[kind]
  const write = (verb: 'create' | 'update' | 'delete') => ({
    id: `${verb}${name}`,
    access: 'admin',
    scope: 'write',
    tag,
    ...(descriptions[verb] && { description: descriptions[verb] }),
    answer: Item(written),
  })
  const item = { path: `${path}/{id}`, params: byId }
  const endpoints = {
    [`create${name}`]: {
      ...write('create'),
      method: 'POST',
      path,
      summary: `Cadastrar ${one}`,
      body: creationSchema(fields),
      status: 201,
    },
    [`update${name}`]: {
      ...write('update'),
      ...item,
      method: 'PATCH',
      summary: `Mudar ${one}`,
      body: changeSchema(fields),
    },
    [`delete${name}`]: { ...write('delete'), ...item, method: 'DELETE', summary: `Excluir ${one}` },
  }
  return endpoints as unknown as WriteEndpoints<Name, Path, Written>
}
