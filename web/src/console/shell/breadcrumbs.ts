interface Crumb {
  readonly label: string
  /** Nothing for the page itself, and for a step that has no page. */
  readonly to?: string
}

const words: Readonly<Record<string, string>> = {
  dashboard: 'Pagina Inicial',
  api: 'API',
  push: 'Push',
  help: 'Obter Ajuda',
  contact: 'Contato',
  settings: 'Configurações',
  times: 'Times',
  jogadores: 'Jogadores',
  tecnicos: 'Técnicos',
  campeonatos: 'Campeonatos',
  jogos: 'Jogos',
  estadios: 'Estádios',
  confederacoes: 'Confederações',
  streamings: 'Streamings',
  new: 'Novo',
  titulos: 'Títulos',
  transferencias: 'Transferências',
  elenco: 'Elenco',
  cartoes: 'Cartões',
  tabela: 'Tabela',
  campeoes: 'Campeões',
  transmission: 'Transmissão',
  artilheiros: 'Artilheiros',
  aovivo: 'Ao vivo',
  escalacao: 'Escalação',
  arbitros: 'Árbitros',
  amarelo: 'Amarelo',
  vermelho: 'Vermelho',
  casa: 'Casa',
  fora: 'Fora',
  neutro: 'Neutro',
  hoje: 'Hoje',
  ontem: 'Ontem',
  amanha: 'Amanhã',
}
const pageless = new Set(['/estadios', '/institucional'])

/** The way to a page, read from its address. `names` holds the names of loaded records: `/times/bahia` → "Bahia". */
export function breadcrumbs(
  pathname: string,
  title: string,
  names: ReadonlyMap<string, string> = new Map(),
): readonly Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  return segments.flatMap((segment, index): Crumb[] => {
    const address = `/${segments.slice(0, index + 1).join('/')}`
    const last = index === segments.length - 1
    if (address === '/institucional') return []
    const label =
      names.get(address) ??
      words[segment] ??
      (index === 0 || segments[0] === 'institucional' ? title : humanise(segment))
    return [last || pageless.has(address) ? { label } : { label, to: address }]
  })
}

const tops = new Set(['/', '/dashboard'])
const atTheDoor = new Set(['/login', '/register', '/recover'])

/** The nearest page above an address: the team above its squad, the list above the team, the start above the list. */
export function pageAbove(pathname: string): string | null {
  if (tops.has(pathname)) return null
  if (atTheDoor.has(pathname)) return '/'
  const above = breadcrumbs(pathname, '').findLast(({ to }) => to !== undefined)
  return above?.to ?? '/dashboard'
}

/** A readable form of an id, until its record is loaded. */
export function humanise(id: string): string {
  const text = decode(id).replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
