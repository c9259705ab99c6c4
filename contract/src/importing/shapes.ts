import { Type } from 'typebox'
import { Exactly, Item, Nullable } from '../shapes/shapes.ts'

export const tag = 'Importações'
export const RowNumber = Type.String({ pattern: '^[0-9]{1,18}$' })
export const numbered = Exactly({ id: RowNumber })
export const DatasetId = Type.String({ pattern: '^[a-z0-9-]{1,60}$' })
export const FieldName = Type.String({ pattern: '^[a-zA-Z_]{1,40}$' })
/** What a decision changed; the edit is what undoes it. */
export const Decided = Item(Type.Object({ edit: Nullable(Type.String()), decided: Type.Integer() }))
