/** How to read the pages of a list. */
export interface Paging<Answer, Item> {
  /** Reads the first page, or the one at `next`. */
  read(next: string | null): Promise<Answer>
  items(answer: Answer): readonly Item[]
  /** Where the next page is; null after the last. */
  next(answer: Answer): string | null
}

/**
 * A list. Awaited, it is its first page; iterated, it is every item of every page, each page read when it is reached.
 */
export class Paged<Answer, Item> implements PromiseLike<Answer>, AsyncIterable<Item> {
  readonly #paging: Paging<Answer, Item>

  constructor(paging: Paging<Answer, Item>) {
    this.#paging = paging
  }

  // Awaiting a list reads its first page.
  // oxlint-disable-next-line unicorn/no-thenable
  then<Done = Answer, Failed = never>(
    done?: ((answer: Answer) => Done | PromiseLike<Done>) | null,
    failed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    // oxlint-disable-next-line promise/no-callback-in-promise
    return this.#paging.read(null).then(done, failed)
  }

  /** Page by page, with the fields beside the items. */
  async *pages(): AsyncGenerator<Answer, void, undefined> {
    let next: string | null = null
    do {
      const answer: Answer = await this.#paging.read(next)
      yield answer
      next = this.#paging.next(answer)
    } while (next !== null)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const answer of this.pages()) yield* this.#paging.items(answer)
  }
}
