/** The facts by which alerts are decided. */
export interface SystemFacts {
  readonly diskFreeBytes: number
  readonly diskBytes: number
  /** How long the oldest due job has been waiting. */
  readonly oldestJobSeconds: number
  /** How long the oldest due delivery has been waiting. */
  readonly oldestDeliverySeconds: number
  /** Crashes of workers within the last quarter of an hour, over all nodes. */
  readonly crashes: number
}

export const ALERT_KINDS = ['disk', 'queue', 'crashes'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

const MB = 1024 * 1024
const STUCK_SECONDS = 15 * 60
const MOVING_SECONDS = 5 * 60
const MANY_CRASHES = 3
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/**
 * The sentence of an alert, or null. An alert that was sent stays active until it is clearly over: a value that swings
 * around a limit causes one alert, not one a minute.
 */
export function findAlert(kind: AlertKind, facts: SystemFacts, isActive: boolean): string | null {
  if (kind === 'disk') return findDiskAlert(facts, isActive)
  if (kind === 'crashes') {
    if (facts.crashes < (isActive ? 1 : MANY_CRASHES)) return null
    return `Processos do serviço caíram ${facts.crashes} vezes no último quarto de hora. Outros tomaram o lugar deles; o registro do serviço diz por quê.`
  }
  const limit = isActive ? MOVING_SECONDS : STUCK_SECONDS
  const minutes = (seconds: number) => number.format(Math.round(seconds / 60))
  if (facts.oldestJobSeconds >= limit)
    return `A fila de trabalhos está parada: o mais antigo espera há ${minutes(facts.oldestJobSeconds)} minutos.`
  if (facts.oldestDeliverySeconds >= limit)
    return `As entregas de webhooks estão paradas: a mais antiga espera há ${minutes(facts.oldestDeliverySeconds)} minutos.`
  return null
}

function findDiskAlert({ diskFreeBytes, diskBytes }: SystemFacts, isActive: boolean): string | null {
  if (diskBytes === 0) return null
  const part = diskFreeBytes / diskBytes
  const isLow = isActive ? part < 0.07 || diskFreeBytes < 700 * MB : part < 0.05 || diskFreeBytes < 500 * MB
  if (!isLow) return null
  return `O disco do serviço está quase cheio: restam ${number.format(diskFreeBytes / MB / 1024)} GB, ${number.format(part * 100)}% dele.`
}
