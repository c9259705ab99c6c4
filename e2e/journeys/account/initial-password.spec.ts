import { expectNoViolations } from '../../src/axe.ts'
import { signInByForm } from '../../src/forms.ts'
import { heading } from '../../src/page-checks.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { ADMIN, launchService } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

const OWN = 'arquibancada-leste-12'

test('the password that the terminal shows lets in, and every page asks for an own one until there is one', async ({
  visitor,
}) => {
  // A whole start of its own, beside others.
  test.setTimeout(240_000)
  const service = await launchService('0', 'invented', null)
  try {
    const password = await service.said(/Senha inicial: +(\S+)/)
    await visitor.goto(`${service.url}/login`)
    await signInByForm(visitor, { email: ADMIN.email, password })
    await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
    const notice = visitor.getByText(/^A senha desta conta foi sorteada na instalação e deixa entrar até /)
    await expect(notice).toBeVisible()
    await visitor.reload()
    await expect(notice).toBeVisible()
    await expectNoViolations(visitor, 'initial password')

    await visitor.getByRole('link', { name: 'Escolher a minha senha' }).click()
    await visitor.getByLabel('Senha atual', { exact: true }).fill(password)
    await visitor.getByLabel('Nova senha', { exact: true }).fill(OWN)
    await visitor.getByLabel('Confirmar nova senha', { exact: true }).fill(OWN)
    await visitor.getByRole('button', { name: 'Trocar senha' }).click()
    await expect(visitor.getByText('Senha trocada.', { exact: true })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await visitor.reload()
    await expect(heading(visitor, 'Segurança')).toBeVisible()
    await expect(notice).toHaveCount(0)
  } finally {
    await service.stop()
  }
})
