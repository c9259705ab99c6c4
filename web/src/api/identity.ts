/**
 * The account in whose name calls are made. The session writes it; the HTTP layer only reads, so that neither imports the
 * other's insides. The token lives here, in memory, and nowhere else.
 */
export interface Identity {
  readonly userId: string
  readonly token: string
}

let identity: Identity | null = null
let renew: () => Promise<boolean> = async () => false

export const currentIdentity = () => identity

export function setIdentity(next: Identity | null) {
  identity = next
}

/** What to do once when the server no longer knows the token: true when there is a new one. */
export function onTokenRefused(handler: () => Promise<boolean>) {
  renew = handler
}

export const renewToken = () => renew()
