// Football's own countries: what the United Kingdom sends to tournaments is four teams.
const home: Readonly<Record<string, string>> = {
  'GB-ENG': 'Inglaterra',
  'GB-SCT': 'Escócia',
  'GB-WLS': 'País de Gales',
  'GB-NIR': 'Irlanda do Norte',
}
const names = new Intl.DisplayNames('pt-BR', { type: 'region', fallback: 'none' })

/** "Brasil" for `BR`, "Inglaterra" for `GB-ENG`; a code nobody knows stays as it is. */
export function countryName(code: string): string {
  if (home[code]) return home[code]
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
