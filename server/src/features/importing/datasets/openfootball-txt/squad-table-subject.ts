import { SourceError } from '../../../../platform/csv/source-error.ts'
import type { EditionRef, TeamRef } from '../../records/records.ts'
import { nationalTeam } from '../names/team-ref.ts'
import { findCompetitionByCode, findCompetitionByTitle } from '../openfootball/competitions.ts'
import type { Competition } from '../openfootball/competitions.ts'
import { findSeasonInPath, findSeasonInTitle, titleWithoutSeason } from '../openfootball/season.ts'
import { hostsOfWorldCup } from '../openfootball/world-cup-hosts.ts'
import type { Line } from './lines.ts'

/** Folders of a tournament's repository, by the code of its competition. */
const FOLDERS: Readonly<Record<string, string>> = {
  euro: 'euro',
  'copa-america': 'copa',
  worldcup: 'world',
  'world-cup': 'world',
}

/**
 * The team and the tournament of a file: `= Brazil - Copa América 2024`, or just `= Germany`. The matches in the same
 * folder best identify the edition: the Euro of 2020 was played in 2021.
 */
export function squadTableSubject(
  file: string,
  lines: readonly Line[],
  beside: EditionRef | null,
): { readonly edition: EditionRef; readonly team: TeamRef } {
  const heading = lines.map(({ text }) => /^=\s*([^=\s].*?)\s*=*$/.exec(text)?.[1]).find((found) => found !== undefined)
  const [named = '', title = ''] = heading?.split(/\s+[-–]\s+/) ?? []
  const team = nationalTeam(named.trim() || teamOfFile(file))
  if (team.name === '') throw new SourceError({ file, line: null }, 'não se sabe de que seleção é a lista.')
  if (beside !== null) return { edition: beside, team }
  const season = findSeasonInTitle(title) ?? findSeasonInPath(file)
  const competition = findCompetitionByTitle(titleWithoutSeason(title)) ?? competitionOfFolder(file)
  const inferred =
    competition ?? (season && hostsOfWorldCup(season.year).length > 0 ? findCompetitionByCode('world') : null)
  if (!season || !inferred)
    throw new SourceError({ file, line: null }, 'não se sabe de que torneio é a lista de jogadores.')
  return { edition: { competition: inferred.id, edition: season.edition }, team }
}

function competitionOfFolder(file: string): Competition | null {
  const codes = file.split('/').flatMap((part) => FOLDERS[part.toLowerCase()] ?? [])
  return codes.length === 0 ? null : findCompetitionByCode(codes.at(-1)!)
}

/** `czech-republic.txt`. */
function teamOfFile(file: string): string {
  const words = (file.split('/').at(-1) ?? '').replace(/\.txt$/, '').split('-')
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ')
}
