import { Type, type Static } from 'typebox'
import { Nullable, Slug } from '../shapes/shapes.ts'

// Relations by name: enough to show and to link. `include=` gives them whole.

const id = Type.String({ description: 'O id, que não muda.' })
const name = Type.String({ description: 'O nome, como se mostra.' })

export const TeamRef = Type.Object(
  {
    id,
    name,
    acronym: Nullable(Type.String({ description: 'A sigla, como em `BAH`.' })),
    crest: Nullable(Type.String({ description: 'Endereço do escudo; sem ele, o console desenha um.' })),
    colours: Type.Array(Type.String(), { description: 'As cores, da principal em diante, como em `#0057b8`.' }),
  },
  { description: 'Um time, pelo nome.' },
)
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
export const PersonRef = Type.Object(
  {
    id: Nullable(Type.String({ description: 'Nulo quando o nome da fonte pode ser de várias pessoas.' })),
    name,
  },
  { description: 'Uma pessoa, pelo nome.' },
)
export type PersonRef = Static<typeof PersonRef>

export const CompetitionRef = Type.Object({ id, name }, { description: 'Um campeonato, pelo nome.' })
export type CompetitionRef = Static<typeof CompetitionRef>

export const StadiumRef = Type.Object(
  { id, name, city: Nullable(Type.String({ description: 'A cidade.' })) },
  { description: 'Um estádio, pelo nome.' },
)
export type StadiumRef = Static<typeof StadiumRef>

export const StreamingRef = Type.Object({ id, name }, { description: 'Um streaming ou canal, pelo nome.' })
export type StreamingRef = Static<typeof StreamingRef>

export const ConfederationRef = Type.Object(
  { id, name, acronym: Nullable(Type.String({ description: 'A sigla, como em `CBF`.' })) },
  { description: 'Uma confederação, pelo nome.' },
)
export type ConfederationRef = Static<typeof ConfederationRef>

export const Score = Type.Object(
  {
    home: Type.Integer({ description: 'Os gols do mandante.' }),
    away: Type.Integer({ description: 'Os gols do visitante.' }),
  },
  { description: 'Um placar.' },
)
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

export const Assists = Nullable(
  Type.Integer({ description: 'Nulo: ninguém os contou, ou só os de uma parte dos jogos.' }),
)
