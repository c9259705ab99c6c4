/** Points that a club lost in a season by a ruling. Sources state results and not these; their tables are wrong without them. */
export interface KnownDeduction {
  readonly competition: string
  readonly edition: string
  /** The names of the club, any of which may be its name here. */
  readonly names: readonly string[]
  readonly points: number
  /** Null where the day is not known: the table then has it from the first round on. */
  readonly day: string | null
  readonly reason: string
}

const TABLE = `
brasileirao_serie_a|2004|São Caetano|24||Decisão do STJD depois da morte do zagueiro Serginho em campo
brasileirao_serie_a|2010|Grêmio Prudente, Grêmio Barueri|3||Escalação de jogador irregular, por decisão do STJD
brasileirao_serie_a|2013|Flamengo|4|2013-12-16|Escalação de jogador irregular na última rodada, por decisão do STJD
brasileirao_serie_a|2013|Portuguesa|4|2013-12-16|Escalação de jogador irregular na última rodada, por decisão do STJD
premier_league|1996-97|Middlesbrough|3|1997-01-14|Não foi ao jogo contra o Blackburn Rovers
premier_league|2009-10|Portsmouth|9|2010-03-17|Recuperação judicial do clube
premier_league|2023-24|Everton|6|2023-11-17|Prejuízo acima do permitido; eram 10 pontos, e o recurso deixou 6
premier_league|2023-24|Everton|2|2024-04-08|Prejuízo acima do permitido na temporada seguinte
premier_league|2023-24|Nottingham Forest|4|2024-03-18|Prejuízo acima do permitido
championship|2018-19|Birmingham City, Birmingham|9|2019-03-22|Prejuízo acima do permitido
championship|2019-20|Wigan Athletic, Wigan|12||Recuperação judicial do clube
championship|2020-21|Sheffield Wednesday|6||Prejuízo acima do permitido; eram 12 pontos, e o recurso deixou 6
championship|2021-22|Derby County, Derby|21||Recuperação judicial do clube e contas irregulares
championship|2021-22|Reading|6|2021-11-17|Prejuízo acima do permitido
league_one|2019-20|Bolton Wanderers, Bolton|12||Recuperação judicial do clube
bundesliga|1993-94|Dynamo Dresden|4||Irregularidades na licença do clube
bundesliga|1999-00|Eintracht Frankfurt|2||Irregularidades na licença do clube
bundesliga|2003-04|1. FC Kaiserslautern|3||Irregularidades na licença do clube
serie_a_italia|2010-11|Bologna|3||Impostos e salários em atraso
serie_a_italia|2011-12|Atalanta|6||Manipulação de apostas
serie_a_italia|2012-13|Siena|6||Manipulação de apostas
serie_a_italia|2012-13|Atalanta|2||Manipulação de apostas
serie_a_italia|2012-13|Sampdoria|1||Manipulação de apostas
serie_a_italia|2012-13|Torino|1||Manipulação de apostas
serie_a_italia|2014-15|Parma|7||Salários em atraso
serie_a_italia|2018-19|Chievo|3|2018-09-13|Balanços irregulares
serie_a_italia|2022-23|Juventus|10|2023-05-22|Balanços irregulares em transferências
ligue_1|2021-22|Olympique Lyonnais, Lyon|1||Jogo interrompido contra o Olympique de Marseille
ligue_1|2021-22|OGC Nice, Nice|1||Jogo interrompido contra o Olympique de Marseille
`

export const KNOWN_DEDUCTIONS: readonly KnownDeduction[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [competition = '', edition = '', names = '', points = '', day = '', reason = ''] = row.split('|')
    return { competition, edition, names: names.split(', '), points: Number(points), day: day || null, reason }
  })
