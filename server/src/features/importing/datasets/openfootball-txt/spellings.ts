// What the files of Brazil leave open, settled by hand: each entry is a fact of that season and nothing else.

/** Cut off in the tab-indented files of 2011–2013, where the whole name does not occur. */
const CUT: ReadonlyMap<string, string> = new Map([
  ['Palmeira', 'Palmeiras'],
  ['Portugues', 'Portuguesa'],
])

/** Bare names of clubs that are not the famous ones, by competition and edition: their states. */
const STATES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'brasileirao_serie_b 2017',
    new Map([
      ['América', 'MG'],
      ['Brasil', 'RS'],
      ['Boa', 'MG'],
      ['Guarani', 'SP'],
      ['Vila Nova', 'GO'],
      ['Santa Cruz', 'PE'],
    ]),
  ],
  ['brasileirao_serie_c 2017', new Map([['Ypiranga', 'RS']])],
  [
    'brasileirao_serie_d 2017',
    new Map([
      ['América', 'PE'],
      ['Atlético', 'AC'],
      ['Atletico', 'PB'],
      ['Comercial', 'MS'],
      ['Internacional', 'SC'],
      ['Operario', 'PR'],
      ['Rio Branco', 'AC'],
      ['Santos', 'AP'],
      ['São José', 'RS'],
      ['São Paulo', 'RS'],
    ]),
  ],
])

export function wholeNames(names: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...names].flatMap((name) => (CUT.has(name) ? [[name, CUT.get(name) ?? name] as const] : [])))
}

export function findStateOf(competition: string, edition: string, name: string): string | null {
  return STATES.get(`${competition} ${edition}`)?.get(name) ?? null
}
