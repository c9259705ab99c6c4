/** The words of `?sort=` at a match's line-ups: each begins with the largest, with a hyphen with the smallest. */
const SORTS = ['nota', 'minutos', 'chutes', 'passes', 'dribles', 'desarmes', 'duelos', 'faltas', 'defesas'] as const
export type LineupSort = (typeof SORTS)[number]

export function lineupSortOf(sort: unknown): LineupSort | undefined {
  const word = typeof sort === 'string' ? sort.replace(/^-/, '') : undefined
  return SORTS.find((known) => known === word)
}

/** Only an order that there is. */
export const parseLineupsSearch = ({ sort }: Readonly<Record<string, unknown>>): { readonly sort?: string } =>
  lineupSortOf(sort) ? { sort: String(sort) } : {}
