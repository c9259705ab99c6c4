import { expect, test } from 'vitest'
import { curlCommand } from './example-calls.ts'

test('an address is quoted for the shell', () => {
  expect(curlCommand('http://localhost:3000/web/api/v1/website?type=ajax')).toBe(
    "curl -i 'http://localhost:3000/web/api/v1/website?type=ajax'",
  )
  expect(curlCommand("http://a/b'; rm x")).toBe("curl -i 'http://a/b'\\''; rm x'")
})
