/** The event types that can be recorded for a match at the desk. Whistles are separate commands. */
export const deskEventTypes = [
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
