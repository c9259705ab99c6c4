import { expectDrawn, expectErrorPage, expectSentToLogin, watchHeadings } from '../../src/page-checks.ts'
import { fillIn, rows, unknownAddresses } from '../../src/routes.ts'
import { test } from '../../src/shared-browsers.ts'
import { expect } from '../../src/test.ts'

const OPEN = new Set(['guest', 'public', 'checked'])

test.describe('a visitor opens', () => {
  for (const { name, addresses } of rows) {
    test(name, async ({ readAs, cast }) => {
      const page = await readAs('visitor')
      await watchHeadings(page)
      for (const { path, access, heading } of addresses.map((address) => fillIn(address, cast))) {
        if (OPEN.has(access)) await expectDrawn(page, path, heading)
        else await expectSentToLogin(page, path)
      }
    })
  }

  test('any other path: the error page, without a session', async ({ readAs }) => {
    const page = await readAs('visitor')
    for (const path of unknownAddresses) await expectErrorPage(page, path)
  })
})

test('a guarded page carries its whole query to the login page', async ({ readAs }) => {
  const page = await readAs('visitor')
  await watchHeadings(page)
  await expectSentToLogin(page, '/campeonatos/brasileirao_serie_a/tabela?temporada=2024&rodada=3&q=a%26b%3Dc')
})

test('no call leaves for a page that the visitor may not see', async ({ readAs }) => {
  const page = await readAs('visitor')
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/web/')) calls.push(request.url())
  })
  await watchHeadings(page)
  await expectSentToLogin(page, '/settings?aba=dispositivos')
  expect(calls).toEqual([])
})
