import { isUrl } from '@meio-campo/contract/rules'

/** The scheme may be left out of an address; a link needs one. */
export function toHref(address: string): string | null {
  if (!isUrl(address)) return null
  return /^https?:\/\//i.test(address) ? address : `https://${address}`
}
