// A measured row beside its goal, and as a line to read.

/** `least`: the goal is a lower limit. A row with a `problem` could not be measured, and its goal is not met. */
export function judge(row) {
  const { goal = null, measured, least, problem } = row
  if (problem) return { ...row, ratio: null, met: false }
  if (goal === null) return { ...row, goal, ratio: null, met: null }
  return { ...row, ratio: goal ? measured / goal : null, met: least ? measured >= goal : measured <= goal }
}

export function lineOf({ what, unit, measured, goal, least, ratio, met, problem }) {
  const name = what.padEnd(56)
  if (problem) return `${name} ${problem}  NOT MET`
  const number = Number.isInteger(measured) ? String(measured) : measured.toFixed(2)
  const goalText = goal === null ? '' : `goal ${least ? '≥ ' : ''}${goal} ${unit}`.trim()
  const verdict = met === null ? '' : met ? 'met' : 'NOT MET'
  const ratioText = ratio === null ? '' : ratio.toFixed(2).padStart(5)
  return `${name} ${`${number} ${unit}`.padStart(10)}   ${goalText.padEnd(12)} ${ratioText}  ${verdict}`
}
