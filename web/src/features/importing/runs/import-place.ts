export const importParts = {
  importar: 'Importar',
  planilhas: 'Planilhas',
  divergencias: 'Divergências',
  nomes: 'Nomes',
  fontes: 'Fontes',
} as const
export type ImportPart = keyof typeof importParts

/** Where one is inside the imports tab: `?aba=importacoes&parte=nomes`. */
export interface ImportPlace {
  readonly parte?: ImportPart
  /** The run whose report is open. */
  readonly importacao?: string
  /** The sheet that is open. */
  readonly planilha?: string
  /** What was already decided, instead of what waits. */
  readonly decididas?: true
  /** Only the disagreements on one kind's field: `match.score`. */
  readonly campo?: string
}

/** Each part keeps only its own words. */
export function parseImportPlace(search: Readonly<Record<string, unknown>>): ImportPlace {
  const { parte, importacao, planilha, decididas, campo } = search
  const decided = decididas === true || decididas === 'true' ? { decididas: true as const } : {}
  if (typeof importacao === 'string' && /^\d{1,18}$/.test(importacao)) return { importacao }
  if (parte === 'planilhas') {
    return { parte, ...(typeof planilha === 'string' && /^sh_[\w-]{1,60}$/.test(planilha) && { planilha }) }
  }
  if (parte === 'divergencias') {
    const field = typeof campo === 'string' && /^[a-z]{1,20}\.[a-zA-Z_]{1,40}$/.test(campo) ? { campo } : {}
    return { parte, ...decided, ...field }
  }
  if (parte === 'nomes') return { parte, ...decided }
  if (parte === 'fontes') return { parte }
  return {}
}
