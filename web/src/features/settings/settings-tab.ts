/** The tabs of /settings, each with an address of its own: `/settings?aba=dispositivos`. */
export const personalTabs = ['perfil', 'seguranca', 'dispositivos', 'aparencia'] as const
export const adminTabs = ['site', 'usuarios', 'auditoria', 'manutencao'] as const

export type SettingsTab = (typeof personalTabs | typeof adminTabs)[number]

const tabs: ReadonlySet<string> = new Set([...personalTabs, ...adminTabs])

/** An unknown tab is the first one: the address still names the page. */
export function parseSettingsTab(text: unknown): { aba?: SettingsTab } {
  return typeof text === 'string' && tabs.has(text) ? { aba: text as SettingsTab } : {}
}
