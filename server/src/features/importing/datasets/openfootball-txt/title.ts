import { findCountryByName } from '../../../football/countries/countries.ts'
import {
  findCompetitionByFileName,
  findCompetitionByName,
  findCompetitionByTitle,
} from '../openfootball/competitions.ts'
import type { Competition } from '../openfootball/competitions.ts'
import type { MatchRow } from '../openfootball/match-row.ts'
import { countryOfFile, newCompetition, type CompetitionSigns } from '../openfootball/new-competition.ts'
import {
  findSeason,
  findSeasonInPath,
  findSeasonInTitle,
  plainTitle,
  titleWithoutSeason,
} from '../openfootball/season.ts'
import type { Season } from '../openfootball/season.ts'
import { stageInTitle } from '../openfootball/title-stage.ts'
import { hostsOfWorldCup } from '../openfootball/world-cup-hosts.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import type { Line } from './lines.ts'

export interface Subject {
  readonly competition: Competition
  readonly season: Season
  readonly hosts: readonly string[]
  /** `Apertura`, where the heading says that the file is one table of the year. */
  readonly stage: string | null
  /** For a competition that no table has: what it was made from. */
  readonly signs: Omit<CompetitionSigns, 'rows'> | null
}

/**
 * What a file with matches is about: its title (`= World Cup 2014  # in Brazil`), or else a comment at its top, or else
 * its name and folder. The folder's year wins over a comment's: one state championship carries last year's heading.
 */
export function subjectOf(file: string, lines: readonly Line[], held = ''): Subject {
  const title = lines.find(({ text }) => /^=\s*[^=]/.test(text))
  const heading = title === undefined ? null : plainTitle(title.text.replaceAll(/^=+|=+$/g, ''))
  const comments = lines.slice(0, 5).flatMap(({ text, comment }) => (text === '' && comment ? [comment] : []))
  const name = (file.split('/').at(-1) ?? '').replace(/\.txt$/, '')
  const season =
    (heading === null ? null : findSeasonInTitle(heading)) ??
    findSeasonInPath(file) ??
    comments.map((each) => findSeason(each)).find((found) => found !== null)
  if (!season) {
    throw new SourceError({ file, line: title?.number ?? null }, `não se sabe de que temporada são os jogos.${held}`)
  }
  const { title: stated, stage } = stageInTitle(titleWithoutSeason(heading ?? ''))
  // A title that is not known must not be overruled by the name of the file.
  const known =
    heading === null
      ? (firstKnown(comments.flatMap(titlesIn), file) ??
        findCompetitionByFileName(name) ??
        findCompetitionByName(titleOfFile(file), countryOfFile({ code: codeIn(name), path: file })))
      : (findCompetitionByTitle(stated) ??
        findCompetitionByName(stated, countryOfFile({ code: codeIn(name), path: file })))
  const shown = stated || (comments.map(titleInFront).find((each) => each !== null) ?? titleOfFile(file))
  const signs = known ? null : { title: shown, code: codeIn(name), path: file }
  const competition = known ?? newCompetition({ ...signs!, rows: [] })
  return { competition, season, hosts: hostsOf(competition, season, title?.comment ?? ''), stage, signs }
}

/** Only its matches show whether a competition that no table has is a cup, and whose. */
export function seenIn(subject: Subject, rows: readonly MatchRow[]): Subject {
  return subject.signs === null ? subject : { ...subject, competition: newCompetition({ ...subject.signs, rows }) }
}

/** `2019-20_be1` is the first level of Belgium. */
function codeIn(name: string): string | null {
  return /(?:^|_)([a-z]{2,3}(?:\.?\d|\.?cup))$/.exec(name)?.[1] ?? null
}

/** Names of files that say nothing without their folder: `champions-league/1970-71/cup.txt`. */
const BARE_NAME = /^(?:cup|cl|league|finals?|play-?offs?|matches|games|results|)$/i

/** `2-bundesliga2` is all that some files say of themselves. */
function titleOfFile(file: string): string {
  const [name = '', ...folders] = file
    .replace(/\.txt$/, '')
    .split('/')
    .toReversed()
    .map((part) => titleWithoutSeason(part.replace(/^\d-/, '').replaceAll(/[_-]+/g, ' ')))
  const folder = folders.find((each) => /\p{L}{3}/u.test(each) && findCountryByName(each) === null)
  return BARE_NAME.test(name) ? (folder ?? name) : name
}

/** What stands in front of a comment's season: `Africa Cup of Nations 2015 Equatorial Guinea`, `Gold Cup / Copa de Oro 2013`. */
function titleInFront(comment: string): string | null {
  const season = comment.search(/(?<![\d/-])\d{4}(?:[/-]\d{2,4})?(?![\d/-])/)
  const [title = ''] = comment.slice(0, Math.max(season, 0)).split(/\s\/\s/)
  return /\p{L}{3}/u.test(title) ? title.replace(/[\s-]$/, '').trim() : null
}

function titlesIn(comment: string): readonly string[] {
  return [...new Set([titleWithoutSeason(comment), titleInFront(comment) ?? ''])].filter((each) => each !== '')
}

function firstKnown(titles: readonly string[], path: string): Competition | null {
  const country = countryOfFile({ code: null, path })
  const found = titles.map((title) => findCompetitionByTitle(title) ?? findCompetitionByName(title, country))
  return found.find((each) => each !== null) ?? null
}

/** `in Poland-Ukraine,  June 8 - July 1`. */
function hostsOf(competition: Competition, season: Season, comment: string): readonly string[] {
  if (competition.id === 'copa_do_mundo') return hostsOfWorldCup(season.year)
  const stated = /^in ([^,\d]+)/.exec(comment)?.[1] ?? ''
  return stated.split(/-| n /).flatMap((name) => findCountryByName(name) ?? [])
}
