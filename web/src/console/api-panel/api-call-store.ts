import { createStore } from '../../state/store.ts'
import type { ApiCall } from './api-call.ts'

/** The call of the page on screen; null where a page is no call. */
export const apiCallStore = createStore<ApiCall | null>(null)

/** Stays open from page to page: one reads the data and its call side by side. */
export const apiPanelOpen = createStore(false)
