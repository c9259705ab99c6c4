import type { ConfederationFact } from './fact.ts'
import { numberOf, requiredOf, rowsOf, textOf } from './rows.ts'

// id | acronym | name | name in its own language | above it | country | founded | site
const WORLD = `
fifa|FIFA|FIFA|Fédération Internationale de Football Association|||1904|https://www.fifa.com
conmebol|CONMEBOL|CONMEBOL|Confederación Sudamericana de Fútbol|fifa||1916|https://www.conmebol.com
uefa|UEFA|UEFA|Union of European Football Associations|fifa||1954|https://www.uefa.com
concacaf|CONCACAF|CONCACAF|Confederation of North, Central America and Caribbean Association Football|fifa||1961|https://www.concacaf.com
caf|CAF|CAF|Confédération Africaine de Football|fifa||1957|https://www.cafonline.com
afc|AFC|AFC|Asian Football Confederation|fifa||1954|https://www.the-afc.com
ofc|OFC|OFC|Oceania Football Confederation|fifa||1966|https://www.oceaniafootball.com
cbf|CBF|Confederação Brasileira de Futebol||conmebol|BR|1914|https://www.cbf.com.br
afa|AFA|Associação do Futebol Argentino|Asociación del Fútbol Argentino|conmebol|AR|1893|https://www.afa.com.ar
auf|AUF|Associação Uruguaia de Futebol|Asociación Uruguaya de Fútbol|conmebol|UY|1900|https://www.auf.org.uy
apf|APF|Associação Paraguaia de Futebol|Asociación Paraguaya de Fútbol|conmebol|PY|1906|https://www.apf.org.py
ffch|FFCh|Federação de Futebol do Chile|Federación de Fútbol de Chile|conmebol|CL|1895|https://www.anfp.cl
fcf|FCF|Federação Colombiana de Futebol|Federación Colombiana de Fútbol|conmebol|CO|1924|https://www.fcf.com.co
fef|FEF|Federação Equatoriana de Futebol|Federación Ecuatoriana de Fútbol|conmebol|EC|1925|https://www.fef.ec
fpf_peru|FPF|Federação Peruana de Futebol|Federación Peruana de Fútbol|conmebol|PE|1922|https://www.fpf.org.pe
fbf_bolivia|FBF|Federação Boliviana de Futebol|Federación Boliviana de Fútbol|conmebol|BO|1925|https://www.fbf.com.bo
fvf|FVF|Federação Venezuelana de Futebol|Federación Venezolana de Fútbol|conmebol|VE|1926|
fa|FA|Associação de Futebol da Inglaterra|The Football Association|uefa|GB-ENG|1863|https://www.thefa.com
rfef|RFEF|Real Federação Espanhola de Futebol|Real Federación Española de Fútbol|uefa|ES|1913|https://www.rfef.es
figc|FIGC|Federação Italiana de Futebol|Federazione Italiana Giuoco Calcio|uefa|IT|1898|https://www.figc.it
dfb|DFB|Federação Alemã de Futebol|Deutscher Fußball-Bund|uefa|DE|1900|https://www.dfb.de
fff|FFF|Federação Francesa de Futebol|Fédération Française de Football|uefa|FR|1919|https://www.fff.fr
fpf_portugal|FPF|Federação Portuguesa de Futebol||uefa|PT|1914|https://www.fpf.pt
knvb|KNVB|Real Associação Holandesa de Futebol|Koninklijke Nederlandse Voetbalbond|uefa|NL|1889|https://www.knvb.nl
rbfa|RBFA|Real Associação Belga de Futebol|Royal Belgian Football Association|uefa|BE|1895|https://www.rbfa.be
hns|HNS|Federação Croata de Futebol|Hrvatski nogometni savez|uefa|HR|1912|https://www.hns.family
mlsz|MLSZ|Federação Húngara de Futebol|Magyar Labdarúgó Szövetség|uefa|HU|1901|https://www.mlsz.hu
svff|SvFF|Associação Sueca de Futebol|Svenska Fotbollförbundet|uefa|SE|1904|https://www.svenskfotboll.se
sfa|SFA|Associação Escocesa de Futebol|Scottish Football Association|uefa|GB-SCT|1873|https://www.scottishfa.co.uk
faw|FAW|Associação de Futebol do País de Gales|Football Association of Wales|uefa|GB-WLS|1876|https://faw.cymru
tff|TFF|Federação Turca de Futebol|Türkiye Futbol Federasyonu|uefa|TR|1923|https://www.tff.org
oefb|ÖFB|Associação Austríaca de Futebol|Österreichischer Fußball-Bund|uefa|AT|1904|https://www.oefb.at
epo|EPO|Federação Grega de Futebol|Ellinikí Podosfairikí Omospondía|uefa|GR|1926|https://www.epo.gr
uaf|UAF|Associação Ucraniana de Futebol|Ukraínska asotsiátsiia futbólu|uefa|UA|1991|https://uaf.ua
rfs|RFS|União Russa de Futebol|Rossíyskiy futbolnyy soyuz|uefa|RU|1912|https://www.rfs.ru
asf|ASF|Associação Suíça de Futebol|Schweizerischer Fussballverband|uefa|CH|1895|https://www.football.ch
dbu|DBU|União Dinamarquesa de Futebol|Dansk Boldspil-Union|uefa|DK|1889|https://www.dbu.dk
fss|FSS|Associação Sérvia de Futebol|Fudbalski savez Srbije|uefa|RS|1919|https://www.fss.rs
fmf|FMF|Federação Mexicana de Futebol|Federación Mexicana de Fútbol|concacaf|MX|1927|https://www.fmf.mx
us_soccer|USSF|Federação de Futebol dos Estados Unidos|United States Soccer Federation|concacaf|US|1913|https://www.ussoccer.com
canada_soccer|CSA|Associação Canadense de Futebol|Canada Soccer|concacaf|CA|1912|https://www.canadasoccer.com
frmf|FRMF|Real Federação Marroquina de Futebol|Fédération Royale Marocaine de Football|caf|MA||https://www.frmf.ma
efa|EFA|Associação Egípcia de Futebol|Egyptian Football Association|caf|EG|1921|
nff|NFF|Federação Nigeriana de Futebol|Nigeria Football Federation|caf|NG|1945|
jfa|JFA|Associação Japonesa de Futebol|Japan Football Association|afc|JP|1921|https://www.jfa.jp
kfa|KFA|Associação Coreana de Futebol|Korea Football Association|afc|KR||https://www.kfa.or.kr
saff|SAFF|Federação Saudita de Futebol|Saudi Arabian Football Federation|afc|SA|1956|https://www.saff.com.sa
nzf|NZF|Federação de Futebol da Nova Zelândia|New Zealand Football|ofc|NZ|1891|https://www.nzfootball.co.nz
`

// state | id | acronym | name | founded | site. Federations that share an acronym have their state in the id.
const STATES = `
AC|ffac|FFAC|Federação de Futebol do Estado do Acre|1947|
AL|faf_al|FAF|Federação Alagoana de Futebol|1927|
AM|faf_am|FAF|Federação Amazonense de Futebol|1966|
AP|faf_ap|FAF|Federação Amapaense de Futebol|1945|
BA|fbf|FBF|Federação Bahiana de Futebol|1913|https://www.fbf.org.br
CE|fcf_ce|FCF|Federação Cearense de Futebol|1920|https://www.futebolcearense.com.br
DF|ffdf|FFDF|Federação de Futebol do Distrito Federal||
ES|fes|FES|Federação de Futebol do Estado do Espírito Santo|1917|
GO|fgf_go|FGF|Federação Goiana de Futebol|1939|
MA|fmf_ma|FMF|Federação Maranhense de Futebol|1918|
MG|fmf_mg|FMF|Federação Mineira de Futebol|1915|https://www.fmf.com.br
MS|ffms|FFMS|Federação de Futebol de Mato Grosso do Sul|1978|
MT|fmf_mt|FMF|Federação Mato-Grossense de Futebol|1942|
PA|fpf_pa|FPF|Federação Paraense de Futebol||
PB|fpf_pb|FPF|Federação Paraibana de Futebol|1947|
PE|fpf_pe|FPF|Federação Pernambucana de Futebol|1915|
PI|ffp|FFP|Federação de Futebol do Piauí|1941|
PR|fpf_pr|FPF|Federação Paranaense de Futebol|1937|https://www.federacaopr.com.br
RJ|ferj|FERJ|Federação de Futebol do Estado do Rio de Janeiro|1978|https://www.fferj.com.br
RN|fnf|FNF|Federação Norte-Rio-Grandense de Futebol|1918|
RO|ffer|FFER|Federação de Futebol do Estado de Rondônia|1944|
RR|frf|FRF|Federação Roraimense de Futebol|1948|
RS|fgf_rs|FGF|Federação Gaúcha de Futebol|1918|https://www.fgf.com.br
SC|fcf_sc|FCF|Federação Catarinense de Futebol|1924|https://www.fcf.com.br
SE|fsf|FSF|Federação Sergipana de Futebol|1926|
SP|fpf|FPF|Federação Paulista de Futebol|1941|https://www.futebolpaulista.com.br
TO|ftf|FTF|Federação Tocantinense de Futebol|1990|
`

const stateFederations = rowsOf(STATES).map((row): ConfederationFact => {
  const [state, id, acronym, name, founded, site] = row
  return {
    id: requiredOf(id, row),
    parent: 'cbf',
    name: requiredOf(name, row),
    officialName: null,
    acronym: textOf(acronym),
    country: 'BR',
    state: textOf(state),
    founded: numberOf(founded),
    site: textOf(site),
  }
})

export const confederations: readonly ConfederationFact[] = [
  ...rowsOf(WORLD).map((row): ConfederationFact => {
    const [id, acronym, name, officialName, parent, country, founded, site] = row
    return {
      id: requiredOf(id, row),
      parent: textOf(parent),
      name: requiredOf(name, row),
      officialName: textOf(officialName),
      acronym: textOf(acronym),
      country: textOf(country),
      state: null,
      founded: numberOf(founded),
      site: textOf(site),
    }
  }),
  ...stateFederations,
]

/** Where a team belongs: to its state's federation in Brazil, else to its country's. */
export function confederationOf(country: string, state: string | null): string {
  const found = confederations.find((each) => each.country === country && each.state === state)
  if (found === undefined) throw new Error(`no confederation for ${country} ${state ?? ''}`)
  return found.id
}
