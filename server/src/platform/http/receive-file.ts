import { basename } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { findAbsence } from '../../database/database-away.ts'
import { AppError, fieldError } from '../errors/app-error.ts'

export const FILE_FIELD = 'file'
const LONGEST_NAME = 200
const CUT_SHORT = 'ERR_STREAM_PREMATURE_CLOSE'

interface Wanted<T> {
  /** With its article: `a imagem`. */
  readonly what: string
  /** The largest accepted size; the default is the limit of every upload. */
  readonly bytes?: number
  /** Consumes the file while it arrives. */
  readonly take: (file: MultipartFile) => Promise<T>
  /** The error for a body that ends early. */
  readonly incomplete?: (info: string, cause: unknown) => AppError
}

/** Takes the one file of a multipart body. Read to its end, so that anything beside the file is noticed. */
export async function receiveFile<T>(request: FastifyRequest, wanted: Wanted<T>): Promise<T> {
  const { what, bytes, take, incomplete = (info) => fieldError(FILE_FIELD, info) } = wanted
  const taken: T[] = []
  try {
    for await (const part of request.parts(bytes === undefined ? {} : { limits: { fileSize: bytes } })) {
      if (part.type !== 'file' || part.fieldname !== FILE_FIELD)
        throw fieldError(FILE_FIELD, `Envie só ${what}, no campo \`file\`.`)
      taken.push(await take(part))
    }
  } catch (error) {
    // The parser's own refusals have codes; a body that ends early or has no boundary is a bare error.
    if (error instanceof Error && 'code' in error && error.code !== CUT_SHORT) throw error
    if (findAbsence(error) !== null) throw error
    throw incomplete('O envio chegou incompleto. Tente de novo.', error)
  }
  if (taken.length === 0) throw fieldError(FILE_FIELD, `Envie ${what} no campo \`file\`.`)
  return taken[0]!
}

/** A file name that is safe to show, whatever the sender gave. */
export function shownName(given: string | undefined, otherwise: string): string {
  const plain = basename((given ?? '').replaceAll('\\', '/')).replaceAll(/[\p{C}/]/gu, '')
  return plain.trim().slice(-LONGEST_NAME) || otherwise
}
