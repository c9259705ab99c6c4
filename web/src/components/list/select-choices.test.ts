import { expect, it } from 'vitest'
import { withChosen } from './select-choices.ts'

const choices = [
  { value: 'bahia', label: 'Bahia' },
  { value: 'vitoria', label: 'Vitória' },
]

it('a chosen value that the list does not have is offered too, by its name where that is known', () => {
  expect(withChosen(choices, 'santos').at(-1)).toEqual({ value: 'santos', label: 'santos' })
  expect(withChosen(choices, 'santos', 'Santos').at(-1)).toEqual({ value: 'santos', label: 'Santos' })
})

it('one that the list has, and none, change nothing', () => {
  expect(withChosen(choices, 'bahia')).toBe(choices)
  expect(withChosen(choices, '')).toBe(choices)
})
