/** What cannot be read from a dataset: the short codes that match ids are made of, and what kind of thing it is. */
export interface KnownCompetition {
  readonly code: string
  readonly kind: 'league' | 'cup' | 'friendly'
  readonly participants: 'club' | 'national'
  readonly gender: 'men' | 'women'
  readonly country: string | null
}

export interface Competition extends KnownCompetition {
  readonly id: string
}

export interface Edition {
  readonly id: string
  readonly name: string
  readonly year: number
  readonly competition: Competition
  /** Invented: what is real never goes into it. */
  readonly demo: boolean
  /** Made in this run: the database has nothing of it yet. */
  readonly fresh: boolean
}
