import type { Origin, PersonRecord, PersonRef } from '../../records/records.ts'
import type { Act, Named } from './acts.ts'
import { unlisted, type ListedPlayer } from './lineups.ts'
import { personName } from './person-name.ts'

interface Known {
  readonly texts: Set<string>
  /** Full names from goals, cards and changes, and how often each stands there. */
  readonly fullNames: Map<string, number>
  /** On how many sheets they keep goal, and on how many they start elsewhere. */
  inGoal: number
  elsewhere: number
  lastSeen: Origin
}

/**
 * All people by registration number. Line-ups cut names, so a person's name is combined from all sheets, which is why
 * the importer reads everything before it maps anything.
 */
export class People {
  readonly #known = new Map<string, Known>()
  readonly #refs = new Map<string, PersonRef>()

  /** Sheets must come in the order of time: the latest nickname is the one in use. */
  learn(origin: Origin, listed: readonly ListedPlayer[], acts: readonly Act[]): void {
    for (const player of listed) {
      const known = this.#get(player.registration, origin)
      known.lastSeen = origin
      // Deleted and added again, so that the latest text is the last one.
      known.texts.delete(player.text)
      known.texts.add(player.text)
      if (player.goalkeeper) known.inGoal += 1
      else if (player.starter) known.elsewhere += 1
    }
    for (const { player, off } of acts) {
      this.#keepFullName(player)
      this.#keepFullName(off)
    }
  }

  *records(): Generator<PersonRecord> {
    for (const [registration, { lastSeen }] of this.#known) {
      yield {
        record: 'person',
        origin: lastSeen,
        person: this.refOf(registration),
        positions: this.isGoalkeeper(registration) ? ['goalkeeper'] : [],
        heightCm: null,
        birthPlace: null,
        nationality: null,
      }
    }
  }

  refOf(registration: string): PersonRef {
    const done = this.#refs.get(registration)
    if (done) return done
    const known = this.#known.get(registration)
    if (!known) throw new Error(`registration ${registration} was never learnt`)
    const ref = { ...personName([...known.texts].toReversed(), known.fullNames), birthDate: null, key: registration }
    this.#refs.set(registration, ref)
    return ref
  }

  /** A few sheets mark the wrong line: a player whom most sheets list elsewhere is not a goalkeeper. */
  isGoalkeeper(registration: string): boolean {
    const { inGoal = 0, elsewhere = 0 } = this.#known.get(registration) ?? {}
    return inGoal > 0 && inGoal >= elsewhere
  }

  refOfNamed(named: Named): PersonRef | null {
    return named.listed ? this.refOf(named.listed.registration) : unlisted(named.name)
  }

  #get(registration: string, origin: Origin): Known {
    const known = this.#known.get(registration)
    if (known) return known
    const made: Known = { texts: new Set(), fullNames: new Map(), inGoal: 0, elsewhere: 0, lastSeen: origin }
    this.#known.set(registration, made)
    return made
  }

  #keepFullName(named: Named | null): void {
    if (!named?.listed || named.name.endsWith('...')) return
    const names = this.#known.get(named.listed.registration)?.fullNames
    names?.set(named.name, (names.get(named.name) ?? 0) + 1)
  }
}
