/** The tabs of /push, each with an address of its own: `/push?aba=entregas`. The first one is the page's own. */
export const pushTabs = ['webhooks', 'entregas', 'ao-vivo', 'notificacoes', 'simulador', 'guias'] as const
export type PushTab = (typeof pushTabs)[number]

export const FIRST_TAB: PushTab = pushTabs[0]

const known: ReadonlySet<string> = new Set(pushTabs)

/** An unknown tab becomes the first one; no tab at all is the first one too, and the address stays short. */
export function parsePushTab(text: unknown): { aba?: PushTab } {
  if (text === undefined) return {}
  return { aba: typeof text === 'string' && known.has(text) ? (text as PushTab) : FIRST_TAB }
}
