import { findCountryByName } from '../../../football/countries/countries.ts'

// How titles of competitions call what belongs to a country, in English, Portuguese, Spanish and German.
const TABLE = `
AR|argentine,argentinian,argentino,argentina
AT|austrian,österreichische,österr,austríaco
AU|australian,australiano
BE|belgian,belga
BG|bulgarian,búlgaro
BO|bolivian,boliviano
BR|brazilian,brasileiro,brasileira,brasileño
BY|belarusian
CA|canadian,canadense
CH|swiss,schweizer,suíço,suíça,suizo
CL|chilean,chileno
CN|chinese,chinês
CO|colombian,colombiano
CR|costa rican
CY|cypriot
CZ|czech,tcheco
DE|german,deutsche,alemão,alemã,alemán
DK|danish,dinamarquês
DZ|algerian
EC|ecuadorian,ecuatoriano,equatoriano
EE|estonian
EG|egyptian,egípcio
ES|spanish,espanhol,español
FI|finnish,finlandês
FR|french,francês,francés
GB-ENG|english,inglês,inglés
GB-NIR|northern irish
GB-SCT|scottish,escocês,escocés
GB-WLS|welsh,galês
GR|greek,grego
HR|croatian,croata
HU|hungarian,húngaro
IE|irish,irlandês
IL|israeli
IN|indian
IS|icelandic,islandês
IT|italian,italiano
JP|japanese,japonês,japonés
KR|korean,coreano
MX|mexican,mexicano
MA|moroccan
NL|dutch,holandês,neerlandês
NO|norwegian,norueguês
PE|peruvian,peruano
PL|polish,polonês
PT|portuguese,português,portugués
PY|paraguayan,paraguaio,paraguayo
RO|romanian,romeno
RS|serbian,sérvio
RU|russian,russo,ruso
SA|saudi
SE|swedish,sueco
SI|slovenian
SK|slovak
TN|tunisian
TR|turkish,turco
UA|ukrainian,ucraniano
US|american,us
UY|uruguayan,uruguaio,uruguayo
VE|venezuelan,venezuelano,venezolano
ZA|south african
`

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((row) => {
      const [iso = '', words = ''] = row.split('|')
      return words.split(',').map((word) => [word, iso] as const)
    }),
)

/**
 * The country that a title begins or ends with (`Belgian Pro League`, `Argentina Primera Division`, `Premier League
 * (Russia)`), and the title without it. The title stays whole where nothing else would be left.
 */
export function countryInTitle(title: string): { readonly country: string | null; readonly bare: string } {
  const words = title.trim().replaceAll(/\s+/g, ' ').split(' ')
  for (const count of [3, 2, 1]) {
    for (const [part, rest] of [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const) {
      if (part.length < count) continue
      const country = countryOf(part.join(' ').replaceAll(/[(),.:-]/g, ''))
      if (country !== null) return { country, bare: rest.length > 0 ? rest.join(' ') : title.trim() }
    }
  }
  return { country: null, bare: title.trim() }
}

function countryOf(words: string): string | null {
  return COUNTRIES.get(words.toLowerCase().trim()) ?? findCountryByName(words)
}
