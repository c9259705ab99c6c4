import { localValues } from '../../../../state/local-values.ts'
import { createStore, useStore } from '../../../../state/store.ts'

const KEY = 'anuncios'

/** What the reader said about advertisements on this device; null until asked. */
export type AdConsent = 'sim' | 'nao' | null

const adConsent = createStore<AdConsent>(parseConsent(localValues.read(KEY)))

export const useAdConsent = (): AdConsent => useStore(adConsent)

export function answerAds(answer: AdConsent) {
  if (answer === null) localValues.remove(KEY)
  else localValues.write(KEY, answer)
  adConsent.set(answer)
}

function parseConsent(text: string | null): AdConsent {
  return text === 'sim' || text === 'nao' ? text : null
}
