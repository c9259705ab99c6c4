import { defaultTeams } from '@meio-campo/contract/rules'
import type { Page } from '@playwright/test'
import { heading } from '../../src/page-checks.ts'
import { matchAddress, lastMatch, tournamentMatch, type Matches } from '../../src/demonstration.ts'
import { device, register } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

// On the demonstration: what a page shows is compared with what the API answers at the same moment.

const PHONE = { width: 390, height: 844 }

declare global {
  interface Window {
    /** How much the page has moved by itself. */
    shifted?: number
  }
}

const links = (page: Page) => page.getByRole('list', { name: /^Jogos: / }).getByRole('link')

test.describe('the matches of a day', () => {
  test('are those of the API, grouped by championship, and the strip leads to other days', async ({ user, ask }) => {
    await user.goto('/jogos/ontem?visao=cards')
    await expect(heading(user, 'Jogos de ontem')).toBeVisible()
    const { data, days } = await ask<Matches>('jogos/ontem?limit=100')
    await expect(links(user)).toHaveCount(data.length)
    const groups = new Set(data.map(({ competition }) => competition.name))
    for (const name of groups) await expect(user.getByRole('list', { name: `Jogos: ${name}` })).toBeVisible()

    const strip = user.getByRole('navigation', { name: 'Dias' })
    await expect(strip.getByRole('link')).toHaveCount(days.length)
    await strip.getByRole('link', { name: /^Hoje/ }).click()
    await expect(heading(user, 'Jogos de hoje')).toBeVisible()
    await user.goBack()
    await expect(heading(user, 'Jogos de ontem')).toBeVisible()
  })

  test('today is the list filtered by its day', async ({ user }) => {
    await user.goto('/jogos')
    await expect(heading(user, 'Jogos')).toBeVisible()
    await expect(user.getByRole('contentinfo')).toContainText(/\/api\/v1\/jogos\?data=\d{4}-\d{2}-\d{2}/)
    await expect(user.getByText('Dados de demonstração')).toBeVisible()
  })

  test('filters stand in the address and survive another day and a reload', async ({ user, ask }) => {
    await user.goto('/jogos/ontem?visao=cards')
    await user.getByRole('radio', { name: 'Encerrados' }).click()
    await expect(user).toHaveURL(/situacao=encerrado/)
    await user.getByRole('combobox', { name: 'Onde assistir' }).selectOption({ label: 'YouTube' })
    await expect(user).toHaveURL(/streaming=youtube/)
    const { data } = await ask<Matches>('jogos/ontem?situacao=encerrado&streaming=youtube&limit=100')
    await expect(links(user)).toHaveCount(data.length)
    await expect(user.getByRole('contentinfo')).toContainText(
      '/api/v1/jogos/ontem?situacao=encerrado&streaming=youtube',
    )
    await user.reload()
    await expect(links(user)).toHaveCount(data.length)
    await user.getByRole('navigation', { name: 'Dias' }).getByRole('link').first().click()
    await expect(user).toHaveURL(/situacao=encerrado/)
  })

  test('the reader’s own team is one tap away', async ({ baseURL, remembered, ask }) => {
    const { day, home } = await lastMatch(ask, (match) => defaultTeams.some(({ id }) => id === match.home.id))
    const page = await remembered(device(await register(baseURL!, { team: home.id })))
    await page.goto(`/jogos/${day!}?visao=cards`)
    const own = page.getByRole('button', { name: `Favoritos: ${home.name}` })
    await own.click()
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/favoritos=sim/)
    await expect(page.getByRole('contentinfo')).toContainText(`time=${home.id}`)
    await expect(links(page)).toHaveCount(1)
    await expect(links(page)).toContainText(home.name)
  })

  test('a month, a year, and a date without matches', async ({ user, ask }) => {
    const month = (await lastMatch(ask)).day!.slice(0, 7)
    const { page } = await ask<Matches>(`jogos/${month}?limit=1`)
    await user.goto(`/jogos/${month}`)
    const total = new Intl.NumberFormat('pt-BR').format(page.total)
    await expect(user.getByRole('article').getByText(`${total} jogos`).first()).toBeVisible()
    await user.goto('/jogos/1901-02-03')
    await expect(heading(user, 'Jogos de 3 de fevereiro de 1901')).toBeVisible()
    await expect(user.getByText('Nenhum jogo nesta data')).toBeVisible()
  })

  test('of a day: live ones come first, then those one follows, then championships by their fame', async ({
    baseURL,
    remembered,
    ask,
  }) => {
    const follower = await register(baseURL!)
    const page = await remembered(device(follower))
    const later = await tournamentMatch(ask, 'agendado')
    await page.goto(matchAddress(later))
    await page.getByRole('button', { name: 'Acompanhar' }).click()
    await expect(page.getByRole('button', { name: 'Acompanhando' })).toBeVisible()
    await page.goto(`/jogos/${later.day!}?visao=cards`)
    const own = page.getByRole('list', { name: 'Jogos: você acompanha' })
    await expect(own.getByRole('link')).toHaveCount(1)
    await expect(own).toContainText(later.home.name)

    // After midnight the match that is being played is one of the day before.
    const { day } = await tournamentMatch(ask, 'ao_vivo')
    await page.goto(`/jogos/${day!}?visao=cards`)
    await expect(page.getByRole('list', { name: 'Jogos: ao vivo' })).toBeVisible()
    const { data, competitions } = await ask<Matches>(`jogos/${day!}?limit=100`)
    const named = await page
      .getByRole('article')
      .getByRole('list', { name: /^Jogos: / })
      .all()
    const names = await Promise.all(named.map((list) => list.getAttribute('aria-label')))
    expect(names[0]).toBe('Jogos: ao vivo')
    const waiting = data.filter(({ id, status }) => ['scheduled', 'finished'].includes(status) && id !== later.id)
    const order = competitions.flatMap((id) => waiting.find(({ competition }) => competition.id === id) ?? [])
    expect(names.filter((name) => !/ao vivo|você acompanha/.test(name!))).toEqual(
      order.map(({ competition }) => `Jogos: ${competition.name}`),
    )
  })

  test('of a month: each day has its heading, and nothing moves while they load', async ({ user, ask }) => {
    await user.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const month = (await lastMatch(ask)).day!.slice(0, 7)
    const { data } = await ask<Matches>(`jogos/${month}?limit=100`)
    for (const path of [`/jogos/${month}?visao=cards`, '/jogos?visao=cards']) {
      await user.goto(path)
      await expect(links(user).first()).toBeVisible()
      await expect(user.getByRole('combobox', { name: 'Onde assistir' }).getByRole('option')).not.toHaveCount(1)
      expect(await user.evaluate(() => window.shifted), path).toBeLessThan(0.001)
    }
    await user.goto(`/jogos/${month}?visao=cards`)
    const days = new Set(data.map(({ day }) => day))
    await expect(user.getByRole('article').getByRole('list', { name: /^Jogos: / })).toHaveCount(days.size)
    await expect(user.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(days.size)
  })

  test('as a table on a phone: its columns scroll, and the column with the match stays', async ({ user }) => {
    for (const width of [390, 360]) {
      await user.setViewportSize({ width, height: 844 })
      await user.goto('/jogos/ontem?visao=table')
      const table = user.getByRole('table', { name: 'Jogos' })
      await expect(table.getByRole('columnheader', { name: 'Situação' })).toBeVisible()
      const first = table.getByRole('row').nth(1).getByRole('cell').first()
      const last = table.getByRole('columnheader').last()
      await expect(last).not.toBeInViewport()
      const { x } = (await first.boundingBox())!
      // A table that scrolls is reached with the keyboard.
      const scroll = user.getByRole('group', { name: 'Jogos' })
      await expect(scroll).toHaveAttribute('tabindex', '0')
      await scroll.evaluate((box) => box.scrollTo(box.scrollWidth, 0))
      await expect(last).toBeInViewport()
      expect((await first.boundingBox())!.x).toBe(x)
    }
  })

  test('on a phone the filters fold into one button, which counts those that are set', async ({ user }) => {
    await user.setViewportSize(PHONE)
    await user.goto('/jogos/ontem?streaming=youtube')
    const fold = user.getByRole('button', { name: 'Filtros (1)' })
    const where = user.getByRole('combobox', { name: 'Onde assistir' })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(where).toBeHidden()
    await fold.click()
    await expect(where).toHaveValue('youtube')
    await user.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(user).not.toHaveURL(/streaming=/)
    await expect(user.getByRole('button', { name: 'Filtros', exact: true })).toBeVisible()
  })

  test('fits on a phone, as cards and as a table', async ({ user }) => {
    await user.setViewportSize(PHONE)
    for (const view of ['cards', 'table']) {
      await user.goto(`/jogos/ontem?visao=${view}`)
      await expect(user.getByRole('main').getByRole('link', { name: /×/ }).first()).toBeVisible()
      expect(await user.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    }
  })
})
