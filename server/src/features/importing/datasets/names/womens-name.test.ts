import { expect, test } from 'vitest'
import { isWomensName } from './womens-name.ts'

test.each([
  'VfL Wolfsburg Frauen',
  'Arsenal Women',
  "Women's FA Cup",
  'Olympique Lyonnais Féminines',
  'Liga F Femenina',
])('%s is of women', (name) => expect(isWomensName(name)).toBe(true))

test.each(['San Martín (F)', 'Frauenfeld', 'Damenlos FC', 'Flamengo', 'Yeomen Town'])('%s is not', (name) =>
  expect(isWomensName(name)).toBe(false),
)
