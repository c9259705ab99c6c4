import { countryName, footballCountries, slug } from '@meio-campo/contract/rules'
import { findCountryByFifaCode, findCountryByName } from '../../football/countries/countries.ts'

const CODE = /^[A-Z]{2}(-[A-Z]{3})?$/

// Codes with a name that are no country: regions, unions, what is kept for tests.
const NO_COUNTRY = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const plain = (text: string) => slug(text.trim()).replaceAll(/_+/g, ' ')

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

// What people write here beside the name of the standard.
const others: Readonly<Record<string, string>> = {
  Holanda: 'NL',
  EUA: 'US',
  'República Tcheca': 'CZ',
  'República da Irlanda': 'IE',
  'Emirados Árabes': 'AE',
}

const byName = new Map<string, string>([
  ...footballCountries
    .filter((code) => code.length === 2)
    .map((code): [string, string] => [plain(english.of(code) ?? code), code]),
  ...footballCountries.map((code): [string, string] => [plain(countryName(code)), code]),
  ...Object.entries(others).map(([name, code]): [string, string] => [plain(name), code]),
])

/** `BR`, `BRA`, `Brasil`, `Brazil` → `BR`. */
export function findCountry(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (CODE.test(code) && countryName(code) !== code && !NO_COUNTRY.has(code)) return code
  const found = findCountryByFifaCode(code) ?? byName.get(plain(text)) ?? findCountryByName(text)
  return found !== null && CODE.test(found) ? found : null
}
