import { BlockList, isIPv4, isIPv6 } from 'node:net'

// What the internet does not route: this machine, its network, its neighbours, metadata services, documentation,
// multicast, reserved. From the special-purpose registries of the IANA.
const PRIVATE_V4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The host of a virtual machine at Azure, though its address looks public.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

// Within 2000::/3, the only part that is given out: protocol assignments with Teredo, documentation, 6to4.
const SPECIAL_V6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3ffe::', 16],
  ['3fff::', 20],
])

/** Whether an address belongs to the public internet. An IPv4 address inside an IPv6 one is judged as well. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !PRIVATE_V4.check(ip, 'ipv4')
  const address = ip.replace(/%.*$/, '')
  if (!isIPv6(address)) return false
  const groups = groupsOf(address)
  const translated = translatedV4(groups)
  if (translated !== null) return isPublicAddress(translated)
  const [first = 0] = groups
  const routed = first >= 0x2000 && first < 0x4000 && !SPECIAL_V6.check(address, 'ipv6')
  const tunnelled = tunnelledV4(groups)
  return routed && (tunnelled === null || isPublicAddress(tunnelled))
}

/** The IPv4 address that a mapped or translated (NAT64) address is another spelling of. */
function translatedV4(groups: readonly number[]): string | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = groups
  const mapped = a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff
  const translated = a === 0x64 && b === 0xff9b && c === 0 && d === 0 && e === 0 && f === 0
  return mapped || translated ? lastV4(groups) : null
}

/** The IPv4 address behind the network of an ISATAP address. */
function tunnelledV4(groups: readonly number[]): string | null {
  const [, , , , e = 0, f = 0] = groups
  return (e === 0 || e === 0x200) && f === 0x5efe ? lastV4(groups) : null
}

function lastV4([, , , , , , high = 0, low = 0]: readonly number[]): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const plain = dotted ? `${dotted[1]}${pair(dotted[2], dotted[3])}:${pair(dotted[4], dotted[5])}` : address
  const [head = '', tail] = plain.split('::')
  const parse = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [left, right] = [parse(head), parse(tail)]
  const gap = Array.from({ length: 8 - left.length - right.length }, () => 0)
  return tail === undefined ? left : [...left, ...gap, ...right]
}

function pair(high: string | undefined, low: string | undefined): string {
  return ((Number(high) << 8) | Number(low)).toString(16)
}

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [address, bits] of ranges) list.addSubnet(address, bits, family)
  return list
}
