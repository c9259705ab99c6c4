import type { TeamRef } from '../records/records.ts'
import { inEdition } from './team-keys.ts'

/** What the fixtures of an edition have decided about the names of its clubs. */
export class AlignedNames {
  readonly #clubs = new Map<string, string>()
  /** For one day, where a file calls two clubs of the edition by one name. */
  readonly #clubsOnDay = new Map<string, string>()
  readonly #excluded = new Map<string, ReadonlySet<string>>()

  align(ref: TeamRef, edition: string, id: string): void {
    this.#clubs.set(inEdition(edition, ref), id)
  }

  alignOnDay(ref: TeamRef, edition: string, day: string, id: string): void {
    this.#clubsOnDay.set(`${inEdition(edition, ref)} ${day}`, id)
  }

  /** Clubs that the name cannot mean there, because their fixtures contradict it. */
  exclude(ref: TeamRef, edition: string, clubs: ReadonlySet<string>): void {
    if (clubs.size > 0) this.#excluded.set(inEdition(edition, ref), clubs)
  }

  find(ref: TeamRef, edition: string, day: string | null = null): string | undefined {
    const mark = inEdition(edition, ref)
    return this.#clubsOnDay.get(`${mark} ${day}`) ?? this.#clubs.get(mark)
  }

  excludedFor(ref: TeamRef, edition: string): ReadonlySet<string> | undefined {
    return this.#excluded.get(inEdition(edition, ref))
  }
}
