import { expect, test } from 'vitest'
import { askOf, actionsIn, minuteProblem, minuteText, parseMinute, sideChosen, stepBack, typeDigit } from './actions.ts'

const action = (key: string) => actionsIn('firstHalf').find((each) => each.key === key)!

test('every key means one thing', () => {
  for (const status of ['firstHalf', 'shootout']) {
    const keys = actionsIn(status).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('goes from the side to the player, and back', () => {
  const player = sideChosen(action('s'), 'home')
  expect(askOf(player)).toBe('goingOff')
  expect(stepBack(player)).toEqual({ at: 'side', action: action('s') })
  expect(stepBack({ at: 'side', action: action('s') })).toBeNull()
  expect(sideChosen(action('r'), 'away')).toMatchObject({ at: 'decision' })
  expect(typeDigit(typeDigit(player, '1'), '0')).toMatchObject({ typed: '10' })
})

test('reads a minute as people write it', () => {
  expect([
    parseMinute('38'),
    parseMinute("45+2'"),
    parseMinute(' 90 + 12 '),
    parseMinute('x'),
    parseMinute(''),
  ]).toEqual([{ minute: 38, added: null }, { minute: 45, added: 2 }, { minute: 90, added: 12 }, null, null])
  expect(minuteText(45, 2)).toBe('45+2')
})

test('a minute that cannot be read is never taken for now', () => {
  for (const typed of ['abc', '-5', '39,5', '39.5', '45+', '1000']) {
    expect(minuteProblem(typed, false), typed).toBe('Escreva o minuto como 38 ou 45+2.')
  }
  expect([minuteProblem('', false), minuteProblem(' 38 ', true), minuteProblem('45+2', false)]).toEqual([
    null,
    null,
    null,
  ])
  expect(minuteProblem(' ', true)).toBe('Diga em que minuto foi.')
})
