/** Whether this browser supports push notifications, in a secure context. */
export type PushSupport = 'ready' | 'insecure' | 'missing'

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure'
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? 'ready' : 'missing'
}

const WORKER = '/sw.js'

/** The address that the browser's push service gave it, if it is subscribed. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribes this browser; only to be called after a click, once the visitor has allowed it. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // Subscribed with another key, of another service at this address or of an earlier one.
    const before = await pushManager.getSubscription()
    if (!before) throw error
    await before.unsubscribe()
    return pushManager.subscribe(options)
  }
}

export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}
