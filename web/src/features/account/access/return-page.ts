import { safeReturnPath } from '../../../session/return-path.ts'

/** The page that asked for a sign-in, when there was one and it is our own. */
export function findReturnPath(url: string | undefined): string | null {
  if (url === undefined) return null
  const path = safeReturnPath(url)
  // What is not ours becomes the dashboard: that is where one goes anyway, so nothing is worth saying.
  return path === safeReturnPath(undefined) ? null : path
}
