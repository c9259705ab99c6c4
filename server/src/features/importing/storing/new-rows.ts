/** Rows created in this run. A match may create a person before the person's own record arrives, which then counts it. */
export class NewRows {
  readonly #ids = new Set<string>()

  add(id: string): void {
    this.#ids.add(id)
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** True once for each row, so that no row is counted as created twice. */
  takeOnce(id: string): boolean {
    return this.#ids.delete(id)
  }
}
