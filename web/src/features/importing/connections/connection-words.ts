import type { Connection } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'

interface StateWords {
  readonly tone: 'ok' | 'bad' | 'warn' | 'info'
  readonly words: string
}

/** The state of a connection as a badge. */
export function stateWords({ state, failures, lastCheck }: Connection): StateWords {
  switch (state) {
    case 'checking':
      return { tone: 'info', words: 'Verificando' }
    case 'importing':
      return { tone: 'info', words: 'Importando' }
    case 'paused':
      return { tone: 'warn', words: 'Pausada' }
    case 'keyless':
      return { tone: 'warn', words: 'Sem chave' }
    case 'failing':
      return { tone: 'bad', words: counted(failures, 'falha seguida', 'falhas seguidas') }
    case 'waiting':
      return lastCheck === null ? { tone: 'info', words: 'À espera' } : { tone: 'ok', words: 'Em dia' }
  }
}

const outcomes = {
  unchanged: 'nada novo',
  changed: 'trouxe novidades',
  failed: 'falhou',
  stopped: 'foi parada',
} as const

export const outcomeWords = (outcome: NonNullable<Connection['lastCheck']>['outcome']): string => outcomes[outcome]

/** The intervals that the console offers. */
export const intervals = [15, 30, 60, 180, 360, 720, 1440, 10_080] as const

/** "a cada 6 horas" */
export function intervalWords(minutes: number): string {
  if (minutes % 10_080 === 0) return every(minutes / 10_080, 'semana', 'semanas')
  if (minutes % 1440 === 0) return every(minutes / 1440, 'dia', 'dias')
  if (minutes % 60 === 0) return every(minutes / 60, 'hora', 'horas')
  return every(minutes, 'minuto', 'minutos')
}

function every(count: number, one: string, many: string): string {
  return count === 1 ? `a cada ${one}` : `a cada ${counted(count, one, many)}`
}

/** The offered intervals, with the present one added if it is not among them. */
export function intervalChoices(current: number): { value: string; label: string }[] {
  const minutes = [...new Set<number>([...intervals, current])].toSorted((a, b) => a - b)
  return minutes.map((value) => ({ value: String(value), label: capital(intervalWords(value)) }))
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
