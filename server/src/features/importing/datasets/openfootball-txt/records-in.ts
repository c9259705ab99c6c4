import { findCountryByName } from '../../../football/countries/countries.ts'
import { findSeasonInPath, findSeasonInTitle } from '../openfootball/season.ts'
import { hostsOfWorldCup } from '../openfootball/world-cup-hosts.ts'
import type { EditionRecord, EditionRef, ImportRecord } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import type { Dialect } from './detect.ts'
import type { Line } from './lines.ts'
import { mapClub, mapClubKey, mapProperties, mapRename } from './map-clubs.ts'
import { mapLeague, mapPlayer, mapStadium } from './map-people-and-places.ts'
import { mapReading } from './map-reading.ts'
import { mapSquad, mapSquadList } from './map-squad.ts'
import { readBrazilEuropean } from './read-brazil-european.ts'
import { readBrazilRounds } from './read-brazil-rounds.ts'
import { readBrazilTabs } from './read-brazil-tabs.ts'
import { readClassicV0 } from './read-classic-v0.ts'
import { readClubHistory } from './read-club-history.ts'
import { readClubKeys } from './read-club-keys.ts'
import { readClubProperties } from './read-club-properties.ts'
import { readClubs } from './read-clubs.ts'
import { readLeagues } from './read-leagues.ts'
import { readModern } from './read-modern.ts'
import { readOlderEngland } from './read-older-england.ts'
import { readOlderEurope } from './read-older-europe.ts'
import { readPlayers } from './read-players.ts'
import { readSquadList } from './read-squad-list.ts'
import { readSquad } from './read-squad.ts'
import { readSquadTable } from './read-squad-table.ts'
import { readStadiumTable } from './read-stadium-table.ts'
import { readStadiums } from './read-stadiums.ts'
import { readTournament } from './read-tournament.ts'
import type { Reading, Remark } from './reading.ts'
import { squadTableSubject } from './squad-table-subject.ts'
import { squadTeam } from './squad-team.ts'
import { seenIn, subjectOf } from './title.ts'

/** Readers of matches, by dialect. */
const MATCH_READERS = {
  modern: readModern,
  tournament: readTournament,
  'older-england': readOlderEngland,
  'older-europe': readOlderEurope,
  'brazil-rounds': readBrazilRounds,
  'brazil-tabs': readBrazilTabs,
  'brazil-european': readBrazilEuropean,
  'classic-v0': readClassicV0,
} as const satisfies Partial<Record<Dialect, (...args: never) => Reading>>

/** `beside` is the edition that the other files of the folder are about, where they are about one. */
export function recordsIn(
  file: string,
  content: string,
  lines: readonly Line[],
  dialect: Dialect,
  beside: EditionRef | null = null,
): readonly ImportRecord[] {
  const remarked = (remarks: readonly Remark[], record: 'rejection' | 'warning'): readonly ImportRecord[] =>
    remarks.map(({ line, reason }) => ({ record, origin: { file, line }, reason }))
  const rejections = ({ rejected }: { readonly rejected: readonly Remark[] }) => remarked(rejected, 'rejection')

  switch (dialect) {
    case 'squad': {
      const [edition, team] = [worldCupOf(file), squadTeam(file, lines)]
      const reading = readSquad(content, team.name)
      return [...reading.rows.map((row) => mapSquad(file, edition, team, row)), ...rejections(reading)]
    }
    case 'squad-table': {
      const { edition, team } = squadTableSubject(file, lines, beside)
      const reading = readSquadTable(lines, team.name)
      return [...reading.rows.map((row) => mapSquad(file, edition, team, row)), ...rejections(reading)]
    }
    case 'squad-list': {
      const { competition, season } = subjectOf(file, lines)
      const edition = { competition: competition.id, edition: season.edition }
      const reading = readSquadList(lines)
      return [...reading.rows.map((row) => mapSquadList(file, edition, row)), ...rejections(reading)]
    }
    case 'players': {
      const reading = readPlayers(lines)
      return [...reading.rows.map((row) => mapPlayer(file, row)), ...rejections(reading)]
    }
    case 'clubs': {
      const reading = readClubs(lines)
      const records = reading.rows.map((row) => mapClub(file, row))
      return [...records, ...rejections(reading), ...remarked(reading.remarks, 'warning')]
    }
    case 'club-properties': {
      const reading = readClubProperties(lines)
      const country = countryOf(file, lines)
      return [...reading.rows.map((row) => mapProperties(file, row, country)), ...rejections(reading)]
    }
    case 'club-keys': {
      const reading = readClubKeys(lines)
      return [...reading.rows.map((row) => mapClubKey(file, row)), ...rejections(reading)]
    }
    case 'club-history': {
      const reading = readClubHistory(lines)
      return [...reading.rows.map((row) => mapRename(file, row)), ...rejections(reading)]
    }
    case 'stadiums':
    case 'stadium-table': {
      const reading = dialect === 'stadiums' ? readStadiums(lines) : readStadiumTable(lines)
      const [host] = hostsOfWorldCup(findSeasonInPath(file)?.year ?? 0)
      return [...reading.rows.map((row) => mapStadium(file, row, host ?? null)), ...rejections(reading)]
    }
    case 'leagues': {
      const reading = readLeagues(lines)
      return [...reading.rows.map((row) => mapLeague(file, row)), ...rejections(reading)]
    }
    default: {
      const held = countOfResults(lines)
      const records = sectionsOf(lines).flatMap((section) => {
        const subject = subjectOf(file, section, held)
        const reading = MATCH_READERS[dialect](section, subject.season)
        return mapReading(file, dialect, seenIn(subject, reading.rows), reading)
      })
      return editionsOnce(records)
    }
  }
}

/** The play-offs of three divisions may stand in one file, each under a title with its season. */
function sectionsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const starts = lines.flatMap(({ text }, index) =>
    /^=\s*[^=]/.test(text) && findSeasonInTitle(text.replaceAll(/^=+|=+$/g, '')) !== null ? [index] : [],
  )
  if (starts.length < 2) return [lines]
  return starts.map((start, index) => lines.slice(index === 0 ? 0 : start, starts[index + 1]))
}

/** Several sections may be of one edition: it lasts from the first day of any to the last one. */
function editionsOnce(records: readonly ImportRecord[]): readonly ImportRecord[] {
  const editions = new Map<string, EditionRecord>()
  const nameOf = ({ edition }: EditionRecord) => `${edition.competition} ${edition.edition}`
  for (const record of records) {
    if (record.record !== 'edition') continue
    const first = editions.get(nameOf(record)) ?? record
    const days = [first.starts, first.ends, record.starts, record.ends].filter((day) => day !== null).sort()
    editions.set(nameOf(record), { ...first, starts: days[0] ?? null, ends: days.at(-1) ?? null })
  }
  return records.flatMap((record): readonly ImportRecord[] => {
    if (record.record !== 'edition') return [record]
    const whole = editions.get(nameOf(record))
    editions.delete(nameOf(record))
    return whole === undefined ? [] : [whole]
  })
}

/** How many matches a file that is refused may have held, in words; nothing where no line looks like one. */
export function countOfResults(lines: readonly Line[]): string {
  const count = lines.filter(({ text }) => /\S\s+\d{1,2}\s?[-x:–]\s?\d{1,2}(?=\s|$)|\S\s+v\s+\S/.test(text)).length
  return count === 0 ? '' : ` Linhas que parecem jogos: ${count}.`
}

/** Squads have no title: only the folder says which World Cup, `2014--brazil`. */
function worldCupOf(file: string): EditionRef {
  const season = findSeasonInPath(file)
  if (!season || hostsOfWorldCup(season.year).length === 0) {
    throw new SourceError({ file, line: null }, 'não se sabe de que torneio é a lista de jogadores.')
  }
  return { competition: 'copa_do_mundo', edition: season.edition }
}

/** `# Scotland (SCO),  sco` at the top, or else the folder: `clubs/europe/scotland/sco.clubs.props.txt`. */
function countryOf(file: string, lines: readonly Line[]): string | null {
  const comments = lines.slice(0, 5).flatMap(({ comment }) => comment ?? [])
  const names = [...comments.map((comment) => comment.split(/[,(]/)[0] ?? ''), ...file.split('/').toReversed()]
  return names.map((name) => findCountryByName(name.replaceAll('-', ' '))).find((found) => found !== null) ?? null
}
