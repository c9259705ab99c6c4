import { Paged } from './paged.ts'
import type { AnswerWith, FieldPath, IncludePath, Path } from './shaping.ts'
import { type CallOptions, newIdempotencyKey, type Transport, type Values } from './transport.ts'
import type { Item, Reads, Writes } from './types.gen.ts'

/** One word, or several of them. */
type OneOrMore<Word extends string> = Word | readonly Word[]

type Chosen<P extends Path, I extends string, F extends string> = ([IncludePath<P>] extends [never]
  ? unknown
  : { include?: OneOrMore<I> | undefined }) &
  (Reads[P]['fields'] extends true ? { fields?: OneOrMore<F> | undefined } : unknown)

/** What a read takes: what stands in its path and what it can be asked, under the API's own names. */
export type Asked<
  P extends Path,
  I extends string = IncludePath<P>,
  F extends string = FieldPath<P>,
> = Reads[P]['params'] & Reads[P]['query'] & Chosen<P, I, F>

/** Nothing need be given where nothing is required. */
type Given<A, Options> = Record<never, never> extends A ? [asked?: A, options?: Options] : [asked: A, options?: Options]

type DataOf<Answer> = Answer extends Item<infer Data> ? Data : Answer
type RowOf<Answer> = Answer extends { data: ReadonlyArray<infer Row> }
  ? Row
  : Answer extends { data: { players: ReadonlyArray<infer Row> } }
    ? Row
    : never

/** The paths of lists that go on with a cursor. */
export type ListPath = { [P in Path]: Reads[P]['answer'] extends { page: object } ? P : never }[Path]

export type Get<P extends Path> = <const I extends IncludePath<P> = never, const F extends FieldPath<P> = never>(
  ...given: Given<Asked<P, I, F>, CallOptions>
) => Promise<DataOf<AnswerWith<P, I, F>>>

export type List<P extends Path> = <const I extends IncludePath<P> = never, const F extends FieldPath<P> = never>(
  ...given: Given<Asked<P, I, F>, CallOptions>
) => Paged<AnswerWith<P, I, F>, RowOf<AnswerWith<P, I, F>>>

export type WriteKey = keyof Writes

/** What a write takes: what stands in its path, and its body. */
export type Written<W extends WriteKey> = Writes[W]['params'] &
  Writes[W]['query'] &
  (Writes[W]['body'] extends undefined
    ? unknown
    : Record<never, never> extends Writes[W]['body']
      ? { body?: Writes[W]['body'] }
      : { body: Writes[W]['body'] })

export interface WriteOptions extends CallOptions {
  /** Another run of the same program gives the same key and gets the same answer; by default a new one for each call. */
  readonly idempotencyKey?: string
  /** The `version` that was read: if the record has changed since, nothing is written and the call fails with `stale`. */
  readonly ifMatch?: number
}

export type Write<W extends WriteKey> = (
  ...given: Given<Written<W>, WriteOptions>
) => Promise<DataOf<Writes[W]['answer']>>

interface AnyPage {
  readonly data: readonly unknown[] | { readonly players: readonly unknown[] }
  readonly page: { readonly next: string | null }
}

export type Calls = ReturnType<typeof createCalls>

/** Reads, lists and writes by their address. */
export function createCalls({ request }: Transport) {
  const read = <T>(path: Path, query: object | undefined, options: CallOptions = {}) =>
    request<T>('GET', path, { query: query as Values, ...options })

  const get = <P extends Path>(path: P) =>
    (async (asked?: object, options?: CallOptions) =>
      (await read<{ data: unknown }>(path, asked, options)).data) as Get<P>

  const list = <P extends ListPath>(path: P) =>
    ((asked?: object, options?: CallOptions) =>
      new Paged<AnyPage, unknown>({
        read: (cursor) => read(path, { ...asked, ...(cursor !== null && { cursor }) }, options),
        items: ({ data }) => ('players' in data ? data.players : data),
        next: ({ page }) => page.next,
      })) as unknown as List<P>

  const write = <W extends WriteKey>(key: W) => {
    const [method, path] = key.split(' ') as [string, string]
    return (async (asked: { body?: unknown } = {}, options: WriteOptions = {}) => {
      const { body, ...query } = asked
      const { idempotencyKey = newIdempotencyKey(), ifMatch, ...rest } = options
      const answer = await request<{ data: unknown } | undefined>(method, path, {
        ...rest,
        query,
        idempotencyKey,
        ...(body !== undefined && { body }),
        ...(ifMatch !== undefined && { headers: { 'if-match': `"${ifMatch}"` } }),
      })
      return answer?.data
    }) as Write<W>
  }

  return { read, get, list, write }
}
