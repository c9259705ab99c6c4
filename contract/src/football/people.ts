import { Type, type Static } from 'typebox'
import { Nullable, Page } from '../shapes/shapes.ts'
import { CountryCodes, footballListQuery, IdList, recordFilters } from './reading.ts'
import { CompetitionRef, TeamRef } from './refs.ts'

/** The fields that players and coaches share. */
export const person = {
  id: Type.String(),
  name: Type.String(),
  officialName: Nullable(Type.String()),
  birthDate: Nullable(Type.String()),
  age: Nullable(
    Type.Integer({
      description:
        'Anos completos hoje; `null` sem data de nascimento, ou se a pessoa tem mais de 50 anos e não está em time nenhum: aí ninguém pode saber daqui se ela vive.',
    }),
  ),
  birthPlace: Nullable(Type.String()),
  nationalities: Type.Array(Type.String()),
  photo: Nullable(Type.String()),
}

export const PersonTitle = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  team: TeamRef,
  derived: Type.Boolean({
    description: 'Deduzido de súmulas e elencos do campeão; `false`: o título nomeia a pessoa.',
  }),
})
export type PersonTitle = Static<typeof PersonTitle>

export const personIncludes = {
  team: { gives: 'Team' },
  'team.stadium': { gives: 'Stadium' },
  'team.confederation': { gives: 'Confederation' },
} as const
export const personSorts = ['name', 'fame', 'birth', 'updated'] as const
export const personFilters = {
  ...recordFilters,
  time: Type.Optional(IdList('team', 'Só os que estão neste time.')),
  nacionalidade: Type.Optional(CountryCodes),
}
/** The same query and answer for the titles of players and of coaches. */
export const personTitles = {
  query: footballListQuery({ fields: PersonTitle.properties, sorts: ['edition'] }, {}),
  answer: Page(PersonTitle),
}
