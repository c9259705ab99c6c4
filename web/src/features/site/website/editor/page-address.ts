/** Nothing is right too: the address then comes from the title. */
export function checkPageAddress(value: string): string | null {
  const address = value.trim()
  if (address === '') return null
  return /^[a-z0-9_]{2,60}$/.test(address)
    ? null
    : 'Use de 2 a 60 letras minúsculas sem acento, números ou sublinhado, como regras_da_liga.'
}
