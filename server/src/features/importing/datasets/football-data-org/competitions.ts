/** A competition of football-data.org, and the one of this platform that it is. */
export interface ProvidedCompetition {
  readonly code: string
  readonly name: string
  readonly competition: string
  readonly participants: 'club' | 'national'
  /** Of all clubs that play in it; null where they come from several countries. */
  readonly country: string | null
  /** Seasons are called by one year also where they end in the next. */
  readonly calendarYear: boolean
}

// code | name | public id | country, `national`, or nothing | y: one calendar year
const TABLE = `
BSA|Brasileirão Série A|brasileirao_serie_a|BR|y
BSB|Brasileirão Série B|brasileirao_serie_b|BR|y
CLI|Copa Libertadores|copa_libertadores||y
WC|Copa do Mundo|copa_do_mundo|national|y
EC|Eurocopa|eurocopa|national|y
CL|Champions League|champions_league||
PL|Premier League|premier_league|GB-ENG|
ELC|Championship|championship|GB-ENG|
BL1|Bundesliga|bundesliga|DE|
SA|Serie A (Itália)|serie_a_italia|IT|
PD|La Liga|la_liga|ES|
FL1|Ligue 1|ligue_1|FR|
DED|Eredivisie|eredivisie|NL|
PPL|Campeonato Português|campeonato_portugues|PT|
`

export const providedCompetitions: readonly ProvidedCompetition[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', competition = '', place = '', year = ''] = row.split('|')
    const national = place === 'national'
    return {
      code,
      name,
      competition,
      participants: national ? 'national' : 'club',
      country: national || place === '' ? null : place,
      calendarYear: year === 'y',
    }
  })

export function findProvided(code: string | null): ProvidedCompetition | null {
  return providedCompetitions.find((each) => each.code === code) ?? null
}

/** `2022`, or `2022-23`, from the day a season begins. */
export function editionName({ calendarYear }: ProvidedCompetition, startDate: string): string {
  const year = Number(startDate.slice(0, 4))
  return calendarYear ? String(year) : `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}
