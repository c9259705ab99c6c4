/** What can be followed: the word in addresses, and the kind of record. */
export const followKinds = {
  times: 'team',
  jogadores: 'person',
  campeonatos: 'competition',
  jogos: 'match',
} as const

export type FollowPath = keyof typeof followKinds
export type FollowKind = (typeof followKinds)[FollowPath]

/** Records that one account follows. */
export const MOST_FOLLOWED = 200
