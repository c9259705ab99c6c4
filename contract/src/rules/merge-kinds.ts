/** The kinds of which two records can turn out to be one, and be merged. */
export const mergeKinds = ['team', 'person', 'stadium', 'confederation', 'streaming'] as const
export type MergeKind = (typeof mergeKinds)[number]
