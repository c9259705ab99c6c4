import { basename } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { fieldError } from '../../platform/errors.ts'
import { SHEET_BYTES } from './sheet-file.ts'

const FIELD = 'file'
const LONGEST_NAME = 200

export interface ReceivedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** The one file of a multipart body. Read to its end, so that anything beside the file is noticed. */
export async function receiveSheet(request: FastifyRequest): Promise<ReceivedFile> {
  let received: ReceivedFile | null = null
  try {
    for await (const part of request.parts({ limits: { fileSize: SHEET_BYTES } })) {
      if (part.type !== 'file' || part.fieldname !== FIELD)
        throw fieldError(FIELD, 'Envie só o arquivo, no campo `file`.')
      received = { name: nameOf(part.filename), bytes: await part.toBuffer() }
    }
  } catch (error) {
    // The parser's own refusals have codes; a body that ends early or has no boundary is a bare error.
    if (error instanceof Error && 'code' in error) throw error
    throw fieldError(FIELD, 'O envio chegou incompleto. Tente de novo.')
  }
  return received ?? Promise.reject(fieldError(FIELD, 'Envie o arquivo no campo `file`.'))
}

/** A name to show, whatever the sender made of it. */
function nameOf(given: string | undefined): string {
  const plain = basename((given ?? '').replaceAll('\\', '/')).replaceAll(/[\p{C}/]/gu, '')
  return plain.trim().slice(-LONGEST_NAME) || 'planilha'
}
