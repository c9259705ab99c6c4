import { Type } from 'typebox'
import { Nullable } from '../shapes/shapes.ts'

export const WaitingStatus = Type.Unsafe<'open' | 'admitted' | 'discarded'>(
  Type.String({ enum: ['open', 'admitted', 'discarded'] }),
)

/** A record that something kept back is about, with where it is shown. */
export const WaitingPlace = Type.Object({
  id: Type.String(),
  name: Type.String(),
  linkAddress: Nullable(Type.String()),
})

export const waitingQuery = {
  situacao: Type.Optional(
    Type.Unsafe<'abertos' | 'descartados'>(Type.String({ enum: ['abertos', 'descartados'], default: 'abertos' })),
  ),
}
