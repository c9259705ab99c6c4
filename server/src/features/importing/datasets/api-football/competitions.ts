import type { NewCompetition } from '../../records/records.ts'

/** A league of API-Football, and the competition of this platform that it is. */
export interface ProvidedLeague {
  /** The provider's number, as text. */
  readonly code: string
  readonly name: string
  readonly competition: string
  readonly participants: 'club' | 'national'
  /** Of all clubs that play in it; null where they come from several countries. */
  readonly country: string | null
  /** Seasons are called by one year also where they end in the next. */
  readonly calendarYear: boolean
  /** For one that no other dataset has. */
  readonly newCompetition: NewCompetition | null
}

// number | name | public id | country, `national`, or nothing | y: one calendar year | new: only known from here
const TABLE = `
71|Brasileirão Série A|brasileirao_serie_a|BR|y|
72|Brasileirão Série B|brasileirao_serie_b|BR|y|
75|Brasileirão Série C|brasileirao_serie_c|BR|y|
76|Brasileirão Série D|brasileirao_serie_d|BR|y|
73|Copa do Brasil|copa_do_brasil|BR|y|
13|Copa Libertadores|copa_libertadores||y|
11|Copa Sul-Americana|copa_sul_americana||y|
612|Copa do Nordeste|copa_do_nordeste|BR|y|cup
475|Campeonato Paulista|campeonato_paulista|BR|y|league
624|Campeonato Carioca|campeonato_carioca|BR|y|league
629|Campeonato Mineiro|campeonato_mineiro|BR|y|league
477|Campeonato Gaúcho|campeonato_gaucho|BR|y|league
606|Campeonato Paranaense|campeonato_paranaense|BR|y|league
604|Campeonato Catarinense|campeonato_catarinense|BR|y|league
602|Campeonato Baiano|campeonato_baiano|BR|y|league
609|Campeonato Cearense|campeonato_cearense|BR|y|league
628|Campeonato Goiano|campeonato_goiano|BR|y|league
1|Copa do Mundo|copa_do_mundo|national|y|
2|Champions League|champions_league|||
39|Premier League|premier_league|GB-ENG||
78|Bundesliga|bundesliga|DE||
140|La Liga|la_liga|ES||
135|Serie A (Itália)|serie_a_italia|IT||
61|Ligue 1|ligue_1|FR||
94|Campeonato Português|campeonato_portugues|PT||
88|Eredivisie|eredivisie|NL||
`

export const providedLeagues: readonly ProvidedLeague[] = TABLE.trim()
  .split('\n')
  .map((row): ProvidedLeague => {
    const [code = '', name = '', competition = '', place = '', year = '', kind = ''] = row.split('|')
    const participants = place === 'national' ? 'national' : 'club'
    const country = place === 'national' || place === '' ? null : place
    const about = { participants, gender: 'men', country, names: [name] } as const
    return {
      code,
      name,
      competition,
      participants,
      country,
      calendarYear: year === 'y',
      newCompetition: kind === '' ? null : { kind: kind as 'league' | 'cup', ...about },
    }
  })

export function findLeague(code: string | null): ProvidedLeague | null {
  return providedLeagues.find((each) => each.code === code) ?? null
}

/** `2024`, or `2024-25`, from the year that a season begins in. */
export function editionName({ calendarYear }: ProvidedLeague, season: number): string {
  return calendarYear ? String(season) : `${season}-${String((season + 1) % 100).padStart(2, '0')}`
}
