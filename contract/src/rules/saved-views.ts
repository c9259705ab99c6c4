import type { ReviewQueue } from './duties.ts'

/** The lists whose filters can be saved, by their address in the console without ids, with what filters each there. */
export const listFilters = {
  jogadores: ['q', 'time', 'posicao', 'nacionalidade'],
  'jogadores/jogos': ['temporada', 'campeonato', 'adversario'],
  'jogadores/cartoes': ['temporada', 'campeonato'],
  'jogadores/numeros': ['temporada', 'campeonato', 'com'],
  tecnicos: ['q', 'time', 'nacionalidade'],
  times: ['q', 'pais', 'estado', 'confederacao', 'tipo', 'campeonato'],
  'times/jogos': ['temporada', 'campeonato', 'local', 'adversario', 'resultado'],
  'times/campeonatos': ['temporada'],
  'times/transferencias': ['temporada', 'sentido'],
  'times/numeros': ['temporada', 'campeonato', 'com'],
  jogos: ['situacao', 'favoritos', 'streaming'],
  campeonatos: ['q', 'tipo', 'participantes'],
  'campeonatos/jogos': ['time', 'situacao'],
  'campeonatos/tabela': ['local', 'rodada', 'data'],
  'campeonatos/artilheiros': ['time', 'local', 'data'],
  'campeonatos/cartoes': ['data', 'cor'],
  'campeonatos/numeros': ['time', 'posicao'],
  streamings: ['q', 'tipo', 'gratis'],
  'streamings/jogos': ['situacao', 'data', 'campeonato'],
  confederacoes: ['q'],
  'confederacoes/jogos': ['situacao', 'data'],
  'confederacoes/times': ['q', 'tipo'],
  'confederacoes/campeonatos': ['q'],
  'api/registros': [
    'caminho',
    'id',
    'metodo',
    'operacao',
    'status',
    'erro',
    'chave',
    'agente',
    'rede',
    'msDe',
    'bytesDe',
    'de',
    'ate',
  ],
  'push/entregas': ['webhook', 'situacao', 'tipo', 'reenviadas', 'de', 'ate'],
  'settings/usuarios': ['busca', 'filtro'],
  'settings/auditoria': ['busca', 'grupo', 'desde', 'ate'],
  'settings/historico': ['busca', 'tipo', 'desde', 'ate'],
  'settings/mensagens': [],
  'settings/sugestoes': [],
  'settings/divergencias': [],
  'settings/nomes': [],
  'settings/duplicados': ['registros'],
  'settings/qualidade': [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type FilteredList = keyof typeof listFilters

export const FILTERED_LISTS = Object.keys(listFilters) as readonly FilteredList[]

/** Parameters that select a different list but are not filters to clear: the part that is shown. */
const listParts: Partial<Readonly<Record<FilteredList, readonly string[]>>> = {
  'times/jogos': ['ver'],
  'campeonatos/jogos': ['ver'],
  'campeonatos/cartoes': ['ver'],
  'campeonatos/numeros': ['de'],
  'settings/mensagens': ['situacao'],
  'settings/sugestoes': ['fila'],
  'settings/divergencias': ['decididas', 'campo'],
  'settings/nomes': ['decididas'],
  'settings/duplicados': ['pares', 'espera', 'alertas'],
  'settings/qualidade': ['edicao', 'falta', 'ordem', 'alertas'],
}

/** The readers of lists that are not open to all: the admins, and the reviewers of a queue. */
export const listReaders: Partial<Readonly<Record<FilteredList, 'admin' | ReviewQueue>>> = {
  'settings/usuarios': 'admin',
  'settings/auditoria': 'admin',
  'settings/historico': 'admin',
  'settings/mensagens': 'admin',
  'settings/nomes': 'admin',
  'settings/qualidade': 'admin',
  'settings/divergencias': 'conflicts',
  'settings/duplicados': 'duplicates',
}

/** All that a view keeps of a list's address: its filters, which part of it is shown, and its order. */
export const viewNames = (list: FilteredList): readonly string[] => [
  ...listFilters[list],
  ...(listParts[list] ?? []),
  'sort',
]

/** Views that one account saves, in all lists together. */
export const MOST_SAVED_VIEWS = 100
/** The most views of one list that can be shared. */
export const MOST_SHARED_VIEWS = 50

export const SAVED_VIEW_NAME = { max: 60 }
export const SAVED_VIEW_QUERY = { max: 1000 }

/**
 * The filters and the order of a list as its address writes them, each once and always in the same order. Null for
 * what has no meaning in that list.
 */
export function tidyQuery(list: FilteredList, query: string): string | null {
  const given = new URLSearchParams(query)
  const known = viewNames(list)
  const names = [...given.keys()]
  if (names.some((name) => !known.includes(name)) || new Set(names).size < names.length) return null
  const filled = known.flatMap((name) => {
    const value = given.get(name)?.trim()
    return value ? [[name, value] as [string, string]] : []
  })
  return new URLSearchParams(filled).toString()
}
