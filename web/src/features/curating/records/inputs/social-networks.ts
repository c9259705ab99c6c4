import type { SocialRow } from './typed-value.ts'

const networks: Readonly<Record<string, string>> = {
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  threads: 'Threads',
  bluesky: 'Bluesky',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  linkedin: 'LinkedIn',
}

export const networkName = (network: string): string => networks[network] ?? network

/** Those that are known, and whatever a record already names. */
export function networkChoices(rows: readonly SocialRow[]) {
  const all = new Set([...Object.keys(networks), ...rows.map(({ network }) => network)])
  return [...all].map((value) => ({ value, label: networkName(value) }))
}
