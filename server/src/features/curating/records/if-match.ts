import type { FastifyRequest } from 'fastify'
import { refusalOf } from '../../../platform/errors/app-error.ts'

/**
 * The versions in `If-Match: "7"`, each also as the `ETag` of a read (`W/"7.abc…"`); one of them must be the record's.
 * Null without the header or with `*`.
 */
export function versionsAsked(request: FastifyRequest): ReadonlySet<number> | null {
  const versions = tagsIn(request, /^(?:W\/)?"?(\d{1,9})(?:\.[\w-]{22})?"?$/)
  if (versions?.length === 0) {
    throw refusalOf(
      'If-Match',
      'If-Match leva o ETag de uma leitura deste registro, ou a sua `version` entre aspas, como em "7".',
    )
  }
  return versions && new Set(versions.map(Number))
}

/** The structure's tags in `If-Match: "a1b2…"`. Null without the header or with `*`. */
export function tagsAsked(request: FastifyRequest): ReadonlySet<string> | null {
  const tags = tagsIn(request, /^(?:W\/)?"?([0-9a-f]{16})(?:\.[\w-]{22})?"?$/)
  if (tags?.length === 0) {
    throw refusalOf('If-Match', 'If-Match leva o campo `tag` da estrutura entre aspas.')
  }
  return tags && new Set(tags)
}

/** What the pattern finds in each tag of the header; a tag that is not ours matches nothing. */
function tagsIn({ headers }: FastifyRequest, pattern: RegExp): string[] | null {
  const header = headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  return header.split(',').flatMap((tag) => pattern.exec(tag.trim())?.[1] ?? [])
}
