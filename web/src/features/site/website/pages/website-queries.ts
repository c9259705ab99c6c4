import type { Session } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../../api/query.ts'
import { sessionStore } from '../../../../session/session-store.ts'

/** The site's data. The data that came with the sign-in is shown at once, and read again when it is no longer fresh. */
export const websiteQuery = () => {
  const session = sessionStore.get()
  return {
    ...read('/api/v1/website'),
    ...(session && { initialData: fromSession(session.data), initialDataUpdatedAt: session.signedInAt.getTime() }),
  }
}

function fromSession({ website, blog, posts }: Session) {
  return { data: { website, blog, posts } }
}

export const useWebsite = () => useQuery(websiteQuery())
