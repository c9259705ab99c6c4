import { findNameOfCountry } from '../../../football/countries/countries.ts'
import { readCoordinates } from '../openfootball/coordinates.ts'
import type { ImportRecord } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { linesOfElements } from './element-lines.ts'
import { bagOf } from './bag.ts'

/** `worldcup.stadiums.json`. */
export function readStadiums(
  file: string,
  text: string,
  json: unknown,
  country: string | null,
): readonly ImportRecord[] {
  const list = bagOf(json)?.get('stadiums')
  if (!Array.isArray(list)) throw new SourceError({ file, line: null }, 'o JSON não tem a lista de estádios.')
  const lines = linesOfElements(text, 'stadiums')
  return list.map((each: unknown, index): ImportRecord => {
    const line = lines[index] ?? null
    const stadium = bagOf(each)
    const [name, city] = [stadium?.get('name'), stadium?.get('city')]
    const [capacity, coordinates] = [stadium?.get('capacity'), stadium?.get('coords')]
    if (typeof name !== 'string' || name === '') {
      return { record: 'rejection', origin: { file, line }, reason: 'falta o nome de um estádio.' }
    }
    return {
      record: 'stadium',
      origin: { file, line },
      stadium: {
        name,
        city: typeof city === 'string' ? city : null,
        country: countryIn(stadium?.get('cc')) ?? country,
        key: null,
      },
      aliases: [],
      capacity: Number.isInteger(capacity) ? (capacity as number) : null,
      opened: null,
      state: null,
      coordinates: typeof coordinates === 'string' ? readCoordinates(coordinates) : null,
    }
  })
}

/** `us`, where a tournament has several hosts. */
function countryIn(letters: unknown): string | null {
  const code = typeof letters === 'string' ? letters.toUpperCase() : ''
  return findNameOfCountry(code) === null ? null : code
}
