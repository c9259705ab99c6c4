import type { TeamRef } from '@meio-campo/contract'

interface Terms {
  readonly home: TeamRef | null
  readonly note: string | null
  readonly starts: string | null
  readonly ends: string | null
}

/** One right on the same terms: to every match, or to these clubs' home matches. */
export interface RightGroup<R> {
  readonly key: string
  readonly right: R
  /** Empty: the right covers every match. */
  readonly homes: readonly TeamRef[]
}

/** Equal rights of several clubs become one group. Rights of different `subject`s are never joined. */
export function groupRights<R extends Terms>(
  rights: readonly R[],
  subject: (right: R) => string,
): readonly RightGroup<R>[] {
  const groups = new Map<string, { right: R; homes: TeamRef[] }>()
  for (const right of rights) {
    const { home, note, starts, ends } = right
    const key = [subject(right), home ? 'home' : 'all', note, starts, ends].join(' ')
    const group = groups.get(key) ?? { right, homes: [] }
    if (home) group.homes.push(home)
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}
