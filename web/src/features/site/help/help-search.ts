import { counted } from '@meio-campo/contract/rules'

export interface Counts {
  readonly guides: number
  readonly questions: number
  readonly terms: number
}

/** "2 guias, 1 pergunta e 1 termo", without the counts that are zero. */
export function describeCounts({ guides, questions, terms }: Counts): string {
  const parts = [
    guides > 0 && counted(guides, 'guia', 'guias'),
    questions > 0 && counted(questions, 'pergunta', 'perguntas'),
    terms > 0 && counted(terms, 'termo', 'termos'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'Nada encontrado'
  return parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`
}
