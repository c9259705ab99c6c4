import type { PersonName } from './names/person-name.ts'

export type PersonRole = 'player' | 'coach' | 'referee'

/** The years between which a person appeared for a team in one role. */
export interface TeamYears {
  readonly team: string
  readonly national: boolean
  readonly role: PersonRole
  readonly first: number
  readonly last: number
}

export interface Shirt {
  readonly number: number
  readonly dataset: string
}

/** Fewer members are not a whole squad. */
export const SMALLEST_SQUAD = 11

/** What the database knows of a person that helps to identify them. */
export interface PersonFacts {
  readonly id: string
  readonly names: readonly PersonName[]
  readonly birthDates: readonly string[]
  /** `men`, `women`: of the teams played for. */
  readonly sexes: readonly string[]
  /** Numbers that datasets gave to this person only: `cbf 337830`, `fjelstul-worldcup P 38906`. */
  readonly registrations: readonly string[]
  readonly teams: readonly TeamYears[]
  /** Squad places with a number, by edition and team. */
  readonly shirts: ReadonlyMap<string, Shirt>
  /** The editions and teams whose squad includes the person, with or without a number. */
  readonly squads: ReadonlySet<string>
  /** The datasets with any statement about this person. */
  readonly datasets: ReadonlySet<string>
}

/** The combined facts of two people. */
export function uniteFacts(a: PersonFacts, b: PersonFacts): PersonFacts {
  const both = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])]
  return {
    id: a.id < b.id ? a.id : b.id,
    names: both(a.names, b.names),
    birthDates: both(a.birthDates, b.birthDates),
    sexes: both(a.sexes, b.sexes),
    registrations: both(a.registrations, b.registrations),
    teams: uniteTeams([...a.teams, ...b.teams]),
    shirts: new Map([...b.shirts, ...a.shirts]),
    squads: new Set([...a.squads, ...b.squads]),
    datasets: new Set([...a.datasets, ...b.datasets]),
  }
}

function uniteTeams(teams: readonly TeamYears[]): TeamYears[] {
  const groups = Map.groupBy(teams, ({ team, role }) => `${team} ${role}`)
  return [...groups.values()].map((same) => ({
    ...same[0]!,
    first: Math.min(...same.map(({ first }) => first)),
    last: Math.max(...same.map(({ last }) => last)),
  }))
}

/** The years as a player, over all teams; null for a person who never was one. */
export function playingYears({ teams }: PersonFacts): { first: number; last: number } | null {
  const played = teams.filter(({ role }) => role === 'player')
  if (played.length === 0) return null
  return {
    first: Math.min(...played.map(({ first }) => first)),
    last: Math.max(...played.map(({ last }) => last)),
  }
}

/** A dataset's own number for a person, separate for players and coaches; null for a name. */
export function registrationOf(dataset: string, key: string): string | null {
  if (key === '' || key.startsWith('nome:')) return null
  const letters = /^[A-Za-z]+/.exec(key)?.[0]
  return letters === undefined ? `${dataset} ${key}` : `${dataset} ${letters} ${key.slice(letters.length)}`
}
