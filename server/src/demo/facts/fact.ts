/** The real facts of the demonstration, written by hand; null where a fact is not known for certain. */

export interface ConfederationFact {
  readonly id: string
  readonly parent: string | null
  readonly name: string
  readonly officialName: string | null
  readonly acronym: string | null
  readonly country: string | null
  readonly state: string | null
  readonly founded: number | null
  readonly site: string | null
}

export interface StadiumFact {
  readonly id: string
  readonly name: string
  readonly officialName: string | null
  readonly city: string
  readonly state: string | null
  readonly country: string
  readonly capacity: number
  readonly opened: number | null
  readonly surface: 'grass' | 'artificial' | 'hybrid' | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly recordAttendance: number | null
  readonly formerNames: readonly string[]
}

export interface TeamFact {
  readonly id: string
  readonly kind: 'club' | 'national'
  readonly gender: 'men'
  readonly name: string
  readonly officialName: string | null
  readonly acronym: string
  readonly nickname: string | null
  readonly founded: number | null
  readonly city: string | null
  readonly state: string | null
  readonly country: string
  /** `#rrggbb`, most prominent first, two or three. */
  readonly colours: readonly string[]
  readonly stadium: string | null
  readonly confederation: string
  readonly rivals: readonly string[]
  readonly site: string | null
}

export interface TitleFact {
  readonly competition: string
  readonly edition: string
  readonly champion: string
  readonly runnerUp: string | null
  readonly finalScore: string | null
  readonly topScorer: { readonly name: string; readonly goals: number } | null
  readonly coach: string | null
  readonly note: string | null
}

export interface StreamingFact {
  readonly id: string
  readonly kind: 'streaming' | 'open-tv' | 'pay-tv' | 'pay-per-view' | 'radio'
  readonly name: string
  readonly officialName: string | null
  readonly site: string
  readonly free: boolean
  readonly country: string
}

/** A broadcaster of the current edition: all of it, or one club's home matches. */
export interface RightFact {
  readonly competition: string
  readonly streaming: string
  readonly homeTeam: string | null
  readonly note: string | null
}

export interface CompetitionFact {
  readonly id: string
  readonly code: string
  readonly kind: 'league' | 'cup' | 'friendly'
  readonly participants: 'club' | 'national'
  readonly name: string
  readonly officialName: string | null
  readonly shortName: string | null
  readonly country: string | null
  readonly confederation: string
}

/** A person in the CBF's match sheets and in the records of national teams, whose names alone do not identify them. */
export interface KnownPersonFact {
  readonly cbfNumber: string
  readonly name: string
  readonly nationalName: string
  readonly nationalTeam: string
  readonly birthDate: string | null
  /** As the match sheets write it: guards against a slip in the number. */
  readonly fullName: string
}
