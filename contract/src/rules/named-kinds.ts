/** The records that are known by more than one name. */
export const namedKinds = ['team', 'person', 'stadium', 'confederation', 'competition', 'streaming'] as const
export type NamedKind = (typeof namedKinds)[number]
