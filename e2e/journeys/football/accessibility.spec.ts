import { heading } from '../../src/page-checks.ts'
import { expectNoViolations, expectPagesAccessible, THEMES, setTheme } from '../../src/axe.ts'
import type { Cast } from '../../src/demonstration.ts'
import { fillIn, rows, type Address } from '../../src/routes.ts'
import { loader, retryButton } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

test.describe.configure({ timeout: 180_000 })

const PAGES_PER_TEST = 10
const WIDTHS = process.env['FULL'] ? [1440, 390] : [1440]

const listed = rows.flatMap(({ addresses }) => addresses)
const forms = listed.filter(({ access }) => access === 'admin')
const pages = listed.filter(
  ({ access, path }) => access === 'user' && /^\/(?!api|push|help|settings|institucional)/.test(path),
)
const pathsOf = (addresses: readonly Address[], cast: Cast) => addresses.map((address) => fillIn(address, cast).path)
const parts = Array.from({ length: Math.ceil(pages.length / PAGES_PER_TEST) }, (_, part) =>
  pages.slice(part * PAGES_PER_TEST, (part + 1) * PAGES_PER_TEST),
)

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`in the ${theme} theme, ${width} wide, nothing is wrong`, () => {
      test('with the pages that only admins may open', async ({ admin, cast }) => {
        await setTheme(admin, theme)
        await admin.setViewportSize({ width, height: 900 })
        await expectPagesAccessible(admin, pathsOf(forms, cast))
      })
      for (const [index, part] of parts.entries()) {
        test(`with the football pages, part ${index + 1}`, async ({ user, cast }) => {
          await setTheme(user, theme)
          await user.setViewportSize({ width, height: 900 })
          await expectPagesAccessible(user, pathsOf(part, cast))
        })
      }
    })
  }
}

// A tablet and a very wide screen: nothing to read there that the other widths do not say, but room to get wrong.
if (process.env['FULL']) {
  for (const width of [820, 2560]) {
    test(`${width} wide, no football page scrolls sideways`, async ({ user, cast }) => {
      test.setTimeout(600_000)
      await setTheme(user, 'light')
      await user.setViewportSize({ width, height: 1200 })
      for (const path of pathsOf(pages, cast)) {
        await user.goto(path)
        await expect(heading(user, /./)).toBeVisible()
        await expect(loader(user)).toHaveCount(0)
        const needed = await user.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(needed, path).toBeLessThanOrEqual(width)
      }
    })
  }
}

// What every page of data has in common when it cannot be read; `npm run test:full` looks at each of them.
const failing = process.env['FULL']
  ? pages.filter(({ path }) => !/new$|settings$/.test(path))
  : pages.filter(({ path }) => path === '/times/flamengo' || path === '/jogos')

for (const theme of THEMES) {
  test(`in the ${theme} theme nothing is wrong with pages that could not be read`, async ({ user, cast }) => {
    test.setTimeout(600_000)
    await setTheme(user, theme)
    await user.route(
      /\/api\/v1\/(times|jogadores|tecnicos|campeonatos|jogos|estadios|confederacoes|streamings)/,
      (route) => route.abort(),
    )
    for (const path of pathsOf(failing, cast)) {
      await user.goto(path)
      await expect(retryButton(user).first(), path).toBeVisible()
      await expectNoViolations(user, path)
    }
  })
}
