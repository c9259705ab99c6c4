import { brazilianStates } from '@meio-campo/contract/rules'

export function findStateByName(name: string): string | null {
  return Object.entries(brazilianStates).find(([, state]) => state === name.trim())?.[0] ?? null
}

/** `Botafogo PB`, `Atlético-PR`: the state at the end of a name. A bare `SC` may be Sport Club (Paysandu SC): no state. */
export function findStateInName(name: string): string | null {
  const found = /(?<joint>[ -])(?<state>[A-Z]{2})$/.exec(name)?.groups
  if (!found || !Object.hasOwn(brazilianStates, found['state'] ?? '')) return null
  return found['state'] === 'SC' && found['joint'] === ' ' ? null : (found['state'] ?? null)
}
