import type { SavedPart } from '@meio-campo/contract'
import type { PartKind } from '@meio-campo/contract/rules'
import { api } from '../../../../api/api.ts'
import type { Send } from '../form/send-record.ts'
import { partPath, type PartPath } from './part-place.ts'

const itemPath = (kind: PartKind): `${PartPath}/{id}` => `${partPath(kind)}/{id}`

export const createPart =
  (kind: PartKind): Send<SavedPart> =>
  ({ values, idempotencyKey }) =>
    api.post(partPath(kind), { body: values, idempotencyKey, quiet: true })

export const changePart =
  (kind: PartKind, id: string): Send<SavedPart> =>
  ({ values, idempotencyKey }) =>
    api.patch(itemPath(kind), { params: { id }, body: values, idempotencyKey, quiet: true })

export const deletePart = (kind: PartKind, id: string) => api.delete(itemPath(kind), { params: { id } })
