import { findBrokenSpellings } from '../openfootball/broken-spellings.ts'
import { withNames } from '../openfootball/cut-names.ts'
import { findCountryByName, findZoneOfCountry } from '../../../football/countries/countries.ts'
import { mapMatches } from '../openfootball/map-matches.ts'
import type { MatchRow } from '../openfootball/match-row.ts'
import { repairDays } from '../openfootball/repair-days.ts'
import { undatedRemarks } from '../openfootball/usable-rows.ts'
import type { ImportRecord, MatchRecord, TeamRef } from '../../records/records.ts'
import { findCountryOfClub } from './conmebol-clubs.ts'
import { withCupStages } from './cup-stages.ts'
import type { Dialect } from './detect.ts'
import { findMeantCountry } from './mistaken-clubs.ts'
import type { Reading, Remark } from './reading.ts'
import { settleRepeated } from './replays.ts'
import { findNamesSharedInGroups, findNamesSharedInRounds } from './shared-names.ts'
import { findStateOf, wholeNames } from './spellings.ts'
import type { Subject } from './title.ts'

/** The zone in which a file of this dialect gives its days and hours. */
function zoneOf(dialect: Dialect, { competition, hosts }: Subject): string | null {
  if (dialect === 'brazil-european') return 'Europe/Paris'
  // Hours of these cups are those of each ground, and the files do not say where it is.
  if (dialect === 'classic-v0') return null
  if (competition.zone !== null) return competition.zone
  return findZoneOfCountry(hosts[0] ?? null)
}

export function mapReading(
  file: string,
  dialect: Dialect,
  subject: Subject,
  reading: Reading,
): readonly ImportRecord[] {
  const remarks: Remark[] = [...reading.remarks]
  const rejected: Remark[] = [...reading.rejected]
  let rows = withStage(reading.rows, subject.stage)
  if (dialect.startsWith('brazil')) {
    rows = withCupStages(joinSpellings(rows, remarks))
    rows = rejectShared(rows, findNamesSharedInRounds(rows), rejected)
  }
  rows = rejectShared(rows, findNamesSharedInGroups(rows), rejected)
  if (dialect === 'brazil-rounds') {
    const settled = settleRepeated(rows)
    rows = settled.rows
    remarks.push(...settled.remarks)
  }
  const repaired = repairDays(rows)
  rows = repaired.rows
  remarks.push(...undatedRemarks(repaired.undated))
  const foreignDays = dialect === 'brazil-european'
  const uncertain = foreignDays ? rows.filter(({ time }) => time === null).length : 0
  if (uncertain > 0) {
    const reason = `as datas são da Europa: sem a hora, o dia no Brasil não é certo. Jogos que ficaram sem dia: ${uncertain}.`
    remarks.push({ line: null, reason })
  }
  const records = mapMatches(rows, {
    file,
    ...subject,
    zone: zoneOf(dialect, subject),
    foreignDays,
    groundsAreCities: dialect === 'tournament' && namesCities(rows),
  })
  return [
    ...records.map((each) => (each.record === 'match' ? withKnownPlaces(withMeantClubs(each)) : each)),
    ...rejected.map(({ line, reason }) => ({ record: 'rejection' as const, origin: { file, line }, reason })),
    ...remarks.map(({ line, reason }) => ({ record: 'warning' as const, origin: { file, line }, reason })),
  ]
}

/** Grounds given as a town only, or as a town and its country. */
function namesCities(rows: readonly MatchRow[]): boolean {
  const teams = new Set(rows.flatMap(({ home, away }) => [home, away]))
  return rows.every(({ ground }) => {
    const [, ...behind] = ground?.split(', ') ?? []
    return behind.every((name) => teams.has(name) || findCountryByName(name) !== null)
  })
}

function withStage(rows: readonly MatchRow[], stage: string | null): readonly MatchRow[] {
  return stage === null ? rows : rows.map((row) => ({ ...row, stage: row.stage ?? stage }))
}

function joinSpellings(rows: readonly MatchRow[], remarks: Remark[]): readonly MatchRow[] {
  const broken = findBrokenSpellings(rows)
  const joined = withNames(rows, broken)
  const cut = wholeNames(new Set(joined.flatMap(({ home, away }) => [home, away])))
  for (const [names, what] of [
    [broken, 'grafias unidas'],
    [cut, 'nomes cortados, lidos por inteiro'],
  ] as const) {
    if (names.size === 0) continue
    const list = [...names].map(([from, to]) => `${from} = ${to}`).join(', ')
    remarks.push({ line: null, reason: `${what}: ${list}.` })
  }
  return withNames(joined, cut)
}

function rejectShared(rows: readonly MatchRow[], shared: ReadonlySet<string>, rejected: Remark[]): readonly MatchRow[] {
  return rows.filter(({ line, home, away }) => {
    const name = [home, away].find((each) => shared.has(each))
    if (name === undefined) return true
    rejected.push({ line, reason: `${home} x ${away}: “${name}” é o nome de dois clubes nesta competição.` })
    return false
  })
}

function withMeantClubs(match: MatchRecord): MatchRecord {
  const { home, away } = match
  const edition = `${match.edition.competition} ${match.edition.edition}`
  const meant = (team: TeamRef, opponent: TeamRef): TeamRef => ({
    ...team,
    country: findMeantCountry(edition, team, opponent) ?? team.country,
  })
  return { ...match, home: meant(home, away), away: meant(away, home) }
}

/** Country or state of clubs that a file names barely, where it is known which ones they are. */
function withKnownPlaces(match: MatchRecord): MatchRecord {
  const { competition, edition } = match.edition
  const place = (team: TeamRef): TeamRef => ({
    ...team,
    country: team.country ?? (team.kind === 'club' ? findCountryOfClub(team.name) : null),
    state: team.state ?? findStateOf(competition, edition, team.name),
  })
  return { ...match, home: place(match.home), away: place(match.away) }
}
