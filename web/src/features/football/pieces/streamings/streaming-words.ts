import type { Streaming } from '@meio-campo/contract'
import { dateFormat } from '@meio-campo/contract/rules'

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

const kinds: Readonly<Record<string, string>> = {
  streaming: 'Streaming',
  'open-tv': 'TV aberta',
  'pay-tv': 'TV fechada',
  'pay-per-view': 'Pay-per-view',
  radio: 'Rádio',
}

export const streamingKind = (kind: string): string => kinds[kind] ?? kind

const date = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const day = (text: string) => date.format(new Date(`${text}T12:00:00Z`))

/** "Até 31 de dez. de 2029", "De … a …": how long the right is valid. */
export function periodWords({ starts, ends }: { starts: string | null; ends: string | null }): string | null {
  if (starts && ends) return `De ${day(starts)} a ${day(ends)}`
  if (starts) return `Desde ${day(starts)}`
  return ends ? `Até ${day(ends)}` : null
}
