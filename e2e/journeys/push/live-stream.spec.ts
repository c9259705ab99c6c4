import { heading } from '../../src/page-checks.ts'
import { expectNoViolations } from '../../src/axe.ts'
import { tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

test('what happens arrives by itself, in every tab, over one connection', async ({ admin, request, address }) => {
  let streams = 0
  admin.context().on('request', (sent) => {
    if (sent.headers()['accept'] === 'text/event-stream') streams += 1
  })
  await admin.goto('/push?aba=ao-vivo')
  await expect(heading(admin, 'Push')).toBeVisible()
  await expect(admin.getByText('Recebendo')).toBeVisible()
  await expectNoViolations(admin, '/push?aba=ao-vivo')
  const team = await admin.context().newPage()
  await team.goto('/times/vitoria')
  await expect(heading(team, 'Vitória')).toBeVisible()

  const headers = { authorization: `Bearer ${await tokenOf(address, ADMIN)}` }
  const nickname = `Leão ${Date.now()}`
  const changed = await request.patch('/api/v1/times/vitoria', { headers, data: { nickname } })
  expect(changed.status()).toBe(200)

  const events = admin.getByRole('list', { name: 'Eventos' }).getByRole('listitem')
  await expect(events.filter({ hasText: 'Time · vitoria' }).first()).toContainText('Registro mudado')
  await expect(team.getByText(nickname).first()).toBeVisible()
  expect(streams).toBe(1)
})
