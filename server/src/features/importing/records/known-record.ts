import type { Origin, Position, StadiumRecord } from './records.ts'

/** Facts about a club that must already exist: a source with all clubs of a country must not create them. */
export interface KnownTeamRecord {
  readonly record: 'known-team'
  readonly origin: Origin
  readonly key: string
  /** Every name of the club; none of them alone identifies it. */
  readonly names: readonly string[]
  /** ISO 3166, two letters, because some sources do not distinguish the countries of one state. */
  readonly country: string
  readonly founded: number | null
  readonly ground: {
    readonly key: string
    readonly names: readonly string[]
    readonly capacity: number | null
    readonly coordinates: StadiumRecord['coordinates']
  } | null
}

/** Facts about a person who must already exist, with the same birth date. */
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
