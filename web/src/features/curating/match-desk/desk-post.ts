import type { DeskOrder } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { apiHost } from '../../../api/request.ts'
import { streamStore } from '../../../live/live-store.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { tabId } from './use-visit.ts'

const PATH = '/api/v1/campeonatos/{id}/jogos/{idjogo}/eventos'

/** The server performs a command once, however often and from whichever tab it is sent. */
export function postOrders({ id, idjogo }: MatchAddress, orders: readonly DeskOrder[]) {
  return api.post(PATH, {
    params: { id, idjogo },
    body: { commands: [...orders], desk: tabId },
    quiet: true,
    background: true,
  })
}

/**
 * Calls back when the device is online again, when its stream of events is (a service that was away), and when the
 * page is shown again, whose timers may have slept.
 */
export function onReturn(again: () => void) {
  const onStream = () => streamStore.get().connected && again()
  const onVisible = () => document.visibilityState === 'visible' && again()
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', onVisible)
  const unsubscribe = streamStore.subscribe(onStream)
  return () => {
    window.removeEventListener('online', again)
    document.removeEventListener('visibilitychange', onVisible)
    unsubscribe()
  }
}

/**
 * Whether a call would leave this device. A browser that claims to be offline may reach a service on the same machine or
 * network all the same, so the claim is tried with a call that changes nothing.
 */
export async function canReach(): Promise<boolean> {
  if (window.navigator.onLine) return true
  try {
    return (await fetch(`${apiHost}/health`, { cache: 'no-store', signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}
