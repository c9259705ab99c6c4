import { countryName, footballCountries } from '@meio-campo/contract/rules'

export { countryName } from '@meio-campo/contract/rules'

interface CountryChoice {
  readonly value: string
  readonly label: string
}

let choices: readonly CountryChoice[] | undefined

/** For a select list, by name. Most pages name a country and offer none: it is sorted when it is first offered. */
export function countryChoices(): readonly CountryChoice[] {
  choices ??= sortedChoices()
  return choices
}

function sortedChoices(): readonly CountryChoice[] {
  const { compare } = new Intl.Collator('pt-BR')
  return footballCountries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => compare(a.label, b.label))
}
