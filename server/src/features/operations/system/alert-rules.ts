/** What the alerts are decided from. */
export interface SystemFacts {
  readonly diskFreeBytes: number
  readonly diskBytes: number
  /** How long the oldest job that is due has been waiting. */
  readonly oldestJobSeconds: number
  /** How long the oldest delivery that is due has been waiting. */
  readonly oldestDeliverySeconds: number
  /** Of workers, within the last quarter of an hour, over all nodes. */
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
 * The sentence of an alert, null where there is nothing to tell. What is told already stays told until it is clearly
 * over: a value that swings around a limit is one alert, not one a minute.
 */
export function findAlert(kind: AlertKind, facts: SystemFacts, isTold: boolean): string | null {
  if (kind === 'disk') return findDiskAlert(facts, isTold)
  if (kind === 'crashes') {
    if (facts.crashes < (isTold ? 1 : MANY_CRASHES)) return null
    return `Processos do serviço caíram ${facts.crashes} vezes no último quarto de hora. Outros tomaram o lugar deles; o registro do serviço diz por quê.`
  }
  const limit = isTold ? MOVING_SECONDS : STUCK_SECONDS
  const minutes = (seconds: number) => number.format(Math.round(seconds / 60))
  if (facts.oldestJobSeconds >= limit)
    return `A fila de trabalhos está parada: o mais antigo espera há ${minutes(facts.oldestJobSeconds)} minutos.`
  if (facts.oldestDeliverySeconds >= limit)
    return `As entregas de webhooks estão paradas: a mais antiga espera há ${minutes(facts.oldestDeliverySeconds)} minutos.`
  return null
}

function findDiskAlert({ diskFreeBytes, diskBytes }: SystemFacts, isTold: boolean): string | null {
  if (diskBytes === 0) return null
  const part = diskFreeBytes / diskBytes
  const isLow = isTold ? part < 0.07 || diskFreeBytes < 700 * MB : part < 0.05 || diskFreeBytes < 500 * MB
  if (!isLow) return null
  return `O disco do serviço está quase cheio: restam ${number.format(diskFreeBytes / MB / 1024)} GB, ${number.format(part * 100)}% dele.`
}
