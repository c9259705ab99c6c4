import type { Delivery, DeliveryAttempt, PushEvent } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { relativeTime } from '../../../components/moment/moment-words.ts'
import { timeInWords } from '../../../components/moment/moment-words.ts'

type Tone = 'ok' | 'bad' | 'warn' | 'info'

export const stateWords: Readonly<Record<Delivery['state'], { readonly tone: Tone; readonly label: string }>> = {
  delivered: { tone: 'ok', label: 'Entregue' },
  failed: { tone: 'bad', label: 'Falhou' },
  retrying: { tone: 'warn', label: 'Tentando de novo' },
  pending: { tone: 'info', label: 'Na fila' },
}

/** "3 tentativas", "nenhuma tentativa ainda". */
export function attemptsInWords(count: number): string {
  if (count === 0) return 'nenhuma tentativa ainda'
  return `${count} ${plural(count, 'tentativa', 'tentativas')}`
}

/** The outcome of the last attempt: "200 em 143 ms", "Sem resposta em 15 s"; nothing before the first. */
export function outcomeWords({ attemptCount, lastStatus, lastError, lastMs }: Delivery): string | null {
  if (attemptCount === 0) return null
  const took = lastMs === null ? '' : ` em ${timeInWords(lastMs)}`
  return lastStatus === null ? lastError : `${lastStatus}${took}`
}

/** "de novo em 2 min"; nothing where no attempt is to come. */
export function nextWords({ state, nextAttemptAt }: Pick<Delivery, 'state' | 'nextAttemptAt'>, now: Date) {
  if (state !== 'retrying' || nextAttemptAt === null) return null
  const at = new Date(nextAttemptAt)
  return at.getTime() - now.getTime() < 60_000 ? 'de novo em instantes' : `de novo ${relativeTime(at, now)}`
}

export const wasAccepted = ({ error }: Pick<DeliveryAttempt, 'error'>): boolean => error === null

/** The event inside a body; nothing where it cannot be read. */
export function eventIn(body: string): PushEvent | null {
  try {
    return JSON.parse(body) as PushEvent
  } catch {
    return null
  }
}
