import type { Reads } from './types.gen.ts'

export type Path = keyof Reads
type Answer<P extends Path> = Reads[P]['answer']
type Data<P extends Path> = Answer<P> extends { data: infer D } ? D : never

/** The relations that a read gives whole: `home`, `events.player`. */
export type IncludePath<P extends Path> = keyof Reads[P]['includes'] & string

interface Inclusion {
  readonly at: string
  readonly gives: unknown
}

/** `home.stadium` brings `home` as well. */
type WithParents<I extends string> = I extends `${infer Parent}.${string}` ? I | Parent : I

type Inclusions<P extends Path, I extends string> = {
  [K in IncludePath<P>]: K extends WithParents<I>
    ? Reads[P]['includes'][K] extends infer Found extends Inclusion
      ? Each<Found['at'], Found['gives']>
      : never
    : never
}[IncludePath<P>]

/** A union of places becomes a union of entries, one for each place. */
type Each<At extends string, Gives> = At extends string ? { readonly at: At; readonly gives: Gives } : never

/** The inclusions below a field, seen from it. */
type Below<K extends string, C extends Inclusion> = C extends {
  readonly at: `${K}.${infer Rest}`
  readonly gives: infer G
}
  ? Each<Rest, G>
  : never

type Here<K, C extends Inclusion> = Extract<C, { readonly at: K }>

/** A person without an id stays as it is, because there is no record to include. */
type Replaced<Before, Gives> = Before extends null | undefined
  ? Before
  : Before extends { id: string }
    ? Gives
    : Gives | Before

/** The type of a field: an included one is always present. */
type Field<T, K extends keyof T & string, C extends Inclusion> = [Here<K, C>] extends [never]
  ? Whole<T[K], Below<K, C>>
  : Here<K, C>['gives'] extends null
    ? Whole<Exclude<T[K], undefined>, Below<K, C>>
    : Whole<Replaced<Exclude<T[K], undefined>, Here<K, C>['gives']>, Below<K, C>>

/** An answer's shape with some of its relations whole. */
type Whole<T, C extends Inclusion> = [C] extends [never]
  ? T
  : T extends ReadonlyArray<infer Item>
    ? Array<Whole<Item, C>>
    : T extends object
      ? Flat<
          { [K in keyof T & string as [Here<K, C>] extends [never] ? K : never]: Field<T, K, C> } & {
            [K in keyof T & string as [Here<K, C>] extends [never] ? never : K]-?: Field<T, K, C>
          }
        >
      : T

/** Only the fields named, by their paths; of a list, those of each item. */
type Picked<T, F extends string> =
  T extends ReadonlyArray<infer Item>
    ? Array<Picked<Item, F>>
    : T extends object
      ? { [K in keyof T as K extends FirstOf<F> ? K : never]: K extends F ? T[K] : Picked<T[K], AfterFirst<F, K>> }
      : T

type FirstOf<F extends string> = F extends `${infer First}.${string}` ? First : F
type AfterFirst<F extends string, K> = K extends string ? (F extends `${K}.${infer Rest}` ? Rest : never) : never

type Flat<T> = { [K in keyof T]: T[K] }

/** As deep as paths are suggested and checked; the API goes on to six names, by `client.request`. */
type Depth = readonly [1, 1, 1]

type PathsOf<T, D extends readonly unknown[]> =
  T extends ReadonlyArray<infer Item>
    ? PathsOf<Item, D>
    : T extends object
      ? string extends keyof T
        ? never
        : { [K in keyof T & string]-?: K | Inside<K, NonNullable<T[K]>, D> }[keyof T & string]
      : never

type Inside<K extends string, T, D extends readonly unknown[]> = D extends readonly [unknown, ...infer Rest]
  ? `${K}.${PathsOf<T, Rest>}`
  : never

/** What `fields` takes: names and paths, also of what only comes with `include`. */
export type FieldPath<P extends Path> = Reads[P]['fields'] extends true
  ? PathsOf<Whole<Data<P>, Inclusions<P, IncludePath<P>>>, Depth>
  : never

type Shaped<P extends Path, I extends string, F extends string> = [F] extends [never]
  ? Whole<Data<P>, Inclusions<P, I>>
  : // What `fields` names is included by itself.
    Picked<Whole<Data<P>, Inclusions<P, I | IncludePath<P>>>, F>

/** What a read answers, with these relations whole, or with these fields only. */
export type AnswerWith<P extends Path, I extends string, F extends string> = [I | F] extends [never]
  ? Answer<P>
  : Omit<Answer<P>, 'data'> & { data: Shaped<P, I, F> }
