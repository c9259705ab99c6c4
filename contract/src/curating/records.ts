import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'
import { type EditableKind, type PartKind, recordFields, type RecordKind } from '../rules/record-fields/index.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'
import { changeSchema, creationSchema, type Values } from './field-schema.ts'
import { Id, IdList, Ids } from '../football/reading.ts'
import type { DutyKind } from '../rules/duties.ts'
import type { ResourceScope } from '../rules/scopes.ts'
import type { DutyRule } from '../shapes/endpoint.ts'

const byId = Exactly({ id: Id })

type Described<Id extends string, Method extends string, Path extends string> = {
  readonly id: Id
  readonly method: Method
  readonly path: Path
  readonly access: 'user' | 'admin'
  readonly duty?: DutyRule
  readonly scope: ResourceScope
  readonly tag: string
  readonly summary: string
  readonly description?: string
}
type ItemOf<S extends TSchema> = ReturnType<typeof Item<S>>
type WithId = { readonly params: typeof byId }

type WriteEndpoints<
  Name extends string,
  Path extends string,
  Written extends TSchema,
  Deleted extends TSchema = Written,
> = {
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
    WithId & { readonly answer: ItemOf<Deleted> }
}

interface Named<Kind extends EditableKind = EditableKind> {
  readonly kind: Kind
  readonly tag: string
  /** With its article: `um time`. */
  readonly one: string
  /** The kind as editors are given it; absent where only admins write. */
  readonly duty?: DutyKind
}

/** Under which scope a kind is read. */
const readScopes: Readonly<Record<EditableKind, ResourceScope>> = {
  team: 'teams:read',
  match: 'matches:read',
  person: 'people:read',
  stadium: 'stadiums:read',
  confederation: 'competitions:read',
  competition: 'competitions:read',
  edition: 'competitions:read',
  streaming: 'streamings:read',
  spell: 'teams:read',
  transfer: 'teams:read',
  title: 'competitions:read',
  broadcastRight: 'streamings:read',
  suspension: 'teams:read',
  absence: 'teams:read',
  deduction: 'competitions:read',
}

/** `POST` on the list, `PATCH` and `DELETE` on the item: the same for records and for their parts. */
function writeEndpoints<const Name extends string, const Path extends string, Written extends TSchema>(
  name: Name,
  path: Path,
  { kind, tag, one, duty }: Named,
  written: Written,
  deleted: TSchema,
  descriptions: Readonly<Partial<Record<'create' | 'update' | 'delete', string>>> = {},
): WriteEndpoints<Name, Path, Written> {
  const fields = recordFields[kind]
  const write = (verb: 'create' | 'update' | 'delete') => ({
    id: `${verb}${name}`,
    access: 'admin',
    ...(duty && { duty: { role: 'editor', touches: 'record', kind: duty } }),
    scope: 'records:write',
    tag,
    ...(descriptions[verb] && { description: descriptions[verb] }),
    ...(deleted !== written && verb !== 'create' && { versioned: true }),
    answer: Item(verb === 'delete' ? deleted : written),
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

/** What a write answers: where the record is now, and what to send as `If-Match` next. */
export const Saved = Type.Object({
  id: Type.String(),
  name: Type.String(),
  version: Type.Integer(),
  edit: Nullable(Type.String({ description: 'A mudança no histórico; nula quando nada mudou.' })),
  warnings: Type.Optional(
    Type.Array(Type.String(), {
      description: 'O que foi gravado e parece improvável, com o motivo; ausente quando nada parece.',
    }),
  ),
})
export type Saved = Static<typeof Saved>

/** The same, with the whole record as a read answers it. */
export const savedWith = <T extends TSchema>(record: T) =>
  Type.Object({
    ...Saved.properties,
    record: Nullable(record),
  })

export const Dependents = Type.Object({
  what: Type.String({ description: 'O que depende do registro, em palavras.' }),
  count: Type.Integer(),
  fate: Type.String({
    enum: ['blocks', 'removed', 'emptied'],
    description: 'O que a exclusão faz: é impedida, remove junto, ou deixa o campo vazio.',
  }),
  names: Type.Array(Type.String(), { description: 'Os nomes dos primeiros, quando têm nome.' }),
  seeAt: Nullable(Type.String({ description: 'O endereço da API que lista o que depende; nulo onde não há um.' })),
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
  kinds: Type.Array(Type.String(), {
    description:
      'O que o registro é para as funções de editor: de uma pessoa, tudo o que ela já foi (`player`, `coach`, `referee`). Só o edita quem pode editar todos.',
  }),
})
export type RecordForm = Static<typeof RecordForm>

const stale =
  'Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde.'

/** A write's answer, by what all kinds have in common. */
type Written = ReturnType<typeof savedWith<TUnsafe<object>>>

type RecordEndpoints<Name extends string, Path extends string> = WriteEndpoints<Name, Path, Written, typeof Saved> & {
  readonly [K in `get${Name}Form`]: Described<K, 'GET', `${Path}/{id}/settings`> &
    WithId & { readonly query: TSchema; readonly answer: ItemOf<typeof RecordForm> }
}

/** Making, changing, removing, and what the form needs: the same for every kind of record. */
export function recordEndpoints<const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  named: Named<RecordKind>,
  /** What the record's own address answers; without one, its form. */
  page: TSchema = RecordForm,
): RecordEndpoints<Name, Path> {
  const { kind, tag, one } = named
  const form = {
    [`get${name}Form`]: {
      id: `get${name}Form`,
      method: 'GET',
      path: `${path}/{id}/settings`,
      access: 'user',
      scope: readScopes[kind],
      tag,
      summary: `${one[0]!.toUpperCase()}${one.slice(1)} como o formulário precisa`,
      params: byId,
      query: Exactly(readQuery),
      answer: Item(RecordForm),
    },
  }
  const writes = writeEndpoints(name, path, named, savedWith(page), Saved, {
    create: 'O id é feito do nome e não muda mais. Responde o registro inteiro.',
    update: `Responde o registro inteiro. ${stale}`,
    delete: 'Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico.',
  })
  const created = { ...writes[`create${name}`], location: `${path}/{id}${page === RecordForm ? '/settings' : ''}` }
  return { ...writes, [`create${name}`]: created, ...form } as unknown as RecordEndpoints<Name, Path>
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
  time: Type.Optional(IdList('team', 'Só os deste time.')),
  pessoa: Type.Optional(IdList('person', 'Só os desta pessoa.')),
  edicao: Type.Optional(Ids('Só os desta edição.')),
  campeonato: Type.Optional(IdList('competition', 'Só os deste campeonato.')),
  streaming: Type.Optional(IdList('streaming', 'Só os deste streaming.')),
  fase: Type.Optional(Ids('Só os desta fase, pelo id.')),
}

const partQuery = () => Exactly({ ...listQuery, ...partFilters })

type PartEndpoints<Name extends string, Path extends string> = WriteEndpoints<Name, Path, typeof SavedPart> & {
  readonly [K in `list${Name}Parts`]: Described<K, 'GET', Path> & {
    readonly query: ReturnType<typeof partQuery>
    readonly answer: ReturnType<typeof Page<typeof Part>>
  }
}

/** Parts are listed by the records they belong to, and written like records. */
export function partEndpoints<const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  named: Named<PartKind> & { readonly many: string },
): PartEndpoints<Name, Path> {
  const { kind, tag, many } = named
  const list = {
    [`list${name}Parts`]: {
      id: `list${name}Parts`,
      method: 'GET',
      path,
      access: 'user',
      scope: readScopes[kind],
      tag,
      summary: `${many} como o formulário precisa`,
      query: partQuery(),
      answer: Page(Part),
    },
  }
  return { ...list, ...writeEndpoints(name, path, named, SavedPart, SavedPart) } as unknown as PartEndpoints<Name, Path>
}
