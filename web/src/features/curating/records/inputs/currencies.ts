let names: Intl.DisplayNames | undefined
const usual = ['BRL', 'EUR', 'USD', 'GBP', 'ARS']

export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames('pt-BR', { type: 'currency' })
  return `${names.of(code) ?? code} (${code})`
}

interface CurrencyChoice {
  readonly value: string
  readonly label: string
}

let choices: readonly CurrencyChoice[] | undefined

/** Those of football first, then all others by name. Hundreds are named and sorted: when they are first offered. */
export function currencyChoices(): readonly CurrencyChoice[] {
  choices ??= namedChoices()
  return choices
}

function namedChoices(): readonly CurrencyChoice[] {
  const { compare } = new Intl.Collator('pt-BR')
  const choice = (value: string) => ({ value, label: currencyName(value) })
  const others = Intl.supportedValuesOf('currency').filter((code) => !usual.includes(code))
  return [...usual.map(choice), ...others.map(choice).toSorted((a, b) => compare(a.label, b.label))]
}
