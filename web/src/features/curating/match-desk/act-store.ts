import { parseLog, type ActLog } from './desk-acts.ts'
import { tabStores, type TabStore } from './tab-store.ts'

export type ActStore = TabStore<ActLog>

const stores = tabStores(parseLog)

/** What this tab has done at the desk of a match. */
export const actStoreFor = (userId: string, matchId: string): ActStore => stores(`atos:${userId}:${matchId}`)
