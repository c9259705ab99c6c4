/** An answer that may go on, and how. */
export interface Paging<Answer, Item> {
  /** Reads a page: the first, or the one that `next` leads to. */
  read(next: string | null): Promise<Answer>
  items(answer: Answer): readonly Item[]
  /** What leads to the page after this one; null after the last. */
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

  // A list is a promise of its first page, as well as what can be iterated.
  // oxlint-disable-next-line unicorn/no-thenable
  then<Done = Answer, Failed = never>(
    done?: ((answer: Answer) => Done | PromiseLike<Done>) | null,
    failed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    // oxlint-disable-next-line promise/no-callback-in-promise
    return this.#paging.read(null).then(done, failed)
  }

  /** Page by page, for what stands beside the items. */
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
