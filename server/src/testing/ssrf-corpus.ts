// Ways to write addresses that no call of ours may reach. Names are resolved by the test's own resolver.

/** Forbidden, each for another reason: IPv4 ranges that the internet does not route. */
const V4 = {
  loopback: '127.0.0.1',
  loopbackElsewhere: '127.255.255.254',
  unspecified: '0.0.0.0',
  thisNetwork: '0.1.2.3',
  privateA: '10.0.0.1',
  privateB: '172.16.0.1',
  privateBEnd: '172.31.255.255',
  privateC: '192.168.1.1',
  carrier: '100.64.0.1',
  carrierMetadata: '100.100.100.200',
  linkLocal: '169.254.0.1',
  metadata: '169.254.169.254',
  containerMetadata: '169.254.170.2',
  azureHost: '168.63.129.16',
  protocols: '192.0.0.1',
  oracleMetadata: '192.0.0.192',
  documentation1: '192.0.2.1',
  documentation2: '198.51.100.1',
  documentation3: '203.0.113.1',
  relay: '192.88.99.1',
  benchmark: '198.18.0.1',
  benchmarkEnd: '198.19.255.255',
  multicast: '224.0.0.1',
  multicastEnd: '239.255.255.255',
  reserved: '240.0.0.1',
  broadcast: '255.255.255.255',
} as const

const bytesOf = (ip: string) => ip.split('.').map(Number)
const numberOf = (ip: string) => bytesOf(ip).reduce((sum, byte) => sum * 256 + byte, 0)
const groupsOf = (ip: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = bytesOf(ip)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}
const fullwidth = (ip: string) => ip.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const circled = (ip: string) =>
  ip.replaceAll(/\d/g, (digit) => String.fromCodePoint(digit === '0' ? 0x24ea : 0x245f + Number(digit)))
const percent = (text: string) =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
const hex = (value: number) => `0x${value.toString(16)}`
const octal = (value: number) => `0${value.toString(8)}`

/** An IPv4 address as URLs may write it. */
const v4Spellings: readonly ((ip: string) => string)[] = [
  (ip) => ip,
  (ip) => `${ip}.`,
  (ip) => String(numberOf(ip)),
  (ip) => hex(numberOf(ip)),
  (ip) => hex(numberOf(ip)).toUpperCase().replace('X', 'x'),
  (ip) => octal(numberOf(ip)),
  (ip) => bytesOf(ip).map(hex).join('.'),
  (ip) => bytesOf(ip).map(octal).join('.'),
  (ip) =>
    bytesOf(ip)
      .map((byte) => `0x0000${byte.toString(16)}`)
      .join('.'),
  (ip) =>
    bytesOf(ip)
      .map((byte) => `000${octal(byte)}`)
      .join('.'),
  (ip) =>
    bytesOf(ip)
      .map((byte, place) => (place % 2 === 0 ? hex(byte) : octal(byte)))
      .join('.'),
  (ip) => `${bytesOf(ip)[0]}.${numberOf(ip) % 2 ** 24}`,
  (ip) => `${bytesOf(ip)[0]}.${bytesOf(ip)[1]}.${numberOf(ip) % 2 ** 16}`,
  (ip) => `${hex(bytesOf(ip)[0]!)}.${octal(numberOf(ip) % 2 ** 24)}`,
  (ip) => ip.replaceAll('.', '。'),
  (ip) => ip.replaceAll('.', '．'),
  (ip) => ip.replaceAll('.', '｡'),
  (ip) => ip.replaceAll('.', '%2e'),
  fullwidth,
  circled,
  percent,
]

/** The same address inside of an IPv6 one. */
const v6Embeddings: readonly ((ip: string) => string)[] = [
  (ip) => `::ffff:${ip}`,
  (ip) => `::ffff:${groupsOf(ip)}`,
  (ip) => `0:0:0:0:0:FFFF:${groupsOf(ip)}`,
  (ip) => `::${ip}`,
  (ip) => `::${groupsOf(ip)}`,
  (ip) => `::ffff:0:${groupsOf(ip)}`,
  (ip) => `64:ff9b::${ip}`,
  (ip) => `64:ff9b::${groupsOf(ip)}`,
  (ip) => `64:ff9b:1::${groupsOf(ip)}`,
  (ip) => `2002:${groupsOf(ip)}::`,
  (ip) => `2002:${groupsOf(ip)}::1`,
  (ip) => `2001:0:${groupsOf(ip)}::`,
  (ip) => `2606:4700::5efe:${groupsOf(ip)}`,
  (ip) => `2606:4700::200:5efe:${ip}`,
  (ip) => `fe80::5efe:${groupsOf(ip)}`,
]

const V6 = [
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::0001',
  '0::1',
  '::',
  '0:0::0',
  '::2',
  '100::1',
  'fc00::1',
  'fd00::1',
  'fd12:3456:789a::1',
  'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  'fd00:ec2::254',
  'FD00:EC2::254',
  'fd20:ce::254',
  'fe80::1',
  'fe80::a9fe:a9fe',
  'febf::1',
  'fec0::1',
  'ff01::1',
  'ff02::1',
  'ff05::2',
  'ff0e::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2001:db8:ffff::',
  '3fff::1',
  '3ffe::1',
  '4000::1',
  '5f00::1',
  '8000::1',
  // Local addresses (ISATAP), though the embedded one is public.
  'fe80::5efe:8.8.8.8',
  'fd00::5efe:808:808',
  'ff02::200:5efe:808:808',
  '::5efe:8.8.8.8',
  '2002:808:808::5efe:808:808',
  '::8.8.8.8',
  '64:ff9b:1::8.8.8.8',
  '2001:0:808:808::',
]

/** Hosts that are not addresses of their own, and hosts that are hidden in the rest of one. */
const TRICKS: readonly ((port: number) => string)[] = [
  (port) => `http://user:secret@127.0.0.1:${port}/`,
  (port) => `http://exemplo.com@127.0.0.1:${port}/`,
  (port) => `http://exemplo.com:80@127.0.0.1:${port}/`,
  (port) => `http://exemplo.com%40@127.0.0.1:${port}/`,
  (port) => `http://127.0.0.1:${port}#@exemplo.com/`,
  (port) => `http://127.0.0.1:${port}?@exemplo.com/`,
  (port) => `http://127.0.0.1:${port}\\@exemplo.com/`,
  (port) => `http:\\\\127.0.0.1:${port}/`,
  (port) => `http:/127.0.0.1:${port}/`,
  (port) => `http:127.0.0.1:${port}/`,
  (port) => `http:///127.0.0.1:${port}/`,
  (port) => `HTTP://127.0.0.1:${port}/`,
  (port) => ` http://127.0.0.1:${port}/`,
  (port) => `http://127.0.0.1\t:${port}/`,
  (port) => `ht\ntp://127.0.0.1:${port}/`,
  (port) => `http://127.0.0.1:00${port}/`,
  (port) => `http://127.0.0.1:${port + 65_536}/`,
  () => 'http://127.0.0.1/',
  () => 'https://127.0.0.1/',
  () => 'http://127.0.0.1:22/',
  (port) => `https://127.0.0.1:${port}/`,
  (port) => `https://[::1]:${port}/`,
  (port) => `ftp://127.0.0.1:${port}/`,
  (port) => `gopher://127.0.0.1:${port}/_GET`,
  (port) => `ws://127.0.0.1:${port}/`,
  () => 'file:///etc/passwd',
  () => 'data:text/plain,x',
  (port) => `http://[fe80::1%25lo]:${port}/`,
  (port) => `http://[fe80::1%lo]:${port}/`,
  (port) => `http://[::1%25lo]:${port}/`,
  (port) => `http://[::1]:${port}/`,
  (port) => `http://[::1].:${port}/`,
  (port) => `http://127.0.0.1%00.exemplo.com:${port}/`,
  (port) => `http://127.0.0.1%0d%0aHost:exemplo.com:${port}/`,
  (port) => `http://1270.0.1:${port}/`,
  (port) => `http://127.0.0.0x1:${port}/`,
  (port) => `http://127.1:${port}/`,
  (port) => `http://0:${port}/`,
  (port) => `http://0x0:${port}/`,
  (port) => `http://00:${port}/`,
]

/** Names that resolve to this machine everywhere, and names whose owner chose the address. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  LOCALHOST: ['127.0.0.1'],
  'LocalHost.': ['::1'],
  ｌｏｃａｌｈｏｓｔ: ['127.0.0.1'],
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ': ['127.0.0.1'],
  'localhost.localdomain': ['127.0.0.1'],
  'localhost6.localdomain6': ['::1'],
  'ip6-localhost': ['::1'],
  'foo.localhost': ['127.0.0.1'],
  'localtest.me': ['127.0.0.1'],
  '127.0.0.1.nip.io': ['127.0.0.1'],
  '7f000001.nip.io': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'metadata.google.internal.': ['fd20:ce::254'],
  metadata: ['169.254.169.254'],
  'instance-data.ec2.internal': ['fd00:ec2::254'],
  'banco.interno': ['10.1.2.3'],
  'roteador.lan': ['192.168.0.1'],
  'host.docker.internal': ['172.17.0.1'],
  'mista.exemplo.com': ['8.8.8.8', '127.0.0.1'],
  'mista2.exemplo.com': ['10.0.0.1', '8.8.8.8'],
  'mista3.exemplo.com': ['2606:4700:4700::1111', '::1'],
  'mista4.exemplo.com': ['8.8.8.8', 'fe80::1%lo'],
  'mapeada.exemplo.com': ['::ffff:127.0.0.1'],
  'nada.exemplo.com': [],
}

/** A name for each forbidden address, as an attacker's name server would answer. */
const LEADING: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...Object.entries(V4).map(([name, ip]) => [`${name.toLowerCase()}.v4.exemplo.com`, [ip]]),
  ...Object.values(V4).map((ip, at) => [`n${at}.mapeada.exemplo.com`, [`::ffff:${ip}`]]),
  ...V6.map((ip, at) => [`n${at}.v6.exemplo.com`, [ip]]),
])

const resolutions = new Map(
  Object.entries({ ...NAMES, ...LEADING }).map(([name, found]) => [new URL(`http://${name}`).hostname, found]),
)

/** The addresses of a name. A name outside of the corpus resolves to this machine. */
export function resolutionOf(hostname: string): readonly string[] {
  return resolutions.get(hostname) ?? ['127.0.0.1']
}

/** Every spelling, for a server on this machine that listens at the port. */
export function ssrfCorpus(port: number): readonly string[] {
  const v4 = Object.values(V4)
  const hosts = [
    ...v4.flatMap((ip) => v4Spellings.map((spell) => spell(ip))),
    ...v4.flatMap((ip) => v6Embeddings.map((embed) => `[${embed(ip)}]`)),
    ...V6.map((ip) => `[${ip}]`),
    ...Object.keys(NAMES),
    ...Object.keys(LEADING),
  ]
  return [...new Set([...hosts.map((host) => `http://${host}:${port}/`), ...TRICKS.map((trick) => trick(port))])]
}
