export interface Season {
  /** `2019`, `2018-19`. */
  readonly edition: string
  /** The first of its one or two years. */
  readonly year: number
  readonly split: boolean
}

/** `2018/19`, `2018-19`, `1999/2000`, `2019`, alone or at the end of a title. */
export function findSeason(text: string): Season | null {
  const found = /(?:^|[^\d])(\d{4})(?:[/-](\d{2}|\d{4}))?$/.exec(text.trim())
  if (!found?.[1]) return null
  const year = Number(found[1])
  const second = found[2]?.slice(-2)
  if (second === undefined) return { edition: found[1], year, split: false }
  if (Number(second) !== (year + 1) % 100) return null
  return { edition: `${found[1]}-${second}`, year, split: true }
}

/** The innermost folder or file name that is or starts with a season: `2013/cb.txt`, `2013_14/bl.txt`, `2014--brazil/cup.txt`, `2018_br1.txt`. */
export function findSeasonInPath(path: string): Season | null {
  for (const part of path.split('/').toReversed()) {
    const [, year, second] = /^(\d{4})(?:[-_](\d{2}))?(?=$|--|_|\.)/.exec(part) ?? []
    if (year === undefined) continue
    const season = findSeason(second === undefined ? year : `${year}-${second}`)
    if (season) return season
  }
  return null
}

const ANYWHERE = /(?<![\d/-])(\d{4})(?:[/-](\d{2}|\d{4}))?(?![\d/-])/g

/** The season of a title, wherever it stands: `World Cup 2026 Qualifying`, `2019/20 Pro League`, `Clausura 2012`. */
export function findSeasonInTitle(title: string): Season | null {
  const inside = [...title.matchAll(ANYWHERE)].map(([found]) => findSeason(found)).filter((each) => each !== null)
  return findSeason(title) ?? inside.at(-1) ?? null
}

/** `Belgium | Pro League 2023/24`: the country stands in front. */
export function plainTitle(title: string): string {
  return title.replaceAll(/\s*\|\s*/g, ' ').trim()
}

/** A title without its season. */
export function titleWithoutSeason(title: string): string {
  return title
    .trim()
    .replace(/[\s-]*\d{4}(?:[/-]\d{2,4})?$/, '')
    .replaceAll(ANYWHERE, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The season that matches were played in, for a file that does not name it: a year, or two where it begins late in one. */
export function seasonOfDays(days: readonly (string | null)[]): Season | null {
  const known = days.filter((day) => day !== null).sort()
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return null
  const [year, end] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  if (year === end) return { edition: String(year), year, split: false }
  if (end !== year + 1) return null
  return { edition: `${year}-${String(end % 100).padStart(2, '0')}`, year, split: true }
}
