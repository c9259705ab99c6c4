import { execFileSync, spawnSync } from 'node:child_process'
import type { Page, Request } from '@playwright/test'
import { expectNoViolations, THEMES, setTheme } from '../../src/axe.ts'
import { heading } from '../../src/page-checks.ts'
import { pathOf } from '../../src/calls.ts'
import { findLink } from '../../src/mailbox.ts'
import { newEmail } from '../../src/people.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { readAllStorage } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

const address = (op: string) => `/api?aba=referencia&op=${op}`
const run = (page: Page) => page.getByRole('button', { name: 'Executar', exact: true }).click()
/** The calls as a program makes them: without the base that the console puts before its own. */
function programCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => pathOf(request).startsWith('/api/v1/') && calls.push(request))
  return calls
}
const answer = (page: Page) => page.getByRole('region', { name: 'Resposta', exact: true })

test('an operation is found, read and run up to the real answer', async ({ user, ask }) => {
  await user.goto('/api?aba=referencia')
  await expect(heading(user, 'API')).toBeVisible()
  // A word of a parameter's description, without its accent.
  await user.getByRole('searchbox', { name: 'Buscar na referência' }).fill('selecoes')
  const operations = user.getByRole('navigation', { name: 'Operações' })
  await operations.getByRole('link', { name: 'Times e seleções' }).first().click()
  await expect(user).toHaveURL(/op=listTeams/)
  await expect(user.getByRole('heading', { name: 'Times e seleções' })).toBeFocused()
  await expect(user.getByRole('region', { name: 'Erros' })).toContainText('Muitas tentativas')

  await user.getByLabel('limit', { exact: true }).fill('3')
  await user.getByLabel('q', { exact: true }).fill('flamengo')
  await expect(user.locator('pre').first()).toContainText('/api/v1/times?q=flamengo&limit=3')
  const calls = programCalls(user)
  const answered = user.waitForResponse('**/api/v1/times?*')
  await run(user)
  const real = (await (await answered).json()) as { data: { id: string }[] }
  expect(pathOf(calls[0]!)).toBe('/api/v1/times')
  expect(real).toEqual(await ask('times?q=flamengo&limit=3'))
  await expect(answer(user)).toContainText('200')
  await expect(answer(user)).toContainText(`"id": "${real.data[0]!.id}"`)
  await expect(answer(user)).toContainText('X-Request-Id')
  await expect(answer(user)).toContainText(/\d+ ms/)

  // An error is shown as it was answered.
  await user.getByLabel('limit', { exact: true }).fill('1000')
  await run(user)
  await expect(answer(user)).toContainText('400')
  await expect(answer(user)).toContainText('Confira os campos')
})

test('a position left empty is not called, and a write asks first', async ({ user, ana }) => {
  const calls = programCalls(user)
  await user.goto(address('getTeam'))
  await user.getByLabel('id', { exact: true }).fill('')
  calls.length = 0
  await run(user)
  await expect(user.getByText('Preencha este campo.')).toBeVisible()
  await expect(user.getByLabel('id', { exact: true })).toBeFocused()
  expect(calls).toEqual([])

  await user.goto(address('updateAccount'))
  await user.getByLabel('Corpo (JSON)').fill(JSON.stringify({ name: ana.name }))
  calls.length = 0
  await run(user)
  await dialog(user, 'Executar de verdade?').getByRole('button', { name: 'Cancelar' }).click()
  expect(calls).toEqual([])
  await run(user)
  await dialog(user, 'Executar de verdade?').getByRole('button', { name: 'Executar' }).click()
  await expect(answer(user)).toContainText(`"name": "${ana.name}"`)
})

test("a page's call opens in the reference; an unknown operation shows an error", async ({ user }) => {
  await user.goto('/times/flamengo')
  await user.getByRole('button', { name: 'Ver na API' }).click()
  await user.getByRole('link', { name: 'Abrir na referência' }).click()
  await expect(user.getByText('/api/v1/times/{id}', { exact: true })).toBeVisible()
  await user.goto(address('naoExiste'))
  await expect(user.getByText('Esta operação não existe')).toBeVisible()
})

for (const theme of THEMES) {
  test(`the pages of the API have no barriers (${theme})`, async ({ user }) => {
    // The list of all operations is looked at three times.
    test.slow()
    await setTheme(user, theme)
    await user.goto(address('listTeamMatches'))
    await run(user)
    await expect(answer(user)).toContainText('200')
    await expectNoViolations(user, 'reference')
    await user.setViewportSize({ width: 390, height: 844 })
    await expect(user.getByRole('link', { name: 'Todas as operações' })).toBeVisible()
    await expectNoViolations(user, 'reference, narrow')
    expect(await user.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await user.goto('/api?aba=mudancas')
    await expect(user.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoViolations(user, 'changes')
  })
}

test('the reference can be cut down to what the caller may call', async ({ user, admin }) => {
  const count = async (page: Page) => {
    const words = page.getByText(/^[\d.]+ operaç(?:ão|ões)$/)
    return Number((await words.innerText()).replace(/\D/g, ''))
  }
  const only = (page: Page) => page.getByRole('checkbox', { name: 'Só o que eu posso chamar' })
  const operations = (page: Page) => page.getByRole('navigation', { name: 'Operações' })
  await user.goto('/api?aba=referencia')
  await expect(operations(user).getByText('Manutenção')).toBeVisible()
  const all = await count(user)
  await only(user).check()
  await expect(operations(user).getByText('Manutenção')).toHaveCount(0)
  await expect(user).toHaveURL(/posso=true/)
  expect(await count(user)).toBeLessThan(all)
  // It stays in the address, also behind an operation.
  await user.reload()
  await expect(only(user)).toBeChecked()
  await expect(operations(user).getByText('Manutenção')).toHaveCount(0)
  await admin.goto('/api?aba=referencia&posso=true')
  await expect(operations(admin).getByText('Manutenção')).toBeVisible()

  // The root says the same to programs, and more to who says who they are.
  await user.goto(address('getMe'))
  await run(user)
  await expect(answer(user)).toContainText('"by": "session"')
})

const hasCurl = spawnSync('curl', ['--version']).status === 0

/** The guide's own line in a real shell; `-w` only adds the status behind the answer. */
async function follow(command: string): Promise<{ status: number; body: string }> {
  if (hasCurl) {
    const printed = execFileSync('sh', ['-c', `${command} -w '\\n%{http_code}'`], { encoding: 'utf8' })
    const end = printed.lastIndexOf('\n')
    return { status: Number(printed.slice(end + 1)), body: printed.slice(0, end) }
  }
  const [, url = '', authorization = ''] = /'(http\S+)'.*'Authorization: (.+)'/.exec(command) ?? []
  const response = await fetch(url, { headers: { authorization } })
  return { status: response.status, body: await response.text() }
}

test('"Primeira chamada em um minuto" is true: account, key, answer', async ({ visitor, ask }) => {
  await visitor.goto('/register')
  await visitor.getByLabel('Nome').fill('Rita Lateral')
  const email = newEmail()
  await visitor.getByLabel('E-mail').fill(email)
  await visitor.getByLabel('Senha', { exact: true }).fill('arquibancada-de-cima-7')
  await visitor.getByLabel('Confirmar senha').fill('arquibancada-de-cima-7')
  await visitor.getByRole('checkbox', { name: /Li e aceito/ }).check()
  await visitor.getByRole('button', { name: 'Criar Conta', exact: true }).click()
  await expect(heading(visitor, /Rita/)).toBeVisible()
  // Keys are for confirmed accounts.
  await visitor.goto(await findLink(email, '/dashboard?confirmacao='))
  await expect(toasts(visitor).filter({ hasText: 'E-mail confirmado' }).first()).toBeVisible()

  await visitor.goto('/help?guia=primeira-chamada')
  await expect(visitor.getByRole('heading', { name: 'Primeira chamada em um minuto' })).toBeVisible()
  const command = await visitor.locator('pre', { hasText: 'SUA_CHAVE' }).innerText()

  await visitor.getByRole('link', { name: 'API, Chaves' }).click()
  await visitor.getByRole('button', { name: 'Nova chave' }).click()
  const making = visitor.getByRole('dialog')
  await making.getByRole('textbox', { name: 'Nome' }).fill('Meu primeiro programa')
  await expect(making.getByLabel('Leitura')).toBeChecked()
  await making.getByRole('button', { name: 'Criar chave' }).click()
  const secret = await making.getByRole('region', { name: 'Chave' }).locator('code').innerText()

  const { status, body } = await follow(command.trim().replace('SUA_CHAVE', secret))
  expect(status).toBe(200)
  const path = /\/api\/v1\/([^']+)/.exec(command)![1]!
  expect((JSON.parse(body) as { data: { competition: unknown } }).data.competition).toEqual(
    (await ask<{ data: { competition: unknown } }>(path)).data.competition,
  )

  // The same key, in the reference: calls use it, and it is not stored.
  await making.getByRole('button', { name: 'Já guardei' }).click()
  await visitor.getByRole('link', { name: 'Referência', exact: true }).click()
  await visitor.getByRole('searchbox', { name: 'Buscar na referência' }).fill('getStatus')
  await visitor.getByRole('link', { name: 'A chave que chama' }).click()
  await visitor.getByRole('radio', { name: 'Uma chave' }).check()
  await visitor.getByLabel('Sua chave').fill(secret)
  const sent = visitor.waitForRequest('**/api/v1/status*')
  await run(visitor)
  expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${secret}`)
  await expect(answer(visitor)).toContainText('"name": "Meu primeiro programa"')
  expect(await readAllStorage(visitor)).not.toContain(secret)
})
