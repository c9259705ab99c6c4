import { slug } from '@meio-campo/contract/rules'

const LONGEST = 60

/** The address that a title gives; nothing where the title has no letter that an address may have. */
export function pageAddressOf(title: string): string {
  const words = slug(title).split('_').filter(Boolean).join('_')
  return words.slice(0, LONGEST).replace(/_$/, '')
}

/** Nothing is right too: the address then comes from the title. */
export function checkPageAddress(value: string): string | null {
  const address = value.trim()
  if (address === '') return null
  return address.length >= 2 && address.length <= LONGEST && /^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(address)
    ? null
    : 'Use de 2 a 60 letras minúsculas sem acento e números, com _ entre as palavras, como regras_da_liga.'
}
