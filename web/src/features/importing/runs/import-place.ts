import type { ReviewQueue, Touched } from '@meio-campo/contract/rules'

export const importParts = {
  importar: 'Importar',
  planilhas: 'Planilhas',
  divergencias: 'Divergências',
  nomes: 'Nomes',
  duplicados: 'Possíveis duplicados',
  fontes: 'Confiança',
} as const
export type ImportPart = keyof typeof importParts

/** The parts that a reviewer's duty opens, and the queue of each. */
export const reviewParts = { divergencias: 'conflicts', duplicados: 'duplicates' } as const satisfies Partial<
  Record<ImportPart, ReviewQueue>
>
export const importQueues: readonly Touched[] = Object.values(reviewParts).map((queue) => ({ role: 'reviewer', queue }))

const kinds = ['team', 'person', 'stadium', 'competition', 'match'] as const
const decidedSituations = ['juntados', 'separados'] as const

/** The place inside the imports tab: `?aba=importacoes&parte=nomes`. */
export interface ImportPlace {
  readonly parte?: ImportPart
  /** The run whose report is open. */
  readonly importacao?: string
  /** The sheet that is open. */
  readonly planilha?: string
  /** Lists decided entries instead of waiting ones. */
  readonly decididas?: true
  /** Only the disagreements on one kind's field: `match.score`. */
  readonly campo?: string
  /** Lists pairs that were joined or declared different, instead of waiting ones. */
  readonly pares?: (typeof decidedSituations)[number]
  /** Only pairs of one kind. */
  readonly registros?: (typeof kinds)[number]
  /** Lists dismissed matches instead of waiting ones. */
  readonly espera?: 'descartados'
  /** Lists dismissed squads instead of waiting ones. */
  readonly elencos?: 'descartados'
  /** Lists alerts that were marked as seen, instead of open ones. */
  readonly alertas?: 'vistos'
}

/** Each part of the tab keeps only its own parameters. */
export function parseImportPlace(search: Readonly<Record<string, unknown>>): ImportPlace {
  const { parte, importacao, planilha, decididas, campo, pares, registros } = search
  const { espera, elencos, alertas } = search
  const decided = decididas === true || decididas === 'true' ? { decididas: true as const } : {}
  const dismissed = {
    ...(espera === 'descartados' && { espera: 'descartados' as const }),
    ...(elencos === 'descartados' && { elencos: 'descartados' as const }),
  }
  const alerts = alertas === 'vistos' ? { alertas: 'vistos' as const } : {}
  if (typeof importacao === 'string' && /^\d{1,18}$/.test(importacao)) return { importacao }
  if (parte === 'planilhas') {
    return { parte, ...(typeof planilha === 'string' && /^sh_[\w-]{1,60}$/.test(planilha) && { planilha }) }
  }
  if (parte === 'divergencias') {
    const field = typeof campo === 'string' && /^[a-z]{1,20}\.[a-zA-Z_]{1,40}$/.test(campo) ? { campo } : {}
    return { parte, ...decided, ...field }
  }
  if (parte === 'nomes') return { parte, ...decided }
  if (parte === 'duplicados') {
    const which = decidedSituations.find((each) => each === pares)
    const kind = kinds.find((each) => each === registros)
    return { parte, ...(which && { pares: which }), ...(kind && { registros: kind }), ...dismissed, ...alerts }
  }
  if (parte === 'fontes') return { parte }
  return {}
}
