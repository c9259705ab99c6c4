import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

test('terms and privacy are the texts of the website data, with their date', async ({ user }) => {
  await user.goto('/institucional/terms')
  await expect(heading(user, 'Termos de uso')).toBeVisible()
  await expect(user.getByRole('main')).toContainText('Estes termos valem entre você')
  await expect(user.getByRole('main').getByRole('time').first()).toBeVisible()
  await user.goto('/institucional/privacy')
  await expect(heading(user, 'Política de privacidade')).toBeVisible()
  await expect(user.getByRole('main')).toContainText('LGPD')
})
