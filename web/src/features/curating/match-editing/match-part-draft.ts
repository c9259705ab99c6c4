import { localValues } from '../../../state/local-values.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A part as it was read (`base`) and as it is edited here (`mine`). */
export interface MatchPartState<S> {
  readonly version: number
  readonly base: S
  readonly mine: S
}

export const isDirty = <S>({ base, mine }: MatchPartState<S>): boolean => !same(base, mine)

/** After a refetch: without a draft the new data is shown; otherwise the draft stays, on the newer version if possible. */
export function reread<S>(state: MatchPartState<S>, version: number, base: S): MatchPartState<S> {
  if (version <= state.version) return state
  if (!isDirty(state)) return { version, base, mine: base }
  // The version of the match grew and this part did not change, such as after a goal.
  return same(base, state.base) ? { ...state, version } : state
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
