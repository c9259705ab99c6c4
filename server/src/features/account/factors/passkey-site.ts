/** For which site passkeys are made, and from which origins they are accepted. */
export interface PasskeySite {
  /** The domain that browsers bind a passkey to. */
  readonly id: string
  readonly origins: readonly string[]
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/

/**
 * By default the domain of the public address. Browsers accept no IP address as a domain; on this very machine
 * `localhost` is another name of it, so that a service started without any setting has passkeys at that name.
 */
export function passkeySite(publicUrl: string, domain: string | null): PasskeySite {
  const { hostname, origin, protocol, port } = new URL(publicUrl)
  if (!LOOPBACK.test(hostname)) return { id: domain ?? hostname, origins: [origin] }
  return { id: domain ?? 'localhost', origins: [`${protocol}//localhost${port === '' ? '' : `:${port}`}`] }
}
