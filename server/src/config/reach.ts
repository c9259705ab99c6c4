/** Where calls to addresses that other people chose may go. */
export interface Reach {
  /** Also into this machine and its network. */
  readonly allowPrivate: boolean
  /** Only to these, `*.` before one meaning all below it; null: to every one. */
  readonly hosts: readonly string[] | null
}

const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$|^[0-9a-f:]+$/

/** A comma-separated list; undefined if one entry is not a valid host name. */
export function readHosts(text: string): readonly string[] | undefined {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  return hosts.every((host) => HOST.test(host)) ? hosts : undefined
}

export function isWithinReach({ hosts }: Reach, host: string): boolean {
  if (hosts === null) return true
  const asked = host.toLowerCase().replace(/\.$/, '')
  return hosts.some((each) => (each.startsWith('*.') ? asked.endsWith(each.slice(1)) : asked === each))
}
