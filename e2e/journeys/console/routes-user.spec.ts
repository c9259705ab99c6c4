import { expectDrawn, expectErrorPage, expectSentTo, watchHeadings } from '../../src/page-checks.ts'
import { fillIn, OWN_DASHBOARD, rows, unknownAddresses } from '../../src/routes.ts'
import { test } from '../../src/shared-browsers.ts'

const DRAWN = new Set(['public', 'checked', 'user'])

test.describe('a user opens', () => {
  for (const { name, addresses } of rows) {
    test(name, async ({ readAs, cast }) => {
      const page = await readAs('user')
      await watchHeadings(page)
      for (const { path, access, heading } of addresses.map((address) => fillIn(address, cast))) {
        // Guest pages because the device is remembered, admin ones because the flag is missing.
        if (DRAWN.has(access)) await expectDrawn(page, path, heading)
        else await expectSentTo(page, path, '/dashboard', OWN_DASHBOARD)
      }
    })
  }

  test('any other path: the error page', async ({ readAs }) => {
    const page = await readAs('user')
    for (const path of unknownAddresses) await expectErrorPage(page, path)
  })
})
