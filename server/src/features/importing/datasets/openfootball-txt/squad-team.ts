import { findCountryByFifaCode, findCountryByName, findNameOfCountry } from '../../../football/countries/countries.ts'
import { nationalTeam } from '../names/team-ref.ts'
import type { TeamRef } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import type { Line } from './lines.ts'

/** `# Brazil (BRA)` at the top, or else the name of the file: `br-brazil.txt`, `sco-scotland.txt`. */
export function squadTeam(file: string, lines: readonly Line[]): TeamRef {
  const heading = lines
    .map(({ text, comment }) => (text === '' ? /^(.+?) \(([A-Z]{3})\)/.exec(comment ?? '') : null))
    .find((found) => found !== null)
  const stated = heading?.[2] === undefined ? null : findCountryByFifaCode(heading[2])
  if (heading?.[1] && stated) return { ...nationalTeam(heading[1]), country: stated }
  const [prefix = '', ...words] = (file.split('/').at(-1) ?? '').replace(/\.txt$/, '').split('-')
  const code = prefix.toUpperCase()
  const country =
    findCountryByName(words.join(' ')) ?? (findNameOfCountry(code) === null ? findCountryByFifaCode(code) : code)
  const name = country === null ? null : findNameOfCountry(country)
  if (country !== null && name !== null) return { ...nationalTeam(name), country }
  // A country that no table has is called what the file calls it.
  const written = heading?.[1] ?? words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ')
  if (written === '') throw new SourceError({ file, line: null }, 'não se sabe de que seleção é a lista.')
  return nationalTeam(written)
}
