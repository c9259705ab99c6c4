import { createStore } from './store.ts'

/** Records that answered from another address since the page was loaded: `times/santos_fc` → `santos`. */
export const movedRecords = createStore<ReadonlyMap<string, string>>(new Map())

/** A call that was sent on: where the two addresses differ in one place, that record was merged into another. */
export function noteMove(asked: string, answered: string): void {
  const move = findMove(asked, answered)
  if (!move || movedRecords.get().get(move.old) === move.id) return
  movedRecords.set(new Map([...movedRecords.get(), [move.old, move.id]]))
}

/** The folder keeps apart a team and a stadium of one id. */
export function findMove(asked: string, answered: string): { readonly old: string; readonly id: string } | null {
  const [before, after] = [asked.split('/'), answered.split('/')]
  const places = before.flatMap((part, at) => (part === after[at] ? [] : [at]))
  const [at] = places
  if (before.length !== after.length || places.length !== 1 || !at) return null
  return { old: `${before[at - 1]}/${before[at]}`, id: after[at]! }
}

/** A page's address with the present ids of its records, or null if none of them has moved. */
export function movedAddress(path: string, moves: ReadonlyMap<string, string>): string | null {
  const parts = path.split('/')
  const moved = parts.map((part, at) => moves.get(`${parts[at - 1]}/${part}`) ?? part).join('/')
  return moved === path ? null : moved
}
