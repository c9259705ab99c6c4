import type { ImportRun } from '@meio-campo/contract'
import { counted, dateFormat, dotted, matchStatuses, numberFormat } from '@meio-campo/contract/rules'
import { sizeWords } from '../../../components/file-target/size-words.ts'

const number = numberFormat()
const oneDecimal = numberFormat({ maximumFractionDigits: 1 })

interface StatusWords {
  readonly tone: 'ok' | 'bad' | 'warn' | 'info'
  readonly words: string
}

const statuses: Readonly<Record<string, StatusWords>> = {
  waiting: { tone: 'info', words: 'À espera' },
  running: { tone: 'info', words: 'Em andamento' },
  done: { tone: 'ok', words: 'Concluída' },
  failed: { tone: 'bad', words: 'Falhou' },
  cancelled: { tone: 'warn', words: 'Cancelada' },
  interrupted: { tone: 'warn', words: 'Interrompida' },
}

export function statusWords({ status, undone, rest }: Pick<ImportRun, 'status' | 'undone' | 'rest'>): StatusWords {
  if (undone) return { tone: 'warn', words: rest === null ? 'Desfeita' : 'Desfeita em parte' }
  return statuses[status] ?? { tone: 'info', words: status }
}

/** Percent of the file; null while its size is unknown. */
export function percentOf({ progress: { bytes = 0, totalBytes = 0 } }: Pick<ImportRun, 'progress'>): number | null {
  if (totalBytes <= 0) return null
  return Math.min(100, Math.floor((bytes / totalBytes) * 100))
}

/** "1.204 linhas · 3,2 MB de 10 MB · games.json" */
export function progressWords({ progress }: Pick<ImportRun, 'progress'>): string {
  const { rows = 0, bytes = 0, totalBytes = 0, file = '' } = progress
  const read = totalBytes > 0 ? `${sizeWords(bytes)} de ${sizeWords(totalBytes)}` : bytes > 0 ? sizeWords(bytes) : ''
  const lines = rows > 0 ? counted(rows, 'linha', 'linhas') : ''
  return dotted(lines, read, file.split('/').at(-1) ?? '')
}

/** "380 novos, 2 mudados, 1 recusado": the outcome in the list of runs. */
export function outcomeWords(run: Pick<ImportRun, 'created' | 'updated' | 'unchanged' | 'rejected'>): string {
  const parts = [
    count(run.created, 'novo', 'novos'),
    count(run.updated, 'mudado', 'mudados'),
    count(run.unchanged, 'igual', 'iguais'),
    count(run.rejected, 'recusado', 'recusados'),
  ]
  return parts.filter((part) => part !== null).join(', ') || 'Nada lido'
}

function count(value: number, one: string, many: string): string | null {
  return value === 0 ? null : counted(value, one, many)
}

export function secondsWords(seconds: number): string {
  if (seconds < 60) return `${oneDecimal.format(seconds)} s`
  return `${number.format(Math.floor(seconds / 60))} min ${Math.round(seconds % 60)} s`
}

const moment = dateFormat({
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** The value that a source has for a field, as text. */
export function valueWords(value: unknown, names: Readonly<Record<string, string>> = {}): string {
  if (value === null || value === undefined) return 'nada'
  if (Array.isArray(value)) {
    const score = value.length === 2 && value.every((part) => typeof part === 'number')
    return value.map(String).join(score ? ' × ' : ', ')
  }
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return moment.format(new Date(value))
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split('-').toReversed().join('/')
  return names[value] ?? (matchStatuses as Readonly<Record<string, string>>)[value] ?? value
}
