import type { NotifiedBrowser } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findSubscription, pushSupport } from '../browsers/browser-push.ts'
import { browserState, type BrowserState } from './browser-state.ts'

async function look(): Promise<{ permission: NotificationPermission; endpoint: string | null }> {
  if (pushSupport() !== 'ready') return { permission: 'default', endpoint: null }
  // A browser that refuses the question counts as not subscribed.
  const subscription = await findSubscription().catch(() => null)
  return { permission: Notification.permission, endpoint: subscription?.endpoint ?? null }
}

/** Not every browser sends an event when the permission changes in its settings. */
async function watchPermission(onChange: () => void, signal: AbortSignal): Promise<void> {
  const status = await navigator.permissions?.query({ name: 'notifications' }).catch(() => null)
  status?.addEventListener('change', onChange, { signal })
}

export interface ThisBrowser {
  /** Null until it is known. */
  readonly state: BrowserState | null
  readonly endpoint: string | null
  readonly lookAgain: () => Promise<void>
}

/** The state of notifications in this browser, checked again whenever the visitor returns to the page. */
export function useBrowserState(browsers: readonly NotifiedBrowser[]): ThisBrowser {
  const { data: found, refetch } = useQuery({
    queryKey: ['this browser'],
    queryFn: look,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    const leaving = new AbortController()
    void watchPermission(() => void refetch(), leaving.signal)
    return () => leaving.abort()
  }, [refetch])
  const known = browsers.map(({ endpoint }) => endpoint)
  return {
    state: found ? browserState({ support: pushSupport(), ...found, known }) : null,
    endpoint: found?.endpoint ?? null,
    lookAgain: async () => void (await refetch()),
  }
}
