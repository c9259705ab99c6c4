import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'

/** The version in `If-Match: "7"`. Null without the header or with `*`. */
export function versionAsked({ headers }: FastifyRequest): number | null {
  const header = headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  const [, version] = /^\s*"?(\d{1,9})"?\s*$/.exec(header) ?? []
  if (version === undefined) {
    throw new AppError('invalid_input', { info: 'If-Match leva a versão do registro entre aspas, como em "7".' })
  }
  return Number(version)
}

/** The structure's tag in `If-Match: "a1b2…"`. Null without the header or with `*`. */
export function tagAsked({ headers }: FastifyRequest): string | null {
  const header = headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  const [, tag] = /^\s*"?([0-9a-f]{16})"?\s*$/.exec(header) ?? []
  if (tag === undefined) {
    throw new AppError('invalid_input', { info: 'If-Match leva o campo `tag` da estrutura entre aspas.' })
  }
  return tag
}
