const START = 0xffd8
const END = 0xd9
const SCAN = 0xda

/** Markers that stand alone: a stuffed byte, padding, restarts. Every other one is followed by its length. */
const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** How many times a progressive JPEG goes over the whole picture; 0 for other files. */
export function countScans(bytes: Buffer): number {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START) return 0
  let scans = 0
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 3 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1]!
    if (marker === END) break
    if (marker === SCAN) scans += 1
    if (marker === 0xff) at += 1
    else at += isAlone(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2)
  }
  return scans
}
