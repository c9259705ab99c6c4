/**
 * The scopes that operations require of a key, by resource. `read` reads, `write` edits shared records, `manage`
 * changes what belongs to the key's own account.
 */
const resourceScopes = {
  'matches:read': { label: 'Ler jogos', hint: 'Jogos, escalações, arbitragem e o placar do momento.' },
  'competitions:read': {
    label: 'Ler campeonatos',
    hint: 'Campeonatos, tabelas, artilheiros, cartões, campeões e confederações.',
  },
  'teams:read': { label: 'Ler times', hint: 'Times, elencos, passagens, transferências, suspensões e desfalques.' },
  'people:read': { label: 'Ler pessoas', hint: 'Jogadores, técnicos e arbitragem.' },
  'stadiums:read': { label: 'Ler estádios', hint: 'Estádios e onde ficam.' },
  'streamings:read': { label: 'Ler transmissões', hint: 'Streamings, direitos e onde passa cada jogo.' },
  'search:read': { label: 'Buscar', hint: 'A busca em tudo.' },
  'changes:read': { label: 'Ler mudanças', hint: 'Cada mudança em ordem, o histórico e os nomes dos registros.' },
  'site:read': { label: 'Ler o site', hint: 'Páginas, posts, painel e dados abertos.' },
  live: { label: 'Ao vivo', hint: 'Receber lances por transmissão contínua.' },
  'records:write': {
    label: 'Editar registros',
    hint: 'Cadastrar, mudar e remover times, pessoas, campeonatos, estádios e streamings.',
  },
  'site:write': { label: 'Editar o site', hint: 'Páginas e posts.' },
  'push:read': { label: 'Ver webhooks', hint: 'Webhooks, entregas e simulações da conta.' },
  'push:manage': {
    label: 'Gerir webhooks',
    hint: 'Criar, mudar, testar e remover webhooks, ler o segredo deles, reenviar entregas, fazer simulações.',
  },
  'calendars:read': { label: 'Ver calendários', hint: 'As assinaturas de calendário da conta.' },
  'calendars:manage': { label: 'Gerir calendários', hint: 'Assinar calendários e encerrar assinaturas.' },
  'follows:read': { label: 'Ver o que acompanho', hint: 'A lista de times, pessoas, campeonatos e jogos da conta.' },
  'follows:manage': { label: 'Gerir o que acompanho', hint: 'Pôr na lista, tirar dela e mudar a ordem.' },
  'imports:read': { label: 'Ver importações', hint: 'Fontes, conexões, planilhas, execuções e filas de revisão.' },
  'imports:manage': {
    label: 'Gerir importações',
    hint: 'Enviar arquivos, importar, configurar fontes e conexões, decidir as filas de revisão.',
  },
  'keys:read': { label: 'Ver chaves', hint: 'As chaves da conta, sem os segredos.' },
  'keys:manage': {
    label: 'Gerir chaves',
    hint: 'Criar chaves, mudá-las e trocar o segredo delas, até o que esta pode; revogar qualquer chave da conta.',
  },
  'usage:read': { label: 'Ver o uso', hint: 'As chamadas da conta por dia e o registro delas.' },
} as const satisfies Readonly<Record<string, ScopeWords>>

interface ScopeWords {
  readonly label: string
  readonly hint: string
}

/** What an operation can ask of a key. */
export type ResourceScope = keyof typeof resourceScopes

/** What a key can have: a scope by resource, or one that includes several of them. */
export type Scope = ResourceScope | 'read' | 'write'

export const keyScopeWords: Readonly<Record<Scope, ScopeWords>> = {
  read: { label: 'Leitura', hint: 'Ler tudo o que o console mostra.' },
  write: { label: 'Escrita', hint: 'Criar e editar registros e o site. Só contas de administração.' },
  ...resourceScopes,
}

export const SCOPES = Object.keys(keyScopeWords) as readonly Scope[]
export const RESOURCE_SCOPES = Object.keys(resourceScopes) as readonly ResourceScope[]

/** What every account may read, and so what may be visible in a page. */
export const DATA_SCOPES = [
  'matches:read',
  'competitions:read',
  'teams:read',
  'people:read',
  'stadiums:read',
  'streamings:read',
  'search:read',
  'changes:read',
  'site:read',
] as const satisfies readonly ResourceScope[]
export const WRITE_SCOPES = ['records:write', 'site:write'] as const satisfies readonly ResourceScope[]
/** What belongs to the account of the key, and imports. No other scope includes any of these. */
export const ACCOUNT_SCOPES = [
  'push:read',
  'push:manage',
  'calendars:read',
  'calendars:manage',
  'follows:read',
  'follows:manage',
  'imports:read',
  'imports:manage',
  'keys:read',
  'keys:manage',
  'usage:read',
] as const satisfies readonly ResourceScope[]

const including: Readonly<Partial<Record<Scope, readonly ResourceScope[]>>> = {
  read: DATA_SCOPES,
  write: WRITE_SCOPES,
  'push:manage': ['push:read'],
  'calendars:manage': ['calendars:read'],
  'follows:manage': ['follows:read'],
  'imports:manage': ['imports:read'],
  'keys:manage': ['keys:read'],
}

/** Everything that a key with these scopes may be asked for, in the order of the table above. */
export function listAllowed(scopes: readonly Scope[]): readonly ResourceScope[] {
  const held = new Set<Scope>(scopes.flatMap((scope) => [scope, ...(including[scope] ?? [])]))
  return RESOURCE_SCOPES.filter((scope) => held.has(scope))
}

/** Whether a scope is included in another one of the list: `push:read` beside `push:manage`. */
export function isIncluded(scope: Scope, scopes: readonly Scope[]): boolean {
  return scopes.some((other) => other !== scope && including[other]?.some((each) => each === scope))
}

const admins = new Set<Scope>(['write', ...WRITE_SCOPES, 'imports:manage'])
const reading = new Set<Scope>(['read', ...DATA_SCOPES])

/** Only accounts of the administration can do anything with it. */
export const needsAdmin = (scope: Scope): boolean => admins.has(scope)

/** A key in a web page is visible to all its readers, so it gets no other scopes. */
export const suitsBrowserKey = (scope: Scope): boolean => reading.has(scope)

/** A test key sees the demonstration, which all accounts share, so it changes and manages nothing. */
export const suitsTestKey = (scope: Scope): boolean => reading.has(scope) || scope === 'live'
