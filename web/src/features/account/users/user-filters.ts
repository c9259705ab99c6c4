const kinds = ['admins', 'bloqueadas'] as const
export type UserKind = (typeof kinds)[number]

/** What the address says about the list of accounts: `?aba=usuarios&busca=ana&filtro=admins`. */
export interface UserFilters {
  readonly busca?: string
  readonly filtro?: UserKind
}

export function parseUserFilters(search: Readonly<Record<string, unknown>>): UserFilters {
  const text = typeof search['busca'] === 'string' ? search['busca'].trim().slice(0, 100) : ''
  const kind = kinds.find((known) => known === search['filtro'])
  return { ...(text && { busca: text }), ...(kind && { filtro: kind }) }
}

export function toUserQuery({ busca, filtro }: UserFilters) {
  return {
    ...(busca && { q: busca }),
    ...(filtro === 'admins' && { admin: true }),
    ...(filtro === 'bloqueadas' && { blocked: true }),
  }
}
