/** Maps a number of one range to the pixels of another. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0]
  return (value) => (span === 0 ? (to[0] + to[1]) / 2 : to[0] + ((value - from[0]) / span) * (to[1] - to[0]))
}

const round = (value: number) => Math.round(value * 10) / 10

/** A line through the points, broken where one is missing. */
export function linePath(points: readonly (readonly [number, number] | null)[]): string {
  let pen = false
  return points
    .map((point) => {
      const step = point === null ? '' : `${pen ? 'L' : 'M'}${round(point[0])} ${round(point[1])}`
      pen = point !== null
      return step
    })
    .join('')
}

/** The same line with curves that are horizontal at each point. */
export function glidePath(points: readonly (readonly [number, number] | null)[]): string {
  let last: readonly [number, number] | null = null
  return points
    .map((point) => {
      const before = last
      last = point
      if (point === null) return ''
      const [x, y] = [round(point[0]), round(point[1])]
      if (before === null) return `M${x} ${y}`
      const middle = round((before[0] + point[0]) / 2)
      return `C${middle} ${round(before[1])} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}
