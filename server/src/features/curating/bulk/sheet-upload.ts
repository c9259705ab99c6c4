import type { FastifyRequest } from 'fastify'
import { receiveFile, shownName } from '../../../platform/http/receive-file.ts'
import { SHEET_BYTES } from './sheet-file.ts'

export interface ReceivedFile {
  readonly name: string
  readonly bytes: Buffer
}

export function receiveSheet(request: FastifyRequest): Promise<ReceivedFile> {
  return receiveFile(request, {
    what: 'o arquivo',
    bytes: SHEET_BYTES,
    take: async (file) => ({ name: shownName(file.filename, 'planilha'), bytes: await file.toBuffer() }),
  })
}
