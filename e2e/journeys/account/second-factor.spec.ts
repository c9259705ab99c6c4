import type { Page } from '@playwright/test'
import { totpCode, totpStep } from '../../../server/src/features/account/factors/totp.ts'
import { signInByForm } from '../../src/forms.ts'
import { heading } from '../../src/page-checks.ts'
import { device, register } from '../../src/people.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { expect, test } from '../../src/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const codeAfter = (secret: string, steps: number) => totpCode(secret, totpStep(new Date()) + steps)

/** The browser has a device that holds passkeys and recognises its owner. */
async function addPasskeyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('an app with codes: this device stays signed in, a new one is asked, a recovery code gets in once', async ({
  address,
  remembered,
  visitor,
}) => {
  const person = await register(address)
  const own = await remembered(device(person))
  await own.goto('/settings?aba=seguranca')
  await own.getByRole('button', { name: 'Ligar aplicativo de códigos' }).click()
  await dialog(own).getByLabel('Senha atual', { exact: true }).fill(person.password)
  await dialog(own).getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog(own).getByRole('img', { name: /Código QR/ })).toBeVisible()
  const secret = (await dialog(own).locator('code').innerText()).replaceAll(/\s/g, '')
  await dialog(own).getByLabel('Código do aplicativo').fill(codeAfter(secret, 0))
  await dialog(own).getByRole('button', { name: 'Ligar', exact: true }).click()
  const codes = dialog(own).getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await dialog(own).getByRole('button', { name: 'Já guardei' }).click()
  await expect(own.getByText('Ligado', { exact: true })).toBeVisible()

  await own.goto('/dashboard')
  await expect(heading(own, OWN_DASHBOARD)).toBeVisible()

  await visitor.goto('/login?url=/times')
  await signInByForm(visitor, person)
  await expect(heading(visitor, 'Segundo fator')).toBeVisible()
  await visitor.getByLabel('Código').fill('000000')
  await visitor.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(visitor.getByText('O código não confere, já foi usado ou venceu.')).toBeVisible()
  await visitor.getByLabel('Código').fill(codeAfter(secret, 1))
  await visitor.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(heading(visitor, 'Times')).toBeVisible()
  await visitor.reload()
  await expect(heading(visitor, 'Times')).toBeVisible()

  await visitor.evaluate(() => localStorage.clear())
  await visitor.goto('/login')
  await signInByForm(visitor, person)
  await visitor.getByLabel('Código').fill(recovery)
  await visitor.getByLabel('Código').press('Enter')
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
  await visitor.goto('/settings?aba=dispositivos')
  await expect(visitor.getByText('Entrou com a senha e um código de recuperação')).toBeVisible()
  await expect(visitor.getByText('Alguém errou o código do segundo fator')).toBeVisible()
})

test('a passkey is created, named, signs in alone, proves its owner and is removed', async ({ address, visitor }) => {
  const person = await register(address)
  // Browsers bind passkeys to a domain, and an IP address is not one.
  const site = address.replace('127.0.0.1', 'localhost')
  await addPasskeyDevice(visitor)
  await visitor.goto(`${site}/login?url=/settings?aba=seguranca`)
  await signInByForm(visitor, person)
  await visitor.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await dialog(visitor).getByLabel('Senha atual', { exact: true }).fill(person.password)
  await dialog(visitor).getByRole('button', { name: 'Continuar' }).click()
  await dialog(visitor).getByRole('button', { name: 'Já guardei' }).click()
  await visitor.getByRole('button', { name: /^Renomear / }).click()
  await dialog(visitor).getByRole('textbox', { name: 'Nome' }).fill('Meu notebook')
  await dialog(visitor).getByRole('button', { name: 'Salvar' }).click()
  await expect(visitor.getByRole('list', { name: 'Chaves de acesso' })).toContainText('Meu notebook')

  await visitor.evaluate(() => localStorage.clear())
  await visitor.goto(`${site}/login`)
  await visitor.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
  await visitor.reload()
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()

  await visitor.goto(`${site}/settings?aba=seguranca`)
  await visitor.getByRole('button', { name: 'Remover Meu notebook' }).click()
  await dialog(visitor).getByRole('button', { name: 'Confirmar com chave de acesso' }).click()
  await expect(visitor.getByRole('list', { name: 'Chaves de acesso' })).toHaveCount(0)
})
