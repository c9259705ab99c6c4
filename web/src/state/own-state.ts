import { type BrazilianState, isBrazilianState } from '@meio-campo/contract/rules'
import { localValues } from './local-values.ts'
import { createStore, useStore } from './store.ts'

const KEY = 'estado'

/** The state of Brazil where the reader watches: some broadcasts are for some states only. Null until chosen. */
const ownState = createStore(parseOwnState(localValues.read(KEY)))

export const useOwnState = (): BrazilianState | null => useStore(ownState)

/** An empty text takes the choice back. */
export function chooseOwnState(text: string) {
  const state = parseOwnState(text)
  if (state) localValues.write(KEY, state)
  else localValues.remove(KEY)
  ownState.set(state)
}

function parseOwnState(text: string | null): BrazilianState | null {
  return text !== null && isBrazilianState(text) ? text : null
}
