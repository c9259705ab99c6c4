import { get } from 'node:http'
import { expect, test } from '../../src/test.ts'

const LARGEST_BYTES = 120_000
const OWN_BYTES = 35_500
/** Of the first load and of one page; on a slow line six come at a time. */
const MOST_FILES = 45

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

const isOwnFile = (url: string) => /\/assets\/[^/]+\.(?:js|css)$/.test(new URL(url).pathname)

test('a page with many parts is few files', async ({ user, cast }) => {
  const files = new Set<string>()
  user.on('request', (asked) => isOwnFile(asked.url()) && files.add(asked.url()))
  await user.goto(`/jogadores/${cast.player.id}`)
  await expect(user.getByRole('heading', { name: 'Carreira' })).toBeVisible()
  await user.waitForLoadState('load')
  expect(files.size).toBeGreaterThan(MOST_FILES / 4)
  expect(files.size).toBeLessThanOrEqual(MOST_FILES)
})

test("the page's files come while the sign-in is under way", async ({ user, address, cast }) => {
  const path = `/jogadores/${cast.player.id}`
  const { text } = await read(`${address}${path}`)
  const own = user.waitForRequest((asked) => isOwnFile(asked.url()) && !text.includes(new URL(asked.url()).pathname))
  // Answered only once the page has asked for what is its own.
  await user.route('**/access/login', async (route) => {
    await own
    await route.continue()
  })
  await user.goto(path)
  await expect(user.getByRole('heading', { name: 'Carreira' })).toBeVisible()
})
