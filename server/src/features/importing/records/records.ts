import type { Spot } from '@meio-campo/contract/rules'
import type { PlayerStatistics } from '@meio-campo/football'
import type { Origin } from '../../../platform/csv/source-error.ts'
import type { KnownRecord } from './known-record.ts'

// A dataset's statements in the terms of the model. Names are still the dataset's own: an importer does not resolve
// teams or people, so nothing here uses the database.

export type { Origin }

export interface TeamRef {
  readonly kind: 'club' | 'national'
  readonly name: string
  /** What distinguishes two teams of one name: ISO 3166 code of the country, Brazilian state. */
  readonly country: string | null
  readonly state: string | null
  readonly gender: 'men' | 'women'
  /** The dataset's own stable id, where it has one. */
  readonly key: string | null
}

export interface PersonRef {
  readonly name: string
  readonly fullName: string | null
  readonly birthDate: string | null
  readonly key: string | null
}

export interface StadiumRef {
  readonly name: string
  readonly city: string | null
  readonly country: string | null
  readonly key: string | null
}

/** `competition` is the public id (`brasileirao_serie_a`), `edition` its name (`2019`, `2018-19`). */
export interface EditionRef {
  readonly competition: string
  readonly edition: string
}

export interface TeamRecord {
  readonly record: 'team'
  readonly origin: Origin
  readonly team: TeamRef
  readonly aliases: readonly string[]
  readonly founded: number | null
  readonly dissolved: number | null
  readonly city: string | null
  readonly stadium: string | null
  readonly site: string | null
  readonly acronym?: string | null
}

export interface StadiumRecord {
  readonly record: 'stadium'
  readonly origin: Origin
  readonly stadium: StadiumRef
  readonly aliases: readonly string[]
  readonly capacity: number | null
  readonly opened: number | null
  readonly state: string | null
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null
}

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward'

export interface PersonRecord {
  readonly record: 'person'
  readonly origin: Origin
  readonly person: PersonRef
  readonly positions: readonly Position[]
  readonly heightCm: number | null
  readonly birthPlace: string | null
  readonly nationality: string | null
}

/** A member of a team's squad for an edition. */
export interface SquadRecord {
  readonly record: 'squad'
  readonly origin: Origin
  readonly edition: EditionRef
  readonly team: TeamRef
  readonly person: PersonRef
  readonly role: 'player' | 'coach'
  readonly number: number | null
  readonly position: Position | null
  /** The club of a national team's player at the time. */
  readonly club: TeamRef | null
}

export interface EditionRecord {
  readonly record: 'edition'
  readonly origin: Origin
  readonly edition: EditionRef
  /** The competition's popular name in Portuguese, for one that is not known yet. */
  readonly name: string
  /** The dataset's name of the competition, if it is not the popular one. */
  readonly alias?: string
  /** The competition's id on a platform that does not know the id in `edition`. */
  readonly popularId?: string
  readonly starts: string | null
  readonly ends: string | null
  readonly hosts: readonly string[]
  /** Data about a competition that has no table of its own. */
  readonly newCompetition?: NewCompetition
}

/** A competition created from what a file states about it. */
export interface NewCompetition {
  readonly kind: 'league' | 'cup'
  readonly participants: 'club' | 'national'
  readonly gender: 'men' | 'women'
  readonly country: string | null
  /** What the file calls it, with and without the country. */
  readonly names: readonly string[]
}

/** A competition without an edition: its names, and what distinguishes it from others of the same name. */
export interface CompetitionRecord {
  readonly record: 'competition'
  readonly origin: Origin
  /** The public id; null for one that this platform has no name for yet. */
  readonly competition: string | null
  readonly name: string
  readonly aliases: readonly string[]
  readonly country: string | null
  /** The dataset's own code, `br.1`. */
  readonly key: string | null
}

export interface Score {
  readonly home: number
  readonly away: number
}

export type MatchStatus =
  | 'scheduled'
  | 'finished'
  | 'postponed'
  | 'suspended'
  | 'abandoned'
  | 'cancelled'
  | 'awarded'
  | 'walkover'

export interface MatchRecord {
  readonly record: 'match'
  readonly origin: Origin
  readonly key: string | null
  readonly edition: EditionRef
  readonly phase: { readonly name: string; readonly kind: 'league' | 'groups' | 'knockout' } | null
  readonly group: string | null
  readonly round: { readonly number: number | null; readonly name: string } | null
  readonly leg: 1 | 2 | null
  readonly home: TeamRef
  readonly away: TeamRef
  /** The local day of kick-off; correct even if the hour is unknown. */
  readonly day: string | null
  /** UTC, only where the dataset knows hour and zone. */
  readonly kickoff: string | null
  /** `17:00` at the ground, for a dataset without the zone. */
  readonly localTime?: string
  readonly status: MatchStatus
  readonly statusReason: string | null
  /** Played, annulled and played again: the dataset has both, and only the later one counts. */
  readonly annulled: boolean
  readonly neutral: boolean
  readonly stadium: StadiumRef | null
  readonly halfTime: Score | null
  /** After 90 minutes. */
  readonly score: Score | null
  /** After 120 minutes, cumulative. */
  readonly extraTime: Score | null
  readonly penalties: Score | null
  /** The winner of a shoot-out whose kicks the dataset does not count. */
  readonly shootoutWinner?: Side
  /** The place, for a dataset that has the town but not the ground; with the dataset's own names. */
  readonly place?: { readonly city: string; readonly country: string }
  readonly attendance: number | null
  readonly events: readonly EventRecord[]
  readonly lineups: readonly LineupRecord[]
  readonly officials: readonly OfficialRecord[]
  /** Of the whole match, where the dataset has figures. */
  readonly statistics?: readonly StatisticsRecord[]
  /** Each player's figures, if the dataset has them. */
  readonly playerStatistics?: readonly PlayerStatisticsRecord[]
}

export interface PlayerStatisticsRecord {
  readonly side: Side
  readonly player: PersonRef
  readonly figures: PlayerStatistics
}

export interface StatisticsRecord {
  readonly side: Side
  readonly possession: number | null
  readonly shots: number | null
  readonly shotsOnTarget: number | null
  readonly corners: number | null
  readonly fouls: number | null
  readonly offsides: number | null
  readonly saves: number | null
  readonly passes: number | null
  readonly passesCompleted: number | null
}

export type Side = 'home' | 'away'
export type Period = 'first-half' | 'second-half' | 'extra-first-half' | 'extra-second-half' | 'penalties'

export interface EventRecord {
  readonly type:
    | 'goal'
    | 'own-goal'
    | 'penalty'
    | 'missed-penalty'
    | 'yellow'
    | 'second-yellow'
    | 'red'
    | 'substitution'
    | 'shootout-kick'
  readonly period: Period | null
  /** Counted from kick-off, 45 or 90 where it was in added time. */
  readonly minute: number | null
  readonly added: number | null
  /** The side of `player`: an own goal counts for the other one. */
  readonly side: Side
  readonly player: PersonRef | null
  readonly related: { readonly role: 'assist' | 'out'; readonly player: PersonRef } | null
  /** Whether a shoot-out kick went in. */
  readonly converted: boolean | null
  /** A goal straight from a free kick, if the dataset distinguishes it. */
  readonly detail?: 'free-kick'
}

export interface LineupRecord {
  readonly side: Side
  readonly coach: PersonRef | null
  readonly players: readonly LineupPlayerRecord[]
}

export interface LineupPlayerRecord {
  readonly player: PersonRef
  readonly number: number | null
  readonly starter: boolean
  readonly position: Position | null
  /** Set if the dataset states it and it fits the position. */
  readonly spot?: Spot | null
  readonly captain: boolean
}

export interface OfficialRecord {
  readonly person: PersonRef
  readonly role: 'referee' | 'assistant' | 'fourth' | 'var' | 'avar'
  readonly country: string | null
}

/** A row that could not be used, and why, in a sentence for the person who imports. */
export interface Rejection {
  readonly record: 'rejection'
  readonly origin: Origin
  readonly reason: string
}

/** A row that was used differently from the file (a repaired year, merged spellings), or in spite of a doubt. */
export interface Warning {
  readonly record: 'warning'
  readonly origin: Origin
  readonly reason: string
}

/** A row of our own dump, already in the database's terms: only its form has been checked. */
export interface RowRecord {
  readonly record: 'row'
  readonly origin: Origin
  readonly table: string
  /** The same list for rows that follow one another with the same columns. */
  readonly columns: readonly string[]
  readonly values: readonly unknown[]
}

export type ImportRecord =
  | TeamRecord
  | StadiumRecord
  | PersonRecord
  | SquadRecord
  | EditionRecord
  | CompetitionRecord
  | MatchRecord
  | KnownRecord
  | RowRecord
  | Rejection
  | Warning
