import type { TeamRef } from '../../records/records.ts'
import { findCountryByName } from '../../../football/countries/countries.ts'

export function nationalTeam(name: string): TeamRef {
  return { kind: 'national', name, country: findCountryByName(name), state: null, gender: 'men', key: null }
}

export function club(name: string, country: string | null, state: string | null = null): TeamRef {
  return { kind: 'club', name, country, state, gender: 'men', key: null }
}
