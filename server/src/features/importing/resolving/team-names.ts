import { joinAge } from '../datasets/names/age-level.ts'
import { joinInitials } from './names/normalise.ts'

/**
 * Which team has which name. Names are normalised; initials count as one word (K.S.C. Lokeren is KSC Lokeren), and so
 * does the age of a youth team, however it is written.
 */
export class TeamNames<Team extends { readonly id: string }> {
  readonly #holders = new Map<string, Set<Team>>()
  readonly #names = new Map<string, readonly string[]>()

  add(team: Team, name: string): void {
    const key = keyOf(name)
    this.#holders.set(key, (this.#holders.get(key) ?? new Set()).add(team))
    const names = this.of(team.id)
    if (!names.includes(name)) this.#names.set(team.id, [...names, name])
  }

  holders(name: string): readonly Team[] {
    return [...(this.#holders.get(keyOf(name)) ?? [])]
  }

  /** Every name that a team is known by. */
  of(id: string): readonly string[] {
    return this.#names.get(id) ?? []
  }
}

const keyOf = (name: string): string => joinAge(joinInitials(name))
