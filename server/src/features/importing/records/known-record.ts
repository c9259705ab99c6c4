import type { Origin, Position, StadiumRecord } from './records.ts'

/** Facts about a club that has to be here already: a source that knows a whole country's clubs makes none. */
export interface KnownTeamRecord {
  readonly record: 'known-team'
  readonly origin: Origin
  readonly key: string
  /** Every name it goes by; none of them says by itself that it is the same club. */
  readonly names: readonly string[]
  /** ISO 3166, two letters: a source may not tell the countries of one state apart. */
  readonly country: string
  readonly founded: number | null
  readonly ground: {
    readonly key: string
    readonly names: readonly string[]
    readonly capacity: number | null
    readonly coordinates: StadiumRecord['coordinates']
  } | null
}

/** Facts about somebody who has to be here already, with the same birth date. */
export interface KnownPersonRecord {
  readonly record: 'known-person'
  readonly origin: Origin
  readonly key: string
  readonly names: readonly string[]
  readonly birthDate: string
  readonly gender: 'men' | 'women' | null
  readonly positions: readonly Position[]
  readonly heightCm: number | null
  readonly birthPlace: string | null
  readonly nationality: string | null
}

export type KnownRecord = KnownTeamRecord | KnownPersonRecord
