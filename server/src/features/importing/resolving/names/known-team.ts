/** A team that this platform knows by all its spellings, before any dataset has named it. */
export interface KnownTeam {
  readonly id: string
  readonly kind: 'club' | 'national'
  readonly name: string
  readonly officialName: string | null
  readonly country: string
  readonly state: string | null
  readonly aliases: readonly string[]
}
