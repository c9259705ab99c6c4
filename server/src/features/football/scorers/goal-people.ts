import type { PersonRef } from '@meio-campo/contract'
import { unknownPlayer } from '../standings/edition-cards.ts'

/** All scorers and assisting players, by the id that a goal has: a person's, or one made from team and name. */
export class GoalPeople {
  readonly byId = new Map<string, PersonRef>()

  /** The id of a player in a goal; null if the source does not name one. */
  know(team: string, id: string | null, name: string | null): string | null {
    if (name === null) return null
    const key = id ?? unknownPlayer(team, name)
    this.byId.set(key, { id, name })
    return key
  }
}
