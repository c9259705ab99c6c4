interface InEdition {
  readonly edition: string
}

/** The season that a team's page is about: the one asked for, else the newest in which the team has played. */
export function shownSeason(
  asked: string | null,
  tables: readonly InEdition[],
  editions: readonly (InEdition & { readonly played: number })[],
): string | undefined {
  // An edition may be planned long before its first match.
  const begun = editions.filter(({ played }) => played > 0)
  return asked ?? newestOf(tables) ?? newestOf(begun) ?? newestOf(editions)
}

function newestOf(editions: readonly InEdition[]): string | undefined {
  return editions
    .map(({ edition }) => edition)
    .sort()
    .at(-1)
}
