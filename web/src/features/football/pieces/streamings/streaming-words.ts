import type { Streaming } from '@meio-campo/contract'
import { streamingKind } from './right-words.ts'

/** "TV aberta", "Rádio"; a channel hosted on YouTube is named by that kind. */
export function streamingKindWords({ kind, site }: Pick<Streaming, 'kind' | 'site'>): string {
  const onYoutube = site !== null && /^https?:\/\/(?:www\.)?youtube\.com(?:\/|$)/i.test(site)
  return kind === 'streaming' && onYoutube ? 'YouTube' : streamingKind(kind)
}

/** What it takes to watch. */
export function priceWords({ kind, free }: Pick<Streaming, 'kind' | 'free'>): string {
  if (free) return 'Grátis'
  return kind === 'pay-per-view' ? 'Assinatura à parte' : 'Por assinatura'
}
