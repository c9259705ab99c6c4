import { get } from 'node:http'
import { expect, test } from '../src/test.ts'

const LARGEST_BYTES = 150_000

/** As a browser gets it: compressed, counted on the wire. */
function read(url: string): Promise<{ bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': url.endsWith('.js') ? 'br' : 'identity' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({ bytes: whole.length, text: whole.toString() })
      })
    }).on('error', reject)
  })
}

test('the first load stays within its budget of JavaScript', async ({ address }) => {
  const { text } = await read(`${address}/`)
  const files = [...new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!))]
  expect(files.length).toBeGreaterThan(0)
  const sizes = await Promise.all(files.map(async (file) => (await read(`${address}${file}`)).bytes))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST_BYTES)
})
