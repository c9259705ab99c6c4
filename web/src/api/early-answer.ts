interface EarlyAnswer {
  readonly path: '/api/v1/vitrine' | '/api/v1/dashboard'
  readonly address: string
  readonly response: Promise<Response>
}

/** Where public/boot.js leaves it. */
const page = globalThis as { earlyAnswer?: EarlyAnswer }

/** The read that the page began before the app was there; nothing once it was taken. */
export const findEarlyRead = (): EarlyAnswer['path'] | undefined => page.earlyAnswer?.path

/** The answer to it, good once. */
export function takeEarlyAnswer(address: string, signal: AbortSignal): Promise<Response> | null {
  const early = page.earlyAnswer
  if (early?.address !== address) return null
  delete page.earlyAnswer
  return Promise.race([early.response, aborted(signal)])
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
