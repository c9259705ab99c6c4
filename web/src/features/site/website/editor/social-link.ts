import { isUrl, sentences } from '@meio-campo/contract/rules'

export interface SocialLink {
  readonly label: string
  readonly url: string
}

const isBlank = ({ label, url }: SocialLink) => label.trim() === '' && url.trim() === ''

/** A blank line is neither a link nor an error. */
export function keepFilled(links: readonly SocialLink[]): SocialLink[] {
  return links.filter((link) => !isBlank(link)).map(({ label, url }) => ({ label: label.trim(), url: url.trim() }))
}

export function findLinkErrors(link: SocialLink): { readonly label?: string; readonly url?: string } {
  if (isBlank(link)) return {}
  return {
    ...(link.label.trim() === '' && { label: sentences.required }),
    ...(Array.from(link.label.trim()).length > 40 && { label: sentences.atMost(40) }),
    ...(!isUrl(link.url.trim()) && { url: link.url.trim() === '' ? sentences.required : sentences.url }),
  }
}

/** The form's rule: each line has its own error. */
export function checkSocial(links: readonly SocialLink[]): string | null {
  return links.some((link) => Object.keys(findLinkErrors(link)).length > 0) ? 'Confira os links.' : null
}
