/** The tabs of /api, each with an address of its own: `/api?aba=referencia`. The first one is the page's own. */
export const apiTabs = ['chaves', 'uso', 'registros', 'referencia', 'widgets', 'mudancas'] as const
export type ApiTab = (typeof apiTabs)[number]

export const FIRST_TAB: ApiTab = apiTabs[0]

const known: ReadonlySet<string> = new Set(apiTabs)

/** An unknown tab becomes the first one; no tab at all is the first one too, and the address stays short. */
export function parseApiTab(text: unknown): { aba?: ApiTab } {
  if (text === undefined) return {}
  return { aba: typeof text === 'string' && known.has(text) ? (text as ApiTab) : FIRST_TAB }
}
