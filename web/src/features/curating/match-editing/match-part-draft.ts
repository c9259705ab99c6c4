import { localValues } from '../../../state/local-values.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A sheet as it was read, and what has become of it here. */
export interface SheetState<S> {
  readonly version: number
  readonly base: S
  readonly mine: S
}

export const isDirty = <S>({ base, mine }: SheetState<S>): boolean => !same(base, mine)

/** What was read anew: shown where nothing was typed; otherwise what is typed stays, on the newer version if it can. */
export function reread<S>(state: SheetState<S>, version: number, base: S): SheetState<S> {
  if (version <= state.version) return state
  if (!isDirty(state)) return { version, base, mine: base }
  // The match moved on and this sheet did not: the clock ticked, somebody scored.
  return same(base, state.base) ? { ...state, version } : state
}

/** Whether somebody else changed this very sheet, or only the match it belongs to. */
export const isContested = <S>(state: SheetState<S>, current: S): boolean => !same(current, state.base)

/** What is typed survives a reload. */
export const sheetDrafts = {
  read<S>(key: string): Pick<SheetState<S>, 'base' | 'mine'> | null {
    const text = localValues.read(key)
    if (text === null) return null
    try {
      const draft = JSON.parse(text) as Partial<SheetState<S>>
      return draft.base && draft.mine ? { base: draft.base, mine: draft.mine } : null
    } catch {
      return null
    }
  },
  write: <S>(key: string, { base, mine }: SheetState<S>) => localValues.write(key, JSON.stringify({ base, mine })),
  remove: (key: string) => localValues.remove(key),
}
