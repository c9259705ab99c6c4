import { queryClient } from '../api/query.ts'
import { sessionStore } from '../session/session-store.ts'
import { refreshQueries } from './refresh-queries.ts'

/** Follows what happens while somebody is signed in. Visitors have no stream: their pages ask now and then. */
export function watchLive(): void {
  let following: { readonly userId: string; readonly stop: Promise<() => void> } | null = null
  const follow = () => {
    const userId = sessionStore.get()?.data.user?._id ?? null
    if (userId === (following?.userId ?? null)) return
    void following?.stop.then((stop) => stop())
    following = userId === null ? null : { userId, stop: begin(userId) }
  }
  refreshQueries(queryClient)
  sessionStore.subscribe(follow)
  follow()
}

/** Not needed for the first page, so not loaded before it. */
async function begin(userId: string): Promise<() => void> {
  const { followStream } = await import('./follow-stream.ts')
  return followStream(userId)
}
