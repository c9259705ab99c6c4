/** As many as the API changes at once. */
export const MOST_SELECTED = 1000

export function toggleId(now: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return now.has(id) ? unselectAll(now, [id]) : selectAll(now, [id])
}

export function selectAll(now: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return new Set([...now, ...ids].slice(0, MOST_SELECTED))
}

export function unselectAll(now: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const gone = new Set(ids)
  return new Set([...now].filter((id) => !gone.has(id)))
}
