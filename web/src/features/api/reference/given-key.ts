import { createStore } from '../../../state/store.ts'

export type CallerChoice = 'session' | 'key'

/** In whose name "Executar" calls; stays from operation to operation. */
export const callerChoice = createStore<CallerChoice>('session')

/** The key that the visitor gave. In memory only: it goes with the tab, and nowhere else. */
export const givenKey = createStore('')

const KEY = /^mc_(?:live|test)_[\w-]+$/

export const isKey = (text: string) => KEY.test(text)
