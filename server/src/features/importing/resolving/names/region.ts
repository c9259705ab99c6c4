/** Countries whose clubs play in each other's leagues, for comparing: Monaco in France, Toronto in the United States. */
const NEXT_DOOR: Readonly<Record<string, string>> = {
  AD: 'ES',
  CA: 'US',
  LI: 'CH',
  MC: 'FR',
  NZ: 'AU',
  SM: 'IT',
  'GB-WLS': 'GB-ENG',
}

export function leagueCountry(country: string): string {
  return NEXT_DOOR[country] ?? country
}

// Mexican clubs were invited until 2016.
const SOUTH_AMERICA = new Set(['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'PE', 'PY', 'UY', 'VE'])
const WITH_MEXICO = new Set([...SOUTH_AMERICA, 'MX'])

/** Whether a club of a country can take part at all, which separates Liverpool of Montevideo from Liverpool. */
export function mayTakePart(competition: string, country: string): boolean {
  switch (competition) {
    case 'copa_libertadores':
    case 'copa_sul_americana':
      return WITH_MEXICO.has(country)
    case 'champions_league':
      return !WITH_MEXICO.has(country)
    default:
      return true
  }
}

/** Teams that datasets carry back under the name of the state that followed, by the last day of the old one. */
const BEFORE: readonly { readonly team: string; readonly until: string; readonly was: string }[] = [
  { team: 'russia', until: '1992-06-30', was: 'uniao_sovietica' },
  { team: 'servia', until: '2003-02-03', was: 'iugoslavia' },
  { team: 'servia', until: '2006-06-27', was: 'servia_e_montenegro' },
]

export function teamOnDay(team: string, day: string | null): string {
  return BEFORE.find((each) => each.team === team && day !== null && day <= each.until)?.was ?? team
}
