import { createHash } from 'node:crypto'

/** Weak: the same answer may leave here compressed or not. */
export function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Weak comparison, as RFC 9110 wants for If-None-Match. */
export function isAmong(tags: string, etag: string): boolean {
  return tags.split(',').some((tag) => tag.trim() === '*' || weak(tag.trim()) === etag)
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`
}
