import { Type, type Static } from 'typebox'
import { Nullable, Slug } from '../shapes/shapes.ts'

// Relations by name: enough to show and to link. `include=` gives them whole.

export const TeamRef = Type.Object({
  id: Type.String(),
  name: Type.String(),
  acronym: Nullable(Type.String()),
  crest: Nullable(Type.String({ description: 'Endereço do escudo; sem ele, o console desenha um.' })),
  colours: Type.Array(Type.String()),
})
export type TeamRef = Static<typeof TeamRef>

/** The team of an account, as the specification names its fields. */
export const FavouriteTeam = Type.Object({
  id: Slug,
  name: Type.String(),
  acronym: Type.String(),
  colors: Type.Array(Type.String()),
  linkAddress: Type.String({ description: 'A página do time no console.' }),
})
export type FavouriteTeam = Static<typeof FavouriteTeam>

/** A person; the id is null where the source's name matches several people. */
export const PersonRef = Type.Object({ id: Nullable(Type.String()), name: Type.String() })
export type PersonRef = Static<typeof PersonRef>

export const CompetitionRef = Type.Object({ id: Type.String(), name: Type.String() })
export type CompetitionRef = Static<typeof CompetitionRef>

export const StadiumRef = Type.Object({ id: Type.String(), name: Type.String(), city: Nullable(Type.String()) })
export type StadiumRef = Static<typeof StadiumRef>

export const StreamingRef = Type.Object({ id: Type.String(), name: Type.String() })
export type StreamingRef = Static<typeof StreamingRef>

export const ConfederationRef = Type.Object({
  id: Type.String(),
  name: Type.String(),
  acronym: Nullable(Type.String()),
})
export type ConfederationRef = Static<typeof ConfederationRef>

export const Score = Type.Object({ home: Type.Integer(), away: Type.Integer() })
export type Score = Static<typeof Score>

export const FormLetter = Type.Union([Type.Literal('V'), Type.Literal('E'), Type.Literal('D')])

/** Matches and what they gave, from one team's or coach's side. */
export const recordFigures = {
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  goalsFor: Type.Integer(),
  goalsAgainst: Type.Integer(),
  goalDifference: Type.Integer(),
}
export const RecordFigures = Type.Object(recordFigures)

export const GoalsInMinutes = Type.Object({
  from: Type.Integer(),
  to: Type.Integer(),
  scored: Type.Integer(),
  conceded: Type.Integer(),
})
