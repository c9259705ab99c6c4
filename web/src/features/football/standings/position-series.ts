/** The number of lines that colour and dash can distinguish. */
export const MAX_HIGHLIGHTED = 6

/** Choosing more lines than there are colours drops the one chosen first. */
export function toggleHighlight(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-MAX_HIGHLIGHTED)
}

/** Which rounds are named under the axis: the first, the last and every fifth or tenth between. */
export function namedRounds(rounds: number): readonly number[] {
  const step = rounds > 20 ? 10 : rounds > 8 ? 5 : 1
  const named = Array.from({ length: rounds }, (_, index) => index + 1).filter((round) => round % step === 0)
  // Skips a label next to the last one, so that they do not overlap.
  const inner = named.filter((round) => round > step / 2 && rounds - round >= step / 2)
  return rounds === 0 ? [] : [...new Set([1, ...inner, rounds])]
}
