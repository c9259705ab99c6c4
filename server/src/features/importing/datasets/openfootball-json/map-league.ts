import type { Competition } from '../openfootball/competitions.ts'
import { findCutNames, withNames } from '../openfootball/cut-names.ts'
import { mapMatches } from '../openfootball/map-matches.ts'
import type { MatchRow } from '../openfootball/match-row.ts'
import { repairDays } from '../openfootball/repair-days.ts'
import { repairYears } from '../openfootball/repair-years.ts'
import { undatedRemarks } from '../openfootball/usable-rows.ts'
import type { Season } from '../openfootball/season.ts'
import type { ImportRecord, Warning } from '../../records/records.ts'

/** A season of a league or cup of clubs. */
export function mapLeague(
  file: string,
  competition: Competition,
  season: Season,
  stated: readonly MatchRow[],
): readonly ImportRecord[] {
  const warnings: Warning[] = []
  const warn = (line: number | null, reason: string) =>
    warnings.push({ record: 'warning', origin: { file, line }, reason })

  const cut = findCutNames(stated)
  const named = withNames(stated, cut)
  if (cut.size > 0) {
    const list = [...cut].map(([short, long]) => `${short} = ${long}`).join(', ')
    warn(null, `nomes cortados, lidos como o nome inteiro que está no mesmo arquivo: ${list}.`)
  }
  const { rows: dated, repaired, hopeless } = repairYears(named, season)
  const { rows, undated } = repairDays(dated)
  for (const { line, reason } of undatedRemarks(undated)) warn(line, reason)
  const [first] = repaired
  if (first) {
    warn(first.line, `jogos datados de antes da primeira rodada, lidos com o ano seguinte: ${repaired.length}.`)
  }
  for (const { line, home, away } of hopeless) {
    warn(line, `${home} x ${away}: a data é de antes da primeira rodada e não cabe na temporada; ficou sem dia.`)
  }
  const { zone } = competition
  const records = mapMatches(rows, {
    file,
    competition,
    season,
    hosts: [],
    zone,
    foreignDays: false,
    groundsAreCities: false,
  })
  return [...records, ...warnings]
}
