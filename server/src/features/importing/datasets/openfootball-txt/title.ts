import { findCountryByName } from '../../../football/countries/countries.ts'
import { findCompetitionByFileName, findCompetitionByTitle } from '../openfootball/competitions.ts'
import type { Competition } from '../openfootball/competitions.ts'
import { findSeason, findSeasonInPath, titleWithoutSeason } from '../openfootball/season.ts'
import type { Season } from '../openfootball/season.ts'
import { hostsOfWorldCup } from '../openfootball/world-cup-hosts.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import type { Line } from './lines.ts'

export interface Subject {
  readonly competition: Competition
  readonly season: Season
  readonly hosts: readonly string[]
}

/**
 * What a file with matches is about: its title (`= World Cup 2014  # in Brazil`), or else a comment at its top, or else
 * its name and folder. The folder's year wins over a comment's: one state championship carries last year's heading.
 */
export function subjectOf(file: string, lines: readonly Line[]): Subject {
  const title = lines.find(({ text }) => /^=\s*[^=]/.test(text))
  const heading = title?.text.replace(/^=+/, '').trim() ?? null
  const comments = lines.slice(0, 5).flatMap(({ text, comment }) => (text === '' && comment ? [comment] : []))
  const name = (file.split('/').at(-1) ?? '').replace(/\.txt$/, '')
  // A title that is not known must not be overruled by the name of the file.
  const competition =
    heading === null
      ? (firstKnown(comments.map((each) => titleWithoutSeason(each))) ?? findCompetitionByFileName(name))
      : findCompetitionByTitle(titleWithoutSeason(heading))
  if (!competition)
    throw new SourceError({ file, line: title?.number ?? null }, 'não se sabe de que competição são os jogos.')
  const season =
    (heading === null ? null : findSeason(heading)) ??
    findSeasonInPath(file) ??
    comments.map((each) => findSeason(each)).find((found) => found !== null)
  if (!season)
    throw new SourceError({ file, line: title?.number ?? null }, 'não se sabe de que temporada são os jogos.')
  return { competition, season, hosts: hostsOf(competition, season, title?.comment ?? '') }
}

function firstKnown(titles: readonly string[]): Competition | null {
  return titles.map((title) => findCompetitionByTitle(title)).find((found) => found !== null) ?? null
}

/** `in Poland-Ukraine,  June 8 - July 1`. */
function hostsOf(competition: Competition, season: Season, comment: string): readonly string[] {
  if (competition.id === 'copa_do_mundo') return hostsOfWorldCup(season.year)
  const told = /^in ([^,\d]+)/.exec(comment)?.[1] ?? ''
  return told.split(/-| n /).flatMap((name) => findCountryByName(name) ?? [])
}
