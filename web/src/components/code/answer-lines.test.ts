import { expect, test } from 'vitest'
import { answerLines, describeBytes } from './answer-lines.ts'

const text = (body: string) => answerLines(body).map(({ tokens }) => tokens.map((token) => token.text).join(''))

test('JSON is laid out, anything else is shown as it came', () => {
  expect(text('{"status":"ok"}')).toEqual(['{ "status": "ok" }'])
  expect(text('<h1>proxy</h1>')).toEqual(['<h1>proxy</h1>'])
  expect(text('x'.repeat(700))[0]).toHaveLength(601)
  expect(text('')).toEqual(['(resposta sem corpo)'])
})

test('bytes are counted in Portuguese', () => {
  expect([1, 15, 12575].map(describeBytes)).toEqual(['1 byte', '15 bytes', '12.575 bytes'])
})
