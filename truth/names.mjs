// How names are compared here, on purpose apart from the rules of the importers.

/** Without accents, capitals and punctuation. */
export function fold(name) {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øđłß]/g, (letter) => ({ ø: 'o', đ: 'd', ł: 'l', ß: 'ss' })[letter])
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How many letters must be added, taken away or changed. */
export function distance(a, b) {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const changed = before[column - 1] + (a[row - 1] === b[column - 1] ? 0 : 1)
      now.push(Math.min(changed, before[column] + 1, now[column - 1] + 1))
    }
    before = now
  }
  return before[b.length]
}
