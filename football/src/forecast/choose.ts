export interface Search<Parameters> {
  readonly start: Parameters
  readonly keys: readonly (keyof Parameters & string)[]
  /** What is to be small; never called with anything but candidates. */
  readonly loss: (candidate: Parameters) => number
  readonly rounds: number
}

/**
 * Looks for better parameters, one at a time: a step up, else a step down, with smaller steps once nothing helps.
 * It finds a good place, not the best one, and the same one every time.
 */
export function chooseParameters<Parameters>({ start, keys, loss, rounds }: Search<Parameters>): Parameters {
  let best = start
  let least = loss(start)
  let share = 0.4
  for (let round = 0; round < rounds; round += 1) {
    const before = least
    for (const key of keys) {
      for (const factor of [1 + share, 1 / (1 + share)]) {
        const candidate = { ...best, [key]: Number(best[key]) * factor }
        const candidateLoss = loss(candidate)
        if (candidateLoss >= least - 1e-7) continue
        best = candidate
        least = candidateLoss
        break
      }
    }
    if (least === before) share /= 2
  }
  return best
}
