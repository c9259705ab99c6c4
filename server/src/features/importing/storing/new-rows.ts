/** Rows made in this run. A match may make a person long before the person's own record comes: that one tells it. */
export class NewRows {
  readonly #ids = new Set<string>()

  add(id: string): void {
    this.#ids.add(id)
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** True once for each, so that no row is told as new twice. */
  tell(id: string): boolean {
    return this.#ids.delete(id)
  }
}
