// The codes that openfootball's files carry, and the competitions they are here.
export const BY_CODE = {
  'br.1': 'brasileirao_serie_a',
  'br.2': 'brasileirao_serie_b',
  'br.cup': 'copa_do_brasil',
  'en.1': 'premier_league',
  'en.2': 'championship',
  'en.3': 'league_one',
  'es.1': 'la_liga',
  'es.2': 'la_liga_2',
  'de.1': 'bundesliga',
  'de.cup': 'copa_da_alemanha',
  'it.1': 'serie_a_italia',
  'fr.1': 'ligue_1',
  'pt.1': 'campeonato_portugues',
  'nl.1': 'eredivisie',
  'at.1': 'bundesliga_austria',
  'tr.1': 'super_lig',
  'mx.1': 'liga_mx',
  'ar.1': 'campeonato_argentino',
  'co.1': 'campeonato_colombiano',
  'uefa.cl': 'champions_league',
  'copa.l': 'copa_libertadores',
  'copa.s': 'copa_sul_americana',
}

/** `2018_br1.txt` and its like in the modern text files. */
export const BY_FILE = {
  br1: 'br.1',
  br2: 'br.2',
  brcup: 'br.cup',
  copal: 'copa.l',
  copas: 'copa.s',
  ar1: 'ar.1',
  co1: 'co.1',
}

export const COUNTRIES = {
  en: 'GB-ENG',
  es: 'ES',
  de: 'DE',
  it: 'IT',
  fr: 'FR',
  pt: 'PT',
  nl: 'NL',
  at: 'AT',
  tr: 'TR',
  mx: 'MX',
  ar: 'AR',
  co: 'CO',
  br: 'BR',
}
