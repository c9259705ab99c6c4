import { Type, type Static } from 'typebox'
import { Id } from '../football/reading.ts'
import type { PartKind } from '../rules/record-fields/index.ts'
import { Exactly, listQuery, Page } from '../shapes.ts'
import type { Values } from './field-schema.ts'
import { Saved } from './record.ts'
import { writeEndpoints, type Described, type WriteEndpoints } from './writes.ts'

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

const partQuery = () => Exactly({ ...listQuery, ...partFilters })

type PartEndpoints<Name extends string, Path extends string> = WriteEndpoints<Name, Path, typeof SavedPart> & {
  readonly [K in `list${Name}Parts`]: Described<K, 'GET', Path> & {
    readonly query: ReturnType<typeof partQuery>
    readonly answer: ReturnType<typeof Page<typeof Part>>
  }
}

interface Named {
  readonly kind: PartKind
  readonly tag: string
  readonly one: string
  readonly many: string
}

/** Parts are listed by the records they belong to, and written like records. */
export function partEndpoints<const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  named: Named,
): PartEndpoints<Name, Path> {
  const { tag, many } = named
  const list = {
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
  }
  return { ...list, ...writeEndpoints(name, path, named, SavedPart) } as unknown as PartEndpoints<Name, Path>
}
