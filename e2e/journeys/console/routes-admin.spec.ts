import { expectDrawn, expectErrorPage, expectSentTo, watchHeadings } from '../../src/page-checks.ts'
import { fillIn, OWN_DASHBOARD, rows, unknownAddresses } from '../../src/routes.ts'
import { test } from '../../src/shared-browsers.ts'

test.describe('an admin opens', () => {
  for (const { name, addresses } of rows) {
    test(name, async ({ readAs, cast }) => {
      const page = await readAs('admin')
      await watchHeadings(page)
      for (const { path, access, heading } of addresses.map((address) => fillIn(address, cast))) {
        if (access === 'guest') await expectSentTo(page, path, '/dashboard', OWN_DASHBOARD)
        else await expectDrawn(page, path, heading)
      }
    })
  }

  test('any other path: the error page', async ({ readAs }) => {
    const page = await readAs('admin')
    for (const path of unknownAddresses.slice(0, 5)) await expectErrorPage(page, path)
  })

  test('a page whose query holds what no record can: the page, which says so', async ({ readAs }) => {
    const page = await readAs('admin')
    for (const query of ['q=%00', 'q=%EA', 'q=%ED%A0%80', 'x=%00']) await expectDrawn(page, `/times?${query}`, 'Times')
  })
})
