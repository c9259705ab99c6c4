/** What can be told of a match at the desk; whistles are commands of their own. */
export const toldEventTypes = [
  'goal',
  'penalty',
  'ownGoal',
  'missedPenalty',
  'yellow',
  'secondYellow',
  'red',
  'substitution',
  'var',
  'shootoutGoal',
  'shootoutMiss',
] as const
