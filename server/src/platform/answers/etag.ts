import { createHash } from 'node:crypto'

/**
 * Weak: the same answer may leave here compressed or not. Of a record with a version the tag begins with it, so that a
 * write can compare the version alone: the answer has more in it than the record, such as its next match.
 */
export function etagOf(body: string | Buffer, version: string | null = null): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return version === null ? `W/"${hash}"` : `W/"${version}.${hash}"`
}

/** The version of the record that an answer is about: its number, or the tag of a structure. */
export function versionIn(answer: unknown): string | null {
  const { version, tag } = (answer as { data?: { version?: unknown; tag?: unknown } | null } | null)?.data ?? {}
  if (typeof version === 'number') return String(version)
  return typeof tag === 'string' && /^[0-9a-f]{16}$/.test(tag) ? tag : null
}

/** Weak comparison, as RFC 9110 wants for If-None-Match. */
export function isAmong(tags: string, etag: string): boolean {
  return tags.split(',').some((tag) => tag.trim() === '*' || weak(tag.trim()) === etag)
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`
}
