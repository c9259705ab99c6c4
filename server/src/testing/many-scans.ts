// A progressive JPEG of one colour with as many passes as the format allows: a small file that takes long to decode.

const word = (value: number) => [value >> 8, value & 255]
const table = (kind: number, symbol: number) => [0xff, 0xc4, ...word(20), kind << 4, 1, ...Array(15).fill(0), symbol]
const scan = (from: number, to: number, before: number, now: number) => [
  0xff,
  0xda,
  ...word(8),
  1,
  1,
  0,
  from,
  to,
  (before << 4) | now,
]

export function jpegOfManyScans(side: number, most: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const parts: number[][] = [
    [0xff, 0xd8, 0xff, 0xdb, ...word(67), 0, ...Array(64).fill(1)],
    [0xff, 0xc2, ...word(11), 8, ...word(side), ...word(side), 1, 1, 0x11, 0],
    // The shortest code of each table: no difference, and a run of 16,384 blocks or more without anything.
    [...table(0, 0), ...table(1, 0xe0)],
    [...scan(0, 0, 0, 0), ...Array(Math.ceil(blocks / 8)).fill(0)],
  ]
  const empty = packBits(runsOf(blocks))
  for (let place = 1; place <= 63; place += 1) {
    for (let bit = 13; bit >= 0 && parts.length - 3 < most; bit -= 1) {
      parts.push([...scan(place, place, bit === 13 ? 0 : bit + 1, bit), ...empty])
    }
  }
  return Buffer.from([...parts, [0xff, 0xd9]].flat())
}

function runsOf(blocks: number): string {
  let bits = ''
  for (let left = blocks; left > 0; left -= 32_767) {
    bits += `0${Math.max(0, Math.min(left, 32_767) - 16_384)
      .toString(2)
      .padStart(14, '0')}`
  }
  return bits
}

/** After a byte of ones stands a zero, which is no data. */
function packBits(bits: string): number[] {
  const bytes = bits.match(/.{1,8}/g)!.map((part) => Number.parseInt(part.padEnd(8, '1'), 2))
  return bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]))
}
