import { keyScopeWords } from '@meio-campo/contract/rules'
import type { Operation } from './operations.ts'

const labels: Readonly<Record<string, { readonly label: string }>> = keyScopeWords

/** Who may call, in a few words each. */
export function accessWords({ access, scope }: Pick<Operation, 'access' | 'scope'>): readonly string[] {
  const who = { open: 'Aberta', user: 'Conta', admin: 'Administração' }[access]
  if (access === 'open') return [who]
  if (scope === null) return [who, 'Só com sessão']
  return [who, scope === 'any' ? 'Qualquer chave' : `Chave: ${(labels[scope]?.label ?? scope).toLowerCase()}`]
}
