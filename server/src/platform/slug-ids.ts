import { slug } from '@meio-campo/contract/rules'

/** Gives out ids by the specification's slug rule; one that is taken gets a number. */
export class Ids {
  readonly #taken = new Set<string>()
  /** Where counting goes on, so that the thousandth Gabriel does not try all the numbers before. */
  readonly #next = new Map<string, number>()

  constructor(taken: Iterable<string> = []) {
    for (const id of taken) this.#taken.add(id)
  }

  has(id: string): boolean {
    return this.#taken.has(id)
  }

  reserve(id: string): string {
    this.#taken.add(id)
    return id
  }

  give(name: string, otherwise: string): string {
    const plain = slug(name).slice(0, 180)
    const base = /[a-z0-9]/.test(plain) ? plain : otherwise
    if (!this.#taken.has(base)) return this.reserve(base)
    for (let number = this.#next.get(base) ?? 2; ; number += 1) {
      const id = `${base}_${number}`
      if (this.#taken.has(id)) continue
      this.#next.set(base, number + 1)
      return this.reserve(id)
    }
  }
}
