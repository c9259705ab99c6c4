import type { CompetitionRef } from '@meio-campo/contract'

interface Title {
  readonly competition: CompetitionRef
  readonly edition: string
}

export interface TitleGroup {
  readonly competition: CompetitionRef
  /** The newest first. */
  readonly editions: readonly string[]
}

/** By competition, the one won most often first. */
export function byCompetition(titles: readonly Title[]): readonly TitleGroup[] {
  return [...Map.groupBy(titles, ({ competition }) => competition.id).values()]
    .map((own) => ({
      competition: own[0]!.competition,
      editions: own
        .map(({ edition }) => edition)
        .sort()
        .toReversed(),
    }))
    .toSorted(
      (a, b) => b.editions.length - a.editions.length || a.competition.name.localeCompare(b.competition.name, 'pt-BR'),
    )
}

/** By ten years: "Anos 2020", the newest first; each with its titles in the order given. */
export function byDecade<T extends Title>(
  titles: readonly T[],
): readonly { readonly decade: string; readonly titles: readonly T[] }[] {
  return [...Map.groupBy(titles, ({ edition }) => `${edition.slice(0, 3)}0`)]
    .map(([year, own]) => ({ decade: `Anos ${year}`, titles: own }))
    .toSorted((a, b) => b.decade.localeCompare(a.decade))
}
