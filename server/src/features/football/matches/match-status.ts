/** Under way, breaks included. */
export const LIVE = [
  'firstHalf',
  'halfTime',
  'secondHalf',
  'break',
  'extraTimeFirstHalf',
  'extraTimeSecondHalf',
  'shootout',
]
/** Played to the end. */
export const FINISHED = ['finished', 'finishedAfterExtraTime', 'finishedOnPenalties']
/** Decided by somebody else than the players. */
export const GIVEN = ['awarded', 'walkover']
/** Whatever happens now changes nothing any more. */
export const OVER = [...FINISHED, ...GIVEN]
/** Nobody has stepped on the pitch. */
export const NOT_BEGUN = ['scheduled', 'postponed', 'cancelled', 'walkover']
