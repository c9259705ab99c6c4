import { randomUUID } from 'node:crypto'
import type { Match } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import { disputedDay } from '../../src/disputed-day.ts'
import { writeRows } from '../../src/football-rows.ts'
import { giveDuty } from '../../src/give-duty.ts'
import { loadDataset } from '../../src/load-dataset.ts'
import { waitOutOtherImports } from '../../src/other-imports.ts'
import { device, register, tokenOf } from '../../src/people.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const DUPLICATES = '/settings?aba=importacoes&parte=duplicados&registros=stadium'
const CONFLICTS = '/settings?aba=importacoes&parte=divergencias'
const pairs = (page: Page) => page.getByRole('list', { name: /^Pares/ })
const conflicts = (page: Page) => page.getByRole('list', { name: 'Divergências' })

test('a reviewer of duplicates merges and separates pairs, undoes it, and sees no other queue; other users see none', async ({
  admin,
  remembered,
  user,
  baseURL,
}) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  // Stadiums: the queue of teams is worked through by another journey.
  const stadium = (id: string, name: string) =>
    `insert into stadiums (id, name, country, state, city) values ('${id}', '${name}', 'BR', 'MG', 'Itabira')`
  const pair = (kept: string, other: string, bits: number) =>
    `insert into possible_duplicates (kind, first_id, second_id, kept_id, bits, evidence)
     values ('stadium', least('${kept}', '${other}'), greatest('${kept}', '${other}'), '${kept}', ${bits},
       '[{"kind":"same-city","bits":3,"detail":{"city":"Itabira"}}]')`
  const [one, two, three, four] = ['um', 'dois', 'tres', 'quatro'].map((word) => `revisto_${word}_${mark}`)
  await writeRows(
    stadium(one!, `Revisto Um ${mark}`),
    stadium(two!, `Revisto Dois ${mark}`),
    stadium(three!, `Revisto Três ${mark}`),
    stadium(four!, `Revisto Quatro ${mark}`),
    pair(one!, two!, 30),
    pair(three!, four!, 29),
  )
  const name = `Revisora ${mark}`
  const reviewer = await register(baseURL!, { name })
  await giveDuty(admin, name, 'Revisor', async (dialog) => {
    await dialog.getByRole('checkbox', { name: 'duplicados' }).check()
  })

  // The way leads there from the menu of the settings.
  const page = await remembered(device(reviewer))
  await waitOutOtherImports(page)
  await page.goto('/settings')
  await page.getByRole('navigation', { name: 'Configurações' }).getByRole('link', { name: 'Revisão' }).click()
  await expect(page.getByRole('heading', { name: 'Possíveis duplicados' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Divergências' })).toHaveCount(0)
  await page.goto(DUPLICATES)
  const item = (which: string) => pairs(page).getByRole('listitem').filter({ hasText: which })
  const [same, apart] = [
    item(`Revisto Um ${mark} e Revisto Dois ${mark}`),
    item(`Revisto Três ${mark} e Revisto Quatro ${mark}`),
  ]
  await same.getByRole('button', { name: 'Juntar' }).click()
  await expect(toasts(page).filter({ hasText: 'Juntados.' })).toBeVisible()
  await expect(same).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Desfazer' }).click()
  await expect(same).toBeVisible()
  await apart.getByRole('button', { name: 'Não são os mesmos' }).click()
  await expect(toasts(page).filter({ hasText: 'Separados, para sempre.' })).toBeVisible()
  await expect(apart).toHaveCount(0)

  // Not the others: the page has no queue for them, and the server refuses.
  await page.goto(CONFLICTS)
  await expect(page.getByRole('heading', { name: 'Possíveis duplicados' })).toBeVisible()
  await expect(conflicts(page)).toHaveCount(0)
  await user.goto(DUPLICATES)
  await expect(user.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(pairs(user)).toHaveCount(0)
  const ask = async (path: string) =>
    (
      await page.request.get(`/api/v1/${path}`, {
        headers: { authorization: `Bearer ${await tokenOf(baseURL!, reviewer)}` },
      })
    ).status()
  expect([await ask('duplicados'), await ask('divergencias')]).toEqual([200, 403])

  // The history says who decided, and the admin sees it.
  await admin.goto('/settings?aba=importacoes&parte=duplicados&pares=separados&registros=stadium')
  await expect(
    pairs(admin)
      .getByRole('listitem')
      .filter({ hasText: `Revisto Três ${mark}` }),
  ).toContainText(`${name} separou`)
})

const SEASON = '1979'
const { byHour, byDay } = disputedDay({
  season: SEASON,
  home: 'Santos',
  away: 'Internacional',
  score: [2, 2],
  days: ['1979-09-22', '1979-09-23'],
})

test('a reviewer of divergences chooses, takes it back, keeps what is shown, and has no other queue', async ({
  admin,
  remembered,
  baseURL,
  ask,
}) => {
  test.setTimeout(300_000)
  await loadDataset(admin, /football\.json/, 'br.1.json', byHour)
  await loadDataset(admin, /Brasileir/, 'matches.csv', byDay)
  const name = `Revisora ${randomUUID().slice(0, 8)}`
  const reviewer = await register(baseURL!, { name })
  await giveDuty(admin, name, 'Revisor', async (dialog) => {
    await dialog.getByRole('checkbox', { name: 'divergências' }).check()
  })
  const day = async () => {
    const { data } = await ask<{ data: Match[] }>(`campeonatos/brasileirao_serie_a/jogos?temporada=${SEASON}`)
    return data[0]!.day
  }
  const before = await day()

  const page = await remembered(device(reviewer))
  await waitOutOtherImports(page)
  await page.goto(DUPLICATES)
  await expect(conflicts(page)).toBeVisible()
  await expect(pairs(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Possíveis duplicados' })).toHaveCount(0)
  const question = conflicts(page)
    .getByRole('listitem')
    .filter({ hasText: 'Santos × Internacional' })
    .filter({ hasText: '1979' })
    .filter({ has: page.getByRole('heading', { name: /^(dia|data)/i }) })
  await question.getByRole('radio', { checked: false }).first().check()
  await question.getByRole('button', { name: 'Usar este valor' }).click()
  await expect(toasts(page).filter({ hasText: 'Divergência decidida.' })).toBeVisible()
  await expect.poll(day).not.toBe(before)
  await toasts(page).getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(day).toBe(before)
  await expect(question).toBeVisible()

  await question.getByRole('button', { name: 'Manter este valor' }).click()
  await expect(toasts(page).filter({ hasText: 'Divergência decidida.' }).last()).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(await day()).toBe(before)
})
