import { expect, test } from 'vitest'
import { fileNameIn } from './file-name.ts'

test('the name of a file, plain or extended, without any path', () => {
  expect(fileNameIn('attachment; filename="times.csv"')).toBe('times.csv')
  expect(fileNameIn('attachment; filename="x.csv"; filename*=UTF-8\'\'confedera%C3%A7%C3%B5es.csv')).toBe(
    'confederações.csv',
  )
  expect(fileNameIn('attachment; filename="../../etc/passwd"')).toBe('passwd')
  expect(fileNameIn("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull()
  expect(fileNameIn('inline')).toBeNull()
  expect(fileNameIn(null)).toBeNull()
})
