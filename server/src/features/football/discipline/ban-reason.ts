import type { Ban, SuspensionRules } from '@meio-campo/football'

const ORDINALS: Readonly<Record<number, string>> = { 2: 'Segundo', 3: 'Terceiro', 5: 'Quinto' }

/** Why cards keep somebody out, in words. */
export function banReason({ cause }: Ban, { limit }: SuspensionRules): string {
  return cause === 'dismissal' ? 'Cartão vermelho' : `${ORDINALS[limit] ?? `${limit}º`} cartão amarelo`
}
