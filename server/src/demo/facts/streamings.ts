import type { StreamingFact } from './fact.ts'
import { requiredOf, rowsOf, textOf } from './rows.ts'

// id | kind | free of charge | name | official name | site
const TABLE = `
globo|open-tv|yes|Globo|TV Globo|https://redeglobo.globo.com
record|open-tv|yes|Record|Record TV|https://record.r7.com
sbt|open-tv|yes|SBT|Sistema Brasileiro de Televisão|https://www.sbt.com.br
band|open-tv|yes|Band|Rede Bandeirantes de Televisão|https://www.band.uol.com.br
redetv|open-tv|yes|RedeTV!||https://www.redetv.uol.com.br
tv_brasil|open-tv|yes|TV Brasil||https://tvbrasil.ebc.com.br
tv_cultura|open-tv|yes|TV Cultura||https://cultura.uol.com.br
xsports|open-tv|yes|Xsports||https://xsports.com.br
sportv|pay-tv|no|SporTV||https://sportv.globo.com
espn|pay-tv|no|ESPN|ESPN Brasil|https://www.espn.com.br
bandsports|pay-tv|no|BandSports||https://bandsports.band.uol.com.br
tnt|pay-tv|no|TNT||https://www.tntsports.com.br
n_sports|pay-tv|no|N Sports||https://www.nsports.com.br
premiere|pay-per-view|no|Premiere||https://premiere.globo.com
globoplay|streaming|no|Globoplay||https://globoplay.globo.com
ge_tv|streaming|yes|ge tv||https://www.youtube.com/@getv
cazetv|streaming|yes|CazéTV||https://www.youtube.com/@CazeTV
prime_video|streaming|no|Prime Video|Amazon Prime Video|https://www.primevideo.com
disney_mais|streaming|no|Disney+||https://www.disneyplus.com
paramount_mais|streaming|no|Paramount+||https://www.paramountplus.com
hbo_max|streaming|no|HBO Max||https://www.hbomax.com
tnt_sports|streaming|yes|TNT Sports|TNT Sports Brasil|https://www.youtube.com/@TNTSportsBR
mais_sbt|streaming|yes|+SBT||https://mais.sbt.com.br
dazn|streaming|no|DAZN||https://www.dazn.com
youtube|streaming|yes|YouTube||https://www.youtube.com
canal_goat|streaming|yes|Canal GOAT||https://www.youtube.com/@canalgoatbr
sportynet|streaming|yes|SportyNet||https://www.youtube.com/@SportyNetBrasil
radio_globo|radio|yes|Rádio Globo||https://radioglobo.globo.com
cbn|radio|yes|CBN|Central Brasileira de Notícias|https://cbn.globo.com
jovem_pan|radio|yes|Jovem Pan|Rádio Jovem Pan|https://jovempan.com.br
radio_bandeirantes|radio|yes|Rádio Bandeirantes||https://www.band.uol.com.br/radio-bandeirantes
radio_tupi|radio|yes|Super Rádio Tupi||https://www.tupi.fm
itatiaia|radio|yes|Itatiaia|Rádio Itatiaia|https://www.itatiaia.com.br
gaucha|radio|yes|Gaúcha|Rádio Gaúcha|https://gauchazh.clicrbs.com.br
grenal|radio|yes|Grenal|Rádio Grenal|https://www.radiogrenal.com.br
`

const KINDS: readonly StreamingFact['kind'][] = ['streaming', 'open-tv', 'pay-tv', 'pay-per-view', 'radio']

export const streamings: readonly StreamingFact[] = rowsOf(TABLE).map((row): StreamingFact => {
  const [id, kindCell, free, name, officialName, site] = row
  const kind = KINDS.find((each) => each === kindCell)
  if (kind === undefined) throw new Error(`no such kind: ${kindCell ?? ''}`)
  return {
    id: requiredOf(id, row),
    kind,
    name: requiredOf(name, row),
    officialName: textOf(officialName),
    site: requiredOf(site, row),
    free: free === 'yes',
    country: 'BR',
  }
})
