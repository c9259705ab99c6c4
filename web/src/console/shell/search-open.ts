import { createStore } from '../../state/store.ts'

/** Whether the search is open: the header's button, Ctrl/Cmd+K and the error page share it. */
export const searchOpen = createStore(false)
