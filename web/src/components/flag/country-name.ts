import { countryName, footballCountries } from '@meio-campo/contract/rules'

export { countryName } from '@meio-campo/contract/rules'

/** For a select list, by name. */
export const countryChoices: readonly { readonly value: string; readonly label: string }[] = footballCountries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'))
