/** Something a person can put right before the next start: one clear sentence, no stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
