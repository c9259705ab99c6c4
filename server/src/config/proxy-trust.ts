import { isIP } from 'node:net'

const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether the text is a valid trust setting: `1` (one proxy in front), or addresses, networks and named ranges. */
export function isTrust(text: string): boolean {
  if (/^\d{1,2}$/.test(text)) return true
  return text.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/')
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    return (
      RANGES.has(address) ||
      (longest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)))
    )
  })
}

/** In the framework's words. Without trust, `X-Forwarded-For` is just something a caller wrote. */
export function readTrust(trust: string | null): false | string | ((address: string, hop: number) => boolean) {
  if (trust === null) return false
  if (/^\d+$/.test(trust)) return (_address, hop) => hop < Number(trust)
  return trust
}
