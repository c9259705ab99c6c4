import { Type, type Static } from 'typebox'
import { Nullable } from '../shapes/shapes.ts'
import { Years } from './reading.ts'
import { PersonRef, TeamRef } from './refs.ts'

export const Transfer = Type.Object({
  id: Type.String(),
  person: PersonRef,
  from: Nullable(TeamRef),
  to: Nullable(TeamRef),
  kind: Type.String({ enum: ['transfer', 'loan', 'loanReturn', 'free', 'retirement'] }),
  day: Nullable(Type.String()),
  notBefore: Nullable(Type.String({ description: 'Sem o dia certo: visto pela última vez no time antigo.' })),
  notAfter: Nullable(Type.String({ description: 'Sem o dia certo: visto pela primeira vez no time novo.' })),
  derived: Type.Boolean({
    description:
      'Deduzida de súmulas e elencos: ninguém a anunciou aqui, o jogador foi visto num time e depois noutro.',
  }),
  season: Nullable(Type.String()),
  fee: Nullable(Type.Number()),
  currency: Nullable(Type.String()),
  demo: Type.Boolean(),
})
export type Transfer = Static<typeof Transfer>

export const transferFilters = {
  temporada: Type.Optional(Years),
}
