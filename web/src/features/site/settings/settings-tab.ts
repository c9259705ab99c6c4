/** The tabs of /settings, each with an address of its own: `/settings?aba=dispositivos`. */
export const personalTabs = [
  'perfil',
  'seguranca',
  'dispositivos',
  'notificacoes',
  'aparencia',
  'sugestoes',
  'privacidade',
] as const
export const adminTabs = [
  'site',
  'usuarios',
  'importacoes',
  'fontes',
  'qualidade',
  'auditoria',
  'sistema',
  'manutencao',
] as const

export type SettingsTab = (typeof personalTabs | typeof adminTabs)[number]

export const FIRST_TAB = 'perfil' satisfies SettingsTab

const tabs: ReadonlySet<string> = new Set([...personalTabs, ...adminTabs])
const forAdmins: ReadonlySet<string> = new Set(adminTabs)

/** An unknown tab becomes the first one; no tab at all is the first one too, and the address stays short. */
export function parseSettingsTab(text: unknown): { aba?: SettingsTab } {
  if (text === undefined) return {}
  return { aba: typeof text === 'string' && tabs.has(text) ? (text as SettingsTab) : FIRST_TAB }
}

/** The tabs that a reviewer's duty opens: of the imports, the queues that wait for decisions. */
export const reviewTabs = ['importacoes'] as const satisfies readonly SettingsTab[]
const forReviewers: ReadonlySet<string> = new Set(reviewTabs)

export function mayOpenTab(tab: SettingsTab | undefined, admin: boolean, reviewer = false): boolean {
  return admin || tab === undefined || !forAdmins.has(tab) || (reviewer && forReviewers.has(tab))
}
