/** The members of FIFA, by the codes that the API takes. */
export const footballCountries: readonly string[] = [
  'AF AL DZ AS AD AO AI AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BR VG BN BG BF BI KH CM CA CV KY',
  'CF TD CL CN TW CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GB-ENG GQ ER EE SZ ET FO FJ FI FR GA GM GE',
  'DE GH GI GR GD GU GT GN GW GY HT HN HK HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE XK KW KG LA LV LB LS LR LY LI LT',
  'LU MO MG MW MY MV ML MT MR MU MX MD MN ME MS MA MZ MM NA NP NL NC NZ NI NE NG KP MK GB-NIR NO OM PK PS PA PG PY PE PF',
  'PH PL PT PR QA RO RU RW KN LC VC WS SM ST SA GB-SCT SN RS SC SL SG SK SI SB SO ZA KR SS ES LK SD SR SE CH SY TJ TZ',
  'TH TL TG TO TT TN TR TM TC UG UA AE US UY UZ VU VE VN VI GB-WLS YE ZM ZW',
].flatMap((line) => line.split(' '))

// Football's own countries: what the United Kingdom sends to tournaments is four teams, and French Polynesia sends Tahiti.
const home: Readonly<Record<string, string>> = {
  'GB-ENG': 'Inglaterra',
  'GB-SCT': 'Escócia',
  'GB-WLS': 'País de Gales',
  'GB-NIR': 'Irlanda do Norte',
  PF: 'Taiti',
}
let names: Intl.DisplayNames | undefined

/** Regions in the list that are not countries: groups of countries and test codes. */
const NO_COUNTRIES = new Set(['ZZ', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB'])

/** Whether there is, or was, a country with this code. */
export const isCountry = (code: string): boolean => !NO_COUNTRIES.has(code) && countryName(code) !== code

/** "Brasil" for `BR`, "Inglaterra" for `GB-ENG`; an unknown code stays as it is. */
export function countryName(code: string): string {
  if (home[code]) return home[code]
  names ??= new Intl.DisplayNames('pt-BR', { type: 'region', fallback: 'none' })
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
