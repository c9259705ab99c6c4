import { expect, test } from 'vitest'
import { positions } from '../rules/index.ts'
import * as curatingWords from '../curating/field-words.ts'
import * as footballWords from './field-words.ts'

test('a position has one word: the descriptions of the API say it as the console does', () => {
  const descriptions = JSON.stringify([footballWords, curatingWords])
  expect(descriptions).not.toContain('meio-campista')
  for (const [code, word] of Object.entries(positions))
    expect(descriptions).toContain(`\`${code}\`, ${word.toLowerCase()}`)
})
