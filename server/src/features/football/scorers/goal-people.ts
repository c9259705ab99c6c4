import type { PersonRef } from '@meio-campo/contract'
import { unknownPlayer } from '../standings/edition-cards.ts'

/** Everybody who scored or assisted, by the ids that goals carry: a person's, or one made of team and name. */
export class GoalPeople {
  readonly byId = new Map<string, PersonRef>()

  /** The id of a player in a goal; null where the source names nobody. */
  know(team: string, id: string | null, name: string | null): string | null {
    if (name === null) return null
    const key = id ?? unknownPlayer(team, name)
    this.byId.set(key, { id, name })
    return key
  }
}
