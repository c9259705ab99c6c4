import { heading } from '../../src/page-checks.ts'
import { never, problem } from '../../src/calls.ts'
import { expectUnder, fill } from '../../src/forms.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { dialog, loader, menuButton, menuLink, retryButton } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

// The pages of these tests also watch that nothing is thrown: see `pageErrors` in src/test.ts.
const RESTART = '**/api/v1/webmaster/api/restart'
const DASHBOARD = '**/api/v1/dashboard?*'
const OFFLINE = 'Não foi possível conectar ao servidor'

test.describe('a failed write', () => {
  for (const status of [200, 400, 403, 409, 500]) {
    test(`with error.Exit and status ${status} is an alert with its title, its info and Ok`, async ({ admin }) => {
      await admin.route(RESTART, (route) =>
        route.fulfill({ ...problem(500, 'Impedimento', 'O bandeirinha levantou.'), status }),
      )
      await admin.goto('/times')
      await menuButton(admin, 'Restart Api').click()
      await dialog(admin, 'Reiniciar').getByRole('button', { name: 'Sim' }).click()
      const alert = dialog(admin, 'Impedimento')
      await expect(alert).toHaveAccessibleDescription('O bandeirinha levantou.')
      await expect(alert.getByRole('heading', { name: 'Impedimento', exact: true })).toBeVisible()
      await expect(alert.getByText('O bandeirinha levantou.', { exact: true })).toBeVisible()
      await expect(alert.getByRole('button')).toHaveText(['Ok'])
      await expect(alert.getByRole('button', { name: 'Ok' })).toBeFocused()
      await admin.keyboard.press('Enter')
      await expect(admin.getByRole('alertdialog')).toHaveCount(0)
      await expect(heading(admin, 'Times')).toBeVisible()
    })
  }

  for (const reason of ['internetdisconnected', 'connectionrefused', 'namenotresolved'] as const) {
    test(`without a network (${reason}) shows the text of the specification`, async ({ admin }) => {
      await admin.route(RESTART, (route) => route.abort(reason))
      await admin.goto('/times')
      await menuButton(admin, 'Restart Api').click()
      await dialog(admin, 'Reiniciar').getByRole('button', { name: 'Sim' }).click()
      const alert = dialog(admin, 'Erro encontrado')
      await expect(alert).toHaveAccessibleDescription(
        'Você pode estar sem acesso à internet ou ocorreu algum erro interno no servidor.',
      )
      await expect(alert.getByRole('button')).toHaveText(['Ok'])
      await alert.getByRole('button', { name: 'Ok' }).click()
      await expect(admin.getByRole('alertdialog')).toHaveCount(0)
    })
  }

  test('that has field errors puts each under its field and shows no alert', async ({ visitor }) => {
    await visitor.route('**/web/contact', (route) =>
      route.fulfill(
        problem(400, 'Confira os campos', 'Há campos que precisam de correção.', [
          { field: 'email', message: 'Este e-mail não recebe mensagens.' },
          { field: 'message', message: 'Conte um pouco mais.' },
        ]),
      ),
    )
    await visitor.goto('/contact')
    await fill(visitor, { Nome: 'Ana Torcedora', 'E-mail': 'ana@exemplo.com', Assunto: 'Dúvida', Mensagem: 'Olá' })
    await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expectUnder(visitor, 'E-mail', 'Este e-mail não recebe mensagens.')
    await expectUnder(visitor, 'Mensagem', 'Conte um pouco mais.')
    await expect(visitor.getByLabel('E-mail', { exact: true })).toBeFocused()
    await expect(visitor.getByRole('alertdialog')).toHaveCount(0)
    // What was typed is still there.
    await expect(visitor.getByLabel('Mensagem', { exact: true })).toHaveValue('Olá')
  })
})

test.describe('a failed read', () => {
  test('without a network sets the error state, without an alert, and can be tried again', async ({ user }) => {
    await user.route(DASHBOARD, (route) => route.abort('internetdisconnected'))
    await user.goto('/dashboard')
    await expect(user.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible()
    await expect(user.getByText(OFFLINE, { exact: true })).toBeVisible()
    await expect(user.getByRole('alertdialog')).toHaveCount(0)
    await expect(loader(user)).toHaveCount(0)
    await user.unroute(DASHBOARD)
    await retryButton(user).click()
    await expect(user.getByText(OFFLINE)).toHaveCount(0)
    await expect(retryButton(user)).toHaveCount(0)
  })

  test('with error.Exit uses the error state with its words, without an alert', async ({ user }) => {
    await user.route(DASHBOARD, (route) => route.fulfill(problem(403, 'Cartão vermelho', 'Fora deste jogo.')))
    await user.goto('/dashboard')
    const state = user.getByRole('alert').filter({ hasText: 'Cartão vermelho' })
    await expect(state).toContainText('Fora deste jogo.')
    await expect(state.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    await expect(user.getByRole('alertdialog')).toHaveCount(0)
  })
})

test.describe('the loading indicator', () => {
  test('appears during a request and leaves with its answer', async ({ user }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await user.route(DASHBOARD, async (route) => {
      await held
      await route.continue()
    })
    await user.goto('/dashboard')
    await expect(heading(user, OWN_DASHBOARD)).toBeVisible()
    await expect(loader(user)).toBeVisible()
    answer()
    await expect(loader(user)).toHaveCount(0)
    await expect(retryButton(user)).toHaveCount(0)
  })

  test('closes by itself at 10000 ms, with the article error and a way to try again', async ({ user }) => {
    await user.clock.install({ time: '2026-11-15T12:00:00-03:00' })
    await user.goto('/times')
    await expect(heading(user, 'Times')).toBeVisible()
    await user.route(DASHBOARD, never)
    await user.clock.pauseAt('2026-11-15T13:00:00-03:00')
    const asked = user.waitForRequest(DASHBOARD)
    await menuLink(user, 'Pagina Inicial').click()
    await asked
    await expect(loader(user)).toBeVisible()
    await user.clock.runFor(9_999)
    await expect(loader(user)).toBeVisible()
    await expect(retryButton(user)).toHaveCount(0)
    await user.clock.runFor(1)
    await expect(loader(user)).toHaveCount(0)
    await expect(user.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible()
    await expect(retryButton(user)).toHaveCount(1)

    await user.unroute(DASHBOARD)
    await user.clock.resume()
    await retryButton(user).click()
    await expect(retryButton(user)).toHaveCount(0)
    await expect(heading(user, OWN_DASHBOARD)).toBeVisible()
  })

  test('closes at 10000 ms also for a write that is allowed to take longer', async ({ admin }) => {
    await admin.clock.install({ time: '2026-11-15T12:00:00-03:00' })
    await admin.goto('/times')
    await admin.route(RESTART, never)
    await menuButton(admin, 'Restart Api').click()
    await expect(dialog(admin, 'Reiniciar')).toContainText('Troca os 2 processos')
    await expect(loader(admin)).toHaveCount(0)
    await admin.clock.pauseAt('2026-11-15T13:00:00-03:00')
    await dialog(admin, 'Reiniciar').getByRole('button', { name: 'Sim' }).click()
    // Behind the question the rest of the page is out of reach, for programs that read it too.
    const bar = admin.getByRole('progressbar', { name: 'Carregando', includeHidden: true })
    await expect(bar).toHaveCount(1)
    await admin.clock.runFor(9_999)
    await expect(bar).toHaveCount(1)
    await admin.clock.runFor(1)
    await expect(bar).toHaveCount(0)
    await expect(admin.getByRole('alertdialog')).toHaveAccessibleName('Reiniciar')
    await admin.clock.runFor(110_000)
    await expect(dialog(admin, 'Erro encontrado')).toBeVisible()
  })
})

test('a write that hangs sets the article error and loses nothing that was typed', async ({ visitor }) => {
  await visitor.clock.install()
  await visitor.route('**/web/contact', never)
  await visitor.goto('/contact')
  await fill(visitor, { Nome: 'Ana Torcedora', 'E-mail': 'ana@exemplo.com', Assunto: 'Dúvida', Mensagem: 'Olá, time' })
  const asked = visitor.waitForRequest('**/web/contact')
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
  await asked
  await visitor.clock.fastForward(10_000)
  await dialog(visitor, 'Erro encontrado').getByRole('button', { name: 'Ok' }).click()
  await expect(retryButton(visitor)).toBeVisible()
  await expect(visitor.getByLabel('Mensagem', { exact: true })).toHaveValue('Olá, time')
  await retryButton(visitor).click()
  await expect(retryButton(visitor)).toHaveCount(0)
  await expect(visitor.getByLabel('Mensagem', { exact: true })).toHaveValue('Olá, time')
})

test('the article error of one page is not carried to the next', async ({ user }) => {
  await user.clock.install()
  await user.route(DASHBOARD, never)
  const asked = user.waitForRequest(DASHBOARD)
  await user.goto('/dashboard')
  await asked
  await user.clock.fastForward(10_000)
  await expect(retryButton(user)).toBeVisible()
  await menuLink(user, 'Times').click()
  await expect(heading(user, 'Times')).toBeVisible()
  await expect(retryButton(user)).toHaveCount(0)
})
