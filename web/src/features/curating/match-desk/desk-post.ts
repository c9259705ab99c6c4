import type { DeskOrder } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
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

export function onReturn(again: () => void) {
  window.addEventListener('online', again)
  return () => window.removeEventListener('online', again)
}

export const isOnline = () => window.navigator.onLine
