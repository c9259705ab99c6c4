const HOSTS: ReadonlyMap<number, readonly string[]> = new Map([
  [1930, ['UY']],
  [1934, ['IT']],
  [1938, ['FR']],
  [1950, ['BR']],
  [1954, ['CH']],
  [1958, ['SE']],
  [1962, ['CL']],
  [1966, ['GB-ENG']],
  [1970, ['MX']],
  [1974, ['DE']],
  [1978, ['AR']],
  [1982, ['ES']],
  [1986, ['MX']],
  [1990, ['IT']],
  [1994, ['US']],
  [1998, ['FR']],
  [2002, ['KR', 'JP']],
  [2006, ['DE']],
  [2010, ['ZA']],
  [2014, ['BR']],
  [2018, ['RU']],
  [2022, ['QA']],
  [2026, ['CA', 'MX', 'US']],
])

/** ISO codes; the finals' own files do not repeat the host, and the JSON files never contain it. */
export function hostsOfWorldCup(year: number): readonly string[] {
  return HOSTS.get(year) ?? []
}
