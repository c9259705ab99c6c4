import type { Day } from '@meio-campo/football'
import type { Move } from '../people/moves.ts'
import type { InventedPlayer } from '../people/person.ts'
import type { InventedSquad } from '../people/squads.ts'

/** A player at a club, from a day until another; the last day no longer counts. */
export interface Stay {
  readonly player: InventedPlayer
  readonly club: string
  readonly from: Day
  until: Day | null
  readonly number: number
  readonly loan: boolean
  readonly contractUntil: Day
}

/** Which player is at which club, and when. */
export class Stays {
  readonly #byClub = new Map<string, Stay[]>()
  readonly #current = new Map<string, Stay>()

  constructor(squads: readonly InventedSquad[]) {
    for (const { team, players } of squads) {
      for (const player of players) {
        const { since: from, number, contractUntil } = player
        this.#begin({ player, club: team.id, from, until: null, number, loan: false, contractUntil })
      }
    }
  }

  /** The clubs of all players, after all moves so far. */
  clubs(): ReadonlyMap<string, string> {
    return new Map([...this.#current].map(([player, { club }]) => [player, club]))
  }

  move({ player, to, kind, day, number, contractUntil }: Move): void {
    const before = this.#current.get(player)!
    before.until = day
    this.#begin({
      player: before.player,
      club: to,
      from: day,
      until: null,
      number,
      loan: kind === 'loan',
      contractUntil,
    })
  }

  all(): readonly Stay[] {
    return [...this.#byClub.values()].flat()
  }

  at(club: string, day: Day): readonly Stay[] {
    const own = this.#byClub.get(club) ?? []
    return own.filter((stay) => isOn(stay, day))
  }

  /** Where a player was on a day. */
  clubOn(player: string, day: Day): string | null {
    const club = [...this.#byClub.values()].flat().find((stay) => stay.player.id === player && isOn(stay, day))?.club
    return club ?? null
  }

  #begin(stay: Stay): void {
    this.#byClub.set(stay.club, [...(this.#byClub.get(stay.club) ?? []), stay])
    this.#current.set(stay.player.id, stay)
  }
}

function isOn({ from, until }: Stay, day: Day): boolean {
  return from <= day && (until === null || until > day)
}
