import { slug } from '@meio-campo/contract/rules'
import { countryInTitle } from '../names/demonyms.ts'

export interface Competition {
  readonly id: string
  /** The popular name in Portuguese. */
  readonly name: string
  readonly teams: 'club' | 'national'
  /** ISO code; null for a competition between countries. */
  readonly country: string | null
  /** All its clubs are from this Brazilian state. */
  readonly state: string | null
  /** The zone that the files of this competition give their times in; null where they give the host's. */
  readonly zone: string | null
  readonly kind: 'league' | 'cup'
  /** Since this year a single final is played on a ground chosen beforehand. */
  readonly neutralFinalSince: number | null
  readonly gender: 'men' | 'women'
  /** For one that no table has: what the file calls it. */
  readonly titles: readonly string[] | null
}

// Code of the file, name, country, zone, kind, first year of a single final on neutral ground. Codes are those of football.json; the text files are led to them below.
// Times of the South American cups are Brasília's: the final of 2018 in Madrid stands at 17.30, the summer time then.
const TABLE = `
br.1|Brasileirão Série A|BR|America/Sao_Paulo
br.2|Brasileirão Série B|BR|America/Sao_Paulo
br.3|Brasileirão Série C|BR|America/Sao_Paulo
br.4|Brasileirão Série D|BR|America/Sao_Paulo
br.cup|Copa do Brasil|BR|America/Sao_Paulo|cup
br.liga|Primeira Liga|BR|America/Sao_Paulo
br.mg.1|Campeonato Mineiro|BR|America/Sao_Paulo
br.pr.1|Campeonato Paranaense|BR|America/Sao_Paulo
br.rj.1|Campeonato Carioca|BR|America/Sao_Paulo
br.rs.1|Campeonato Gaúcho|BR|America/Sao_Paulo
br.sp.1|Campeonato Paulista|BR|America/Sao_Paulo
ar.1|Campeonato Argentino|AR|America/Argentina/Buenos_Aires
at.1|Bundesliga Áustria|AT|Europe/Vienna
at.2|Segunda Divisão Áustria|AT|Europe/Vienna
at.cup|Copa da Áustria|AT|Europe/Vienna|cup
au.1|Campeonato Australiano|AU|
be.1|Campeonato Belga|BE|Europe/Brussels
ch.1|Super Liga Suíça|CH|Europe/Zurich
cn.1|Campeonato Chinês|CN|Asia/Shanghai
co.1|Campeonato Colombiano|CO|America/Bogota
cz.1|Campeonato Tcheco|CZ|Europe/Prague
de.1|Bundesliga|DE|Europe/Berlin
de.2|Bundesliga 2|DE|Europe/Berlin
de.3|3. Liga|DE|Europe/Berlin
de.cup|Copa da Alemanha|DE|Europe/Berlin|cup|0
en.1|Premier League|GB-ENG|Europe/London
en.2|Championship|GB-ENG|Europe/London
en.3|League One|GB-ENG|Europe/London
en.4|League Two|GB-ENG|Europe/London
en.5|National League|GB-ENG|Europe/London
en.fl|Football League|GB-ENG|Europe/London
en.facup|Copa da Inglaterra|GB-ENG|Europe/London|cup|0
en.eflcup|Copa da Liga Inglesa|GB-ENG|Europe/London|cup|0
es.1|La Liga|ES|Europe/Madrid
es.2|La Liga 2|ES|Europe/Madrid
fr.1|Ligue 1|FR|Europe/Paris
fr.2|Ligue 2|FR|Europe/Paris
gr.1|Campeonato Grego|GR|Europe/Athens
hu.1|Campeonato Húngaro|HU|Europe/Budapest
it.1|Série A Itália|IT|Europe/Rome
it.2|Série B Itália|IT|Europe/Rome
jp.1|Campeonato Japonês|JP|Asia/Tokyo
mls|MLS|US|
mx.1|Liga MX|MX|America/Mexico_City
nl.1|Eredivisie|NL|Europe/Amsterdam
pt.1|Campeonato Português|PT|Europe/Lisbon
ro.1|Campeonato Romeno|RO|Europe/Bucharest
ru.1|Campeonato Russo|RU|Europe/Moscow
sco.1|Campeonato Escocês|GB-SCT|Europe/London
tr.1|Süper Lig|TR|Europe/Istanbul
uefa.cl|Champions League||Europe/Paris|cup|0
copa.l|Copa Libertadores||America/Sao_Paulo|cup|2019
copa.s|Copa Sul-Americana||America/Sao_Paulo|cup|2019
world|Copa do Mundo||host|cup|0
euro|Eurocopa||host|cup|0
copa|Copa América||host|cup|0
world.quali|Eliminatórias da Copa do Mundo||host|cup
euro.quali|Eliminatórias da Eurocopa||host|cup
copa.quali|Eliminatórias da Copa América||host|cup
world.clubs|Mundial de Clubes|||cup|0
`

const BY_CODE: ReadonlyMap<string, Competition> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [code = '', name = '', country = '', zone = '', kind, final] = row.split('|')
      const competition: Competition = {
        id: slug(name),
        name,
        teams: zone === 'host' ? 'national' : 'club',
        country: country || null,
        state: /^br\.([a-z]{2})\.1$/.exec(code)?.[1]?.toUpperCase() ?? null,
        zone: zone === 'host' ? null : zone || null,
        kind: kind === 'cup' ? 'cup' : 'league',
        neutralFinalSince: final === undefined ? null : Number(final),
        gender: 'men',
        titles: null,
      }
      return [code, competition]
    }),
)

/** As files title themselves, in front of the season. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:Campeonato )?Brasileir(?:o|ão) S[ée]rie ([A-D])$/, 'br.'],
  [/^Copa do Brasil$/, 'br.cup'],
  [/^(?:CONMEBOL )?Copa Libertadores(?: d[ea] Am[ée]rica)?(?: -)?$/, 'copa.l'],
  [/^(?:CONMEBOL )?Copa Sudamericana$/, 'copa.s'],
  [/^(?:UEFA )?Champions League$/, 'uefa.cl'],
  [/^(?:FIFA )?World Cup$/, 'world'],
  [/^(?:UEFA )?Euro(?: Cup)?$/, 'euro'],
  [/^Copa Am[ée]rica$/, 'copa'],
  [/^English Premier League$/, 'en.1'],
  [/^English Football League$/, 'en.fl'],
  [/^English FA Cup$/, 'en.facup'],
  [/^English EFL Cup$/, 'en.eflcup'],
  [/^Argentina Primera Division$/, 'ar.1'],
  [/^Colombia Primera A$/, 'co.1'],
  // Qualifying is a competition of its own, its play-offs included.
  [/^(?:FIFA )?World Cup (?:Qualif\w*|Quali\b.*|Play-?offs?)(?: .*)?$/i, 'world.quali'],
  [/^(?:UEFA )?Euro(?: Cup)?(?: -)? (?:Qualif\w*|Quali|Play-?offs?)(?: .*)?$/i, 'euro.quali'],
  [/^Copa América (?:Qualif\w*|Quali|Play-?offs?)(?: .*)?$/i, 'copa.quali'],
  [/^(?:FIFA )?Club World Cup$/i, 'world.clubs'],
]

/** Other names, which mean the competition only in its own country: Scotland has an FA Cup as well. */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  'at.cup': ['ÖFB Cup'],
  'de.cup': ['DFB Pokal'],
  'en.eflcup': ['EFL Cup', 'Carabao Cup'],
  'en.facup': ['FA Cup'],
  mls: ['Major League Soccer'],
  'pt.1': ['Primeira Liga', 'Liga Portugal'],
}

/** Names that many countries give to a league of theirs: `Serie A`, `Super League`. They mean nothing without the country. */
const WITH_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  'ar.1': ['Primera División', 'Liga Profesional'],
  'at.1': ['Bundesliga'],
  'at.2': ['2. Liga', 'Erste Liga'],
  'au.1': ['A-League', 'A-League Men'],
  'be.1': ['First Division A', 'Pro League', 'Jupiler Pro League'],
  'br.1': ['Série A'],
  'br.2': ['Série B'],
  'br.3': ['Série C'],
  'br.4': ['Série D'],
  'ch.1': ['Super League'],
  'cn.1': ['Super League'],
  'cz.1': ['First League', '1. Liga'],
  'de.2': ['2. Bundesliga'],
  'es.1': ['Primera División', 'LaLiga'],
  'es.2': ['Segunda División', 'LaLiga 2'],
  'gr.1': ['Super League', 'Super League 1'],
  'hu.1': ['NB I', 'Nemzeti Bajnokság I'],
  'it.1': ['Serie A'],
  'it.2': ['Serie B'],
  'jp.1': ['J1 League', 'J. League', 'J-League'],
  'ro.1': ['Liga 1', 'Liga I', 'SuperLiga'],
  'ru.1': ['Premier League', 'Premier Liga'],
  'sco.1': ['Premiership', 'Premier League'],
}

/** Names of files that have no title, without their ending. */
const FILES: readonly (readonly [RegExp, string])[] = [
  [/^(?:brasileirao|\d)-serie([a-d])$/, 'br.'],
  [/^carioca$/, 'br.rj.1'],
  [/^gauchao$/, 'br.rs.1'],
  [/^mineiro$/, 'br.mg.1'],
  [/^paranaense$/, 'br.pr.1'],
  [/^paulistao$/, 'br.sp.1'],
  [/^primeira-liga$/, 'br.liga'],
  [/^copadobrasil$/, 'br.cup'],
]

export function findCompetitionByCode(code: string): Competition | null {
  return BY_CODE.get(code) ?? null
}

export function findCompetitionByTitle(title: string): Competition | null {
  return firstMatch(TITLES, title)
}

/**
 * Called as one of the table is, with its country or without: `Liga MX`, `German Bundesliga`. `elsewhere` is the country
 * that file and folders name: the Premier League of Russia is not England's. Without any, the name must be of one alone.
 */
export function findCompetitionByName(title: string, elsewhere: string | null): Competition | null {
  const { country: named, bare } = countryInTitle(title)
  const country = named ?? elsewhere
  const called = new Set([slug(title), slug(bare)])
  const found = [...BY_CODE].filter(
    ([code, { name, country: own }]) =>
      (country === null || country === own) &&
      [name, ...(AT_HOME[code] ?? []), ...(country === null ? [] : (WITH_COUNTRY[code] ?? []))].some((each) =>
        called.has(slug(each)),
      ),
  )
  return found.length === 1 ? found[0]![1] : null
}

export function findCompetitionByFileName(name: string): Competition | null {
  return firstMatch(FILES, name)
}

function firstMatch(patterns: readonly (readonly [RegExp, string])[], text: string): Competition | null {
  for (const [pattern, code] of patterns) {
    const found = pattern.exec(text)
    const level = found?.[1] ? ' abcd'.indexOf(found[1].toLowerCase()) : ''
    if (found) return BY_CODE.get(`${code}${level}`) ?? null
  }
  return null
}
