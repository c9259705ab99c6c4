/** Lines that stayed, came or went, in the order of reading. */
export interface TextPiece {
  readonly change: 'same' | 'removed' | 'added'
  readonly lines: readonly string[]
}

/** Above this, comparing every line with every other would freeze the page; the middle is shown as replaced. */
const MOST_COMPARISONS = 4_000_000

/** What changed from one text to another, line by line. */
export function compareTexts(before: string, after: string): TextPiece[] {
  const old = before.split('\n')
  const now = after.split('\n')
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const pieces: TextPiece[] = [
    { change: 'same', lines: old.slice(0, start) },
    ...compareLines(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    { change: 'same', lines: old.slice(old.length - end) },
  ]
  return joinEqual(pieces.filter(({ lines }) => lines.length > 0))
}

function compareLines(old: readonly string[], now: readonly string[]): TextPiece[] {
  if (old.length * now.length > MOST_COMPARISONS) {
    return [
      { change: 'removed', lines: old },
      { change: 'added', lines: now },
    ]
  }
  const common = countCommon(old, now)
  const width = now.length + 1
  const pieces: TextPiece[] = []
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      pieces.push({ change: 'same', lines: [old[i]!] })
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)) {
      pieces.push({ change: 'removed', lines: [old[i]!] })
      i += 1
    } else {
      pieces.push({ change: 'added', lines: [now[j]!] })
      j += 1
    }
  }
  return pieces
}

/** For each pair of places, how many lines both texts have in common from there on, in the same order. */
function countCommon(old: readonly string[], now: readonly string[]): Uint32Array {
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
    }
  }
  return common
}

function joinEqual(pieces: readonly TextPiece[]): TextPiece[] {
  const joined: TextPiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.change === piece.change) joined[joined.length - 1] = { ...last, lines: [...last.lines, ...piece.lines] }
    else joined.push(piece)
  }
  return joined
}
