import type { Stadium, StadiumPage } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { countryName } from '../../../../components/flag/country-name.ts'

const surfaces: Readonly<Record<string, string>> = {
  grass: 'Grama natural',
  artificial: 'Grama sintética',
  hybrid: 'Grama híbrida',
}

export const surfaceWords = (surface: string | null): string | null => surface && (surfaces[surface] ?? null)

/** "Rio de Janeiro, RJ", "Montevidéu, Uruguai". */
export function stadiumPlace({ city, state, country }: Pick<Stadium, 'city' | 'state' | 'country'>): string | null {
  const land = country && country !== 'BR' ? countryName(country) : state
  return [city, land].filter(Boolean).join(', ') || null
}

type FormerName = StadiumPage['formerNames'][number]

/** "Vivaldão (1970–2010)", "Fonte Nova (até 2007)". */
export function formerNameWords({ name, from, to }: FormerName): string {
  if (from !== null && to !== null) return `${name} (${from}–${to})`
  if (from !== null) return `${name} (desde ${from})`
  return to === null ? name : `${name} (até ${to})`
}

const degrees = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 4 })

/** "22,9122° S, 43,2302° O". */
export function coordinateWords(latitude: number, longitude: number): string {
  const side = (value: number, sides: readonly [string, string]) =>
    `${degrees.format(Math.abs(value))}° ${value < 0 ? sides[0] : sides[1]}`
  return `${side(latitude, ['S', 'N'])}, ${side(longitude, ['O', 'L'])}`
}

const nearKm = numberFormat({ maximumFractionDigits: 1 })
const farKm = numberFormat({ maximumFractionDigits: 0 })

/** "8,4 km", "1.240 km". */
export const distanceWords = (km: number): string => `${(km < 100 ? nearKm : farKm).format(km)} km`
