import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'

/** The version in `If-Match: "7"`, or in the `ETag` of a read (`W/"7.abc…"`). Null without the header or with `*`. */
export function versionAsked({ headers }: FastifyRequest): number | null {
  const header = headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  const [, version] = /^\s*(?:W\/)?"?(\d{1,9})(?:\.[\w-]{22})?"?\s*$/.exec(header) ?? []
  if (version === undefined) {
    throw new AppError('invalid_input', {
      info: 'If-Match leva o ETag de uma leitura deste registro, ou a sua `version` entre aspas, como em "7".',
    })
  }
  return Number(version)
}

/** The structure's tag in `If-Match: "a1b2…"`. Null without the header or with `*`. */
export function tagAsked({ headers }: FastifyRequest): string | null {
  const header = headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  const [, tag] = /^\s*(?:W\/)?"?([0-9a-f]{16})(?:\.[\w-]{22})?"?\s*$/.exec(header) ?? []
  if (tag === undefined) {
    throw new AppError('invalid_input', { info: 'If-Match leva o campo `tag` da estrutura entre aspas.' })
  }
  return tag
}
