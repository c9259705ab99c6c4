import { expect, test } from 'vitest'
import { actionsIn, sideChosen, type Step } from './actions.ts'
import { emptyEntry, parseEntry, type DeskEntry } from './desk-entry.ts'
import { markActions } from './mark-actions.ts'

const action = actionsIn('firstHalf').find(({ type }) => type === 'substitution')!
const mark = markActions[0]!
const steps: readonly Step[] = [
  { at: 'side', action },
  sideChosen(action, 'away'),
  { at: 'player', action, side: 'home', typed: '1' },
  { at: 'on', action, side: 'home', off: 'ana', typed: '' },
  sideChosen(
    actionsIn('firstHalf').find(({ type }) => type === 'var')!,
    'home',
  ),
  { at: 'side', action: actionsIn('shootout')[0]! },
  { at: 'markSide', mark },
  { at: 'markPlace', mark, side: 'away', tapped: '2026-05-10T19:12:00.000Z' },
  { at: 'assist', event: 'mesa_1', scorer: null, side: 'home', typed: '' },
]

test.each(steps.map((step) => [step.at, step] as const))(
  'what was half entered is read as it was kept: %s',
  (_, step) => {
    const entry: DeskEntry = { step, minute: '45+2', legend: true, places: true }
    const read = parseEntry(JSON.stringify(entry))
    expect(read).toEqual(entry)
    // The very same, because the desk marks what is asked by comparing.
    if (step.at === 'markSide' && read.step?.at === 'markSide') expect(read.step.mark).toBe(step.mark)
  },
)

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no entry', '[1]'],
  ['null', 'null'],
  ['an action that no longer exists', JSON.stringify({ step: { at: 'side', action: { type: 'throwIn' } } })],
  ['a step without its side', JSON.stringify({ step: { at: 'player', action, typed: '' } })],
  ['a change without who goes off', JSON.stringify({ step: { at: 'on', action, side: 'home' } })],
])('%s is an empty desk', (_, kept) => {
  expect(parseEntry(kept)).toEqual(emptyEntry)
})
