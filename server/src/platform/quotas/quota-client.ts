import type { Charge, Counter, Verdict } from './quota.ts'

interface Waiting {
  readonly charge: Charge
  readonly decide: (verdict: Verdict) => void
  readonly fail: (error: Error) => void
}

export type Quotas = ReturnType<typeof createQuotas>

/**
 * This process's end of the counting. Every call is counted before it is answered, by the one counter that all
 * processes share; calls that arrive in the same turn of the event loop ask together, so that under load the question
 * costs next to nothing.
 */
export function createQuotas(counter: Counter) {
  let waiting: Waiting[] = []

  const ask = () => {
    const asking = waiting
    waiting = []
    counter.charge(asking.map(({ charge }) => charge)).then(
      (verdicts) => asking.forEach(({ decide }, index) => decide(verdicts[index]!)),
      (error: Error) => asking.forEach(({ fail }) => fail(error)),
    )
  }

  const count = (charge: Charge, decide: Waiting['decide'], fail: Waiting['fail']): void => {
    if (waiting.length === 0) setImmediate(ask)
    waiting.push({ charge, decide, fail })
  }

  return {
    /** With a callback, for hooks that end by one: a promise would cost each read a turn. */
    count,
    take: (charge: Charge): Promise<Verdict> => new Promise((decide, fail) => count(charge, decide, fail)),
    standings: (user: string, key: string | null) => counter.standings(user, key),
  }
}
