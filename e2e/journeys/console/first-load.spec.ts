import { get } from 'node:http'
import { expect, test } from '../../src/test.ts'

const LARGEST_BYTES = 145_000
const OWN_BYTES = 30_500

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
  // A page that is not drawn ahead names what every page needs, and nothing of its own.
  const { text } = await read(`${address}/login`)
  const files = [...new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!))]
  expect(files.length).toBeGreaterThan(0)
  // Each file is a round trip as well.
  expect(files.length).toBeLessThanOrEqual(6)
  const sizes = await Promise.all(files.map(async (file) => (await read(`${address}${file}`)).bytes))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST_BYTES)
})

for (const path of ['/', '/dashboard']) {
  test(`${path} names few files of its own, and they are small`, async ({ address }) => {
    const { text: drawn } = await read(`${address}${path}`)
    const { text: plain } = await read(`${address}/login`)
    const files = /name="first-files" content="([^"]+)"/.exec(drawn)![1]!.split(' ')
    const own = files.filter((file) => !plain.includes(file))
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThanOrEqual(5)
    const sizes = await Promise.all(own.map(async (file) => (await read(`${address}${file}`)).bytes))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(OWN_BYTES)
  })
}
