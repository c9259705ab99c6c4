/** While sending, progress is 90% of the bytes sent; the last tenth belongs to the answer. */
export function sendingProgress(loaded: number, total: number): number {
  if (total <= 0) return 0
  return Math.floor(Math.min(Math.max(loaded / total, 0), 1) * 90)
}

/** When the answer arrives. */
export const ANSWERED_PROGRESS = 100
