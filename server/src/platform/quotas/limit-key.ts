import { AppError } from '../errors.ts'
import type { KnownPrincipal } from '../principal.ts'
import { METERS, type Charge, type Meter, type QuotaLimits, type Verdict } from './quota.ts'

type KeyPrincipal = Extract<KnownPrincipal, { kind: 'key' }>

export function chargeOf({ user, key }: KeyPrincipal): Charge {
  return { user: user.id, key: key.id, limits: key.limits }
}

const WINDOW_SECONDS: Readonly<Record<Meter['window'], number>> = { minute: 60, day: 86_400 }
const names: Readonly<Record<`${Meter['of']} ${Meter['window']}`, string>> = {
  'account minute': 'minuto',
  'account day': 'dia',
  'key minute': 'chave-minuto',
  'key day': 'chave-dia',
}

/** The limits a caller has, and how much of each is left. */
export function quotaHeaders(limits: QuotaLimits, { standings }: Verdict): { policy: string; state: string } {
  const policy: string[] = []
  const state: string[] = []
  for (const [index, { of, window }] of METERS.entries()) {
    const [limit, standing] = [limits[index] ?? null, standings[index]]
    if (limit === null || !standing) continue
    const name = names[`${of} ${window}`]
    policy.push(`"${name}";q=${limit};w=${WINDOW_SECONDS[window]}`)
    state.push(`"${name}";r=${Math.max(0, limit - standing.used)};t=${seconds(standing.resetsInMs)}`)
  }
  return { policy: policy.join(', '), state: state.join(', ') }
}

/** Says which limit is used up, and when it will be open again: the last of them, if there are several. */
export function quotaExceeded(limits: QuotaLimits, { standings }: Verdict): AppError {
  const full = METERS.map((meter, index) => ({ ...meter, limit: limits[index] ?? null, ...standings[index]! }))
    .filter(({ limit, used }) => limit !== null && used >= limit)
    .toSorted((a, b) => b.resetsInMs - a.resetsInMs)[0]!
  const { of, window, limit, resetsInMs } = full
  const whose = of === 'account' ? 'da conta' : 'da chave'
  const calls = limit === 1 ? '1 chamada' : `${limit!.toLocaleString('pt-BR')} chamadas`
  return new AppError('quota_exceeded', {
    info: `A cota ${whose} é de ${calls} por ${window === 'minute' ? 'minuto' : 'dia'} e acabou. Ela volta ${inWords(resetsInMs)}.`,
    retryAfterSeconds: seconds(resetsInMs),
  })
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

function inWords(ms: number): string {
  const left = seconds(ms)
  if (left < 90) return left === 1 ? 'em 1 segundo' : `em ${left} segundos`
  const minutes = Math.ceil(left / 60)
  return minutes < 90 ? `em ${minutes} minutos` : `em ${Math.ceil(minutes / 60)} horas`
}
