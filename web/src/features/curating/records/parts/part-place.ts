import type { SavedPart } from '@meio-campo/contract'
import { recordNouns, type PartKind } from '@meio-campo/contract/rules'
import { api } from '../../../../api/api.ts'
import type { Send } from '../form/send-record.ts'

const paths = {
  spell: '/api/v1/passagens',
  transfer: '/api/v1/transferencias',
  title: '/api/v1/titulos',
  broadcastRight: '/api/v1/direitos',
  suspension: '/api/v1/suspensoes',
  absence: '/api/v1/desfalques',
  deduction: '/api/v1/punicoes',
} as const satisfies Record<PartKind, string>

export type PartPath = (typeof paths)[PartKind]

/** Where the API keeps the parts of a kind. */
export const partPath = (kind: PartKind): PartPath => paths[kind]

/** "Nova passagem", "Novo título". */
export function newPartWords(kind: PartKind): string {
  const { one, feminine } = recordNouns[kind]
  return `${feminine ? 'Nova' : 'Novo'} ${one}`
}

/** "Passagem salva.", "Título excluído.": the participle without its last letter. */
export function partDoneWords(kind: PartKind, participle: string): string {
  const { one, feminine } = recordNouns[kind]
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${participle}${feminine ? 'a' : 'o'}.`
}

/** "esta passagem", "este título". */
export function thisPartWords(kind: PartKind): string {
  const { one, feminine } = recordNouns[kind]
  return `${feminine ? 'esta' : 'este'} ${one}`
}

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
