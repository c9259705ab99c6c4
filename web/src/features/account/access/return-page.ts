import { safeReturnPath } from '../../../session/return-path.ts'

/** The page that asked for a sign-in, when there was one and it is our own. */
export function findReturnPath(url: string | undefined): string | null {
  if (url === undefined) return null
  const path = safeReturnPath(url)
  // A foreign address becomes the dashboard, which is the usual target, so no message is shown.
  return path === safeReturnPath(undefined) ? null : path
}
