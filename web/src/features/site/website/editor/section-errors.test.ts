import { expect, test } from 'vitest'
import { ownProblem } from '../../../../api/problem.ts'
import { underSection } from './section-errors.ts'

const failure = (...fields: string[]) => ({
  ok: false as const,
  status: 400,
  problem: {
    ...ownProblem(400, { title: 'Confira os campos', info: '' }),
    errors: fields.map((field) => ({ field, message: 'Não.' })),
  },
})
const fields = (section: string, ...names: string[]) =>
  underSection(failure(...names), section, 'rows').problem.errors.map(({ field, message }) => [field, message])

test('a field of the section becomes a field of its form', () => {
  expect(fields('contact', 'contact.email')).toEqual([['email', 'Não.']])
  expect(fields('contact', 'contact.social.1.url')).toEqual([['social', 'Item 2: Não.']])
  expect(fields('category', 'category', 'category.0.id')).toEqual([
    ['rows', 'Não.'],
    ['rows', 'Item 1: Não.'],
  ])
  expect(fields('contact', 'blog.title')).toEqual([['blog.title', 'Não.']])
})
