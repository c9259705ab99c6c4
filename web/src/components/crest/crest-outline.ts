import type { CrestShape } from './crest-choice.ts'

/** Outlines in a box of 48 × 56. */
export const crestOutlines: Record<CrestShape, string> = {
  classic: 'M24 1.5c6.6 2.9 13.6 4 21 4v24c0 12.4-8.3 20.3-21 25C11.3 49.8 3 41.9 3 29.5v-24c7.4 0 14.4-1.1 21-4z',
  flat: 'M6 2.5h36a2.5 2.5 0 0 1 2.5 2.5v25c0 11.8-8.7 19.3-20.5 24.5C12.2 49.3 3.5 41.8 3.5 30V5A2.5 2.5 0 0 1 6 2.5z',
  round: 'M6 2.5h36A2.5 2.5 0 0 1 44.5 5v28.5a20.5 20.5 0 0 1-41 0V5A2.5 2.5 0 0 1 6 2.5z',
  notched: 'M3.5 7.5c7 0 9.5-5.5 9.5-5.5h22s2.5 5.5 9.5 5.5v21c0 12.5-8 20-20.5 26-12.5-6-20.5-13.5-20.5-26z',
  circle: 'M24 4.5a23.5 23.5 0 0 1 0 47 23.5 23.5 0 0 1 0-47z',
}
