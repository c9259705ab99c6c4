import type { StadiumFact } from '../fact.ts'
import { listOf, numberOf, requiredOf, rowsOf, textOf } from '../rows.ts'
import { abroad } from './abroad.ts'
import { brazil } from './brazil.ts'

function surfaceOf(cell: string | undefined): StadiumFact['surface'] {
  const text = textOf(cell)
  if (text === null || text === 'grass' || text === 'artificial' || text === 'hybrid') return text
  throw new Error(`no such surface: ${text}`)
}

function stadiumOf(row: readonly string[], inBrazil: boolean): StadiumFact {
  const [id, name, officialName, city, place, capacity, opened, surface, latitude, longitude, record, former] = row
  return {
    id: requiredOf(id, row),
    name: requiredOf(name, row),
    officialName: textOf(officialName),
    city: requiredOf(city, row),
    state: inBrazil ? requiredOf(place, row) : null,
    country: inBrazil ? 'BR' : requiredOf(place, row),
    capacity: numberOf(requiredOf(capacity, row)) ?? 0,
    opened: numberOf(opened),
    surface: surfaceOf(surface),
    latitude: numberOf(latitude),
    longitude: numberOf(longitude),
    recordAttendance: numberOf(record),
    formerNames: listOf(former),
  }
}

export const stadiums: readonly StadiumFact[] = [
  ...rowsOf(brazil).map((row) => stadiumOf(row, true)),
  ...rowsOf(abroad).map((row) => stadiumOf(row, false)),
]
