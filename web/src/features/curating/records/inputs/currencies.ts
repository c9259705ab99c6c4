const names = new Intl.DisplayNames('pt-BR', { type: 'currency' })
const usual = ['BRL', 'EUR', 'USD', 'GBP', 'ARS']

export const currencyName = (code: string): string => `${names.of(code) ?? code} (${code})`

/** Those of football first, then all others by name. */
export const currencyChoices = [
  ...usual,
  ...Intl.supportedValuesOf('currency')
    .filter((code) => !usual.includes(code))
    .toSorted((a, b) => currencyName(a).localeCompare(currencyName(b), 'pt-BR')),
].map((value) => ({ value, label: currencyName(value) }))
