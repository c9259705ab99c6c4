import { expect, test } from 'vitest'
import { siteName } from './site-name.ts'

test('where a link leads', () => {
  expect(siteName('https://www.youtube.com/@CazeTV')).toBe('youtube.com/@CazeTV')
  expect(siteName('https://premiere.globo.com')).toBe('premiere.globo.com')
})
