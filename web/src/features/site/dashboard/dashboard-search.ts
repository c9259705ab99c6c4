/** `?confirmacao=` comes with the mail that confirms an address; `?post=` opens a post. */
export interface DashboardSearch {
  readonly confirmacao?: string
  readonly post?: string
}

const text = (value: unknown, most: number) => (typeof value === 'string' && value !== '' ? value.slice(0, most) : null)

export function parseDashboardSearch(search: Readonly<Record<string, unknown>>): DashboardSearch {
  const token = text(search['confirmacao'], 200)
  const post = text(search['post'], 120)
  return { ...(token && { confirmacao: token }), ...(post && { post }) }
}
