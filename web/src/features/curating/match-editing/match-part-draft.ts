import { localValues } from '../../../state/local-values.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A part as it was read (`base`) and as it is edited here (`mine`). */
export interface MatchPartState<S> {
  readonly version: number
  readonly base: S
  readonly mine: S
}

export const isDirty = <S>({ base, mine }: MatchPartState<S>): boolean => !same(base, mine)

/** Joins what two people changed; null where both changed the same. */
export type Join<S> = (state: Pick<MatchPartState<S>, 'base' | 'mine'>, current: S) => S | null

/** After a refetch: without a draft the new data is shown; otherwise the draft stays, on the newer version if possible. */
export function reread<S>(state: MatchPartState<S>, version: number, base: S, join?: Join<S>): MatchPartState<S> {
  if (version <= state.version) return state
  if (!isDirty(state)) return { version, base, mine: base }
  // The version of the match grew and this part did not change, such as after a goal.
  if (same(base, state.base)) return { ...state, version }
  const mine = join?.(state, base) ?? null
  return mine === null ? state : { version, base, mine }
}

/** For a part with two sides: each is whose it was that changed it. Null where both changed one side, differently. */
export function joinSides<S extends Readonly<Record<'home' | 'away', unknown>>>(
  { base, mine }: Pick<MatchPartState<S>, 'base' | 'mine'>,
  current: S,
): S | null {
  const untouched = (side: 'home' | 'away') => same(mine[side], base[side])
  const clash = (side: 'home' | 'away') =>
    !untouched(side) && !same(current[side], base[side]) && !same(current[side], mine[side])
  if (clash('home') || clash('away')) return null
  return {
    ...mine,
    home: untouched('home') ? current.home : mine.home,
    away: untouched('away') ? current.away : mine.away,
  }
}

/** Whether another person changed this part, and not only another part of the match. */
export const isContested = <S>(state: MatchPartState<S>, current: S): boolean => !same(current, state.base)

/** The draft survives a reload. */
export const matchPartDrafts = {
  read<S>(key: string): Pick<MatchPartState<S>, 'base' | 'mine'> | null {
    const text = localValues.read(key)
    if (text === null) return null
    try {
      const draft = JSON.parse(text) as Partial<MatchPartState<S>>
      return draft.base && draft.mine ? { base: draft.base, mine: draft.mine } : null
    } catch {
      return null
    }
  },
  write: <S>(key: string, { base, mine }: MatchPartState<S>) => localValues.write(key, JSON.stringify({ base, mine })),
  remove: (key: string) => localValues.remove(key),
}
