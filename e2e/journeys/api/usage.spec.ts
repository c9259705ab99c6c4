import { readFile } from 'node:fs/promises'
import { expectNoViolations, THEMES, setTheme } from '../../src/axe.ts'
import { device, register, tokenOf, type Person } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

/** A key of this person's, and what a program did with it, once it is written: three answers, a miss, a call too many. */
async function useKey(address: string, person: Person): Promise<string> {
  const token = await tokenOf(address, person)
  const made = await fetch(`${address}/${person.userId}/api/v1/chaves`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Robô da rodada', limits: { perDay: 4 } }),
  })
  const { secret } = ((await made.json()) as { data: { secret: string } }).data
  const statuses: number[] = []
  for (const path of ['times?limit=1', 'times?limit=1', 'times?limit=1', 'times/nenhum', 'times?limit=1']) {
    const answer = await fetch(`${address}/api/v1/${path}`, { headers: { authorization: `Bearer ${secret}` } })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([200, 200, 200, 404, 429])
  await expect
    .poll(async () => {
      const answer = await fetch(`${address}/${person.userId}/api/v1/uso`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as { data: { totals: { calls: number } } }).data.totals.calls
    })
    .toBe(statuses.length)
  return secret
}

test('what a key called is seen: in figures, one by one, as a file and on the dashboard', async ({
  remembered,
  address,
}) => {
  const person = await register(address)
  const page = await remembered(device(person))
  const secret = await useKey(address, person)
  const card = (name: string) => page.getByRole('region', { name, exact: true })

  await page.goto('/api?aba=uso')
  await expect(card('Chamadas')).toContainText('Chamadas5')
  await expect(card('Chamadas')).toContainText('2 (40%)')
  await expect(page.getByRole('row', { name: /GET \/api\/v1\/times 4 1 \(25%\)/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Robô da rodada 5 2 \(40%\)/ })).toBeVisible()
  await expect(card('Cota')).toContainText('4 de 5.000 chamadas')
  await page.getByRole('radio', { name: '1 ano' }).check({ force: true })
  await expect(page).toHaveURL(/periodo=ano/)
  await page.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(page.getByRole('region', { name: 'Chamadas por dia' }).getByRole('row')).toHaveCount(366)

  await page.getByRole('link', { name: 'Registros', exact: true }).click()
  const calls = page.getByRole('table', { name: 'Chamadas' }).getByRole('row')
  await expect(calls).toHaveCount(6)
  await page.getByLabel('Status').selectOption('4xx')
  await expect(page).toHaveURL(/status=4xx/)
  await expect(calls).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Caminho' }).fill('nenhum')
  await expect(calls).toHaveCount(2)
  await page.reload()
  await expect(calls.nth(1)).toContainText(/GET\s*\/api\/v1\/times\/nenhum/)
  await expect(calls.nth(1)).toContainText('404')

  await page.getByRole('button', { name: 'Exportar' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar CSV' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text + (await page.content())).not.toContain(secret.slice(12))

  await page.goto('/dashboard')
  await expect(card('API hoje')).toContainText('4 de 5.000 chamadas')
  // As it is when the day's quota is nearly used.
  await page.route('**/api/v1/status**', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { quotas: { window: string; used: number }[] } }
    for (const quota of body.data.quotas) if (quota.window === 'day') quota.used = 4_100
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/api')
  await expect(page.getByText('A cota de chamadas de hoje está acabando: 4.100 de 5.000 chamadas.')).toBeVisible()
})

test('a refused call opens from the log, finds its like, and is repeated in the reference', async ({
  remembered,
  address,
}) => {
  const person = await register(address)
  const page = await remembered(device(person))
  await useKey(address, person)
  const calls = page.getByRole('table', { name: 'Chamadas' }).getByRole('row')
  const call = page.getByRole('dialog', { name: 'Chamada' })

  await page.goto('/api?aba=registros&status=4xx')
  await calls.getByRole('link', { name: '/api/v1/times/nenhum' }).click()
  await expect(call).toContainText('not_found')
  await expect(call).toContainText('Robô da rodada')
  await expectNoViolations(page, 'one call')
  await call.getByRole('link', { name: 'Só as chamadas com 404' }).click()
  await expect(call).toBeHidden()
  await expect(calls).toHaveCount(2)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('404')
  await page.goBack()
  await call.getByRole('link', { name: 'Repetir na referência' }).click()
  await expect(page.getByText(/respondida com 404 not_found/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'id', exact: true })).toHaveValue('nenhum')
  await page.getByRole('button', { name: 'Executar' }).click()
  await expect(page.getByText('A API respondeu 404')).toBeAttached()
  await page.goBack()
  await call.getByRole('button', { name: 'Fechar' }).click()
  await expect(call).toBeHidden()
})

for (const theme of THEMES) {
  test(`nothing is wrong with usage and log in the ${theme} theme`, async ({ remembered, address }) => {
    const person = await register(address)
    const page = await remembered(device(person))
    await setTheme(page, theme)
    await page.goto('/api?aba=uso')
    await expect(page.getByText('Nenhuma chamada neste período')).toBeVisible()
    await expectNoViolations(page, 'no usage')
    await useKey(address, person)
    await page.goto('/api?aba=registros')
    await expect(page.getByText('5 chamadas')).toBeVisible()
    await expectNoViolations(page, 'log')
    await page.goto('/api?aba=uso')
    await expect(page.getByRole('table', { name: 'Uso por operação' })).toBeVisible()
    await expectNoViolations(page, 'usage')
  })
}
