import { expectNoViolations } from '../../src/axe.ts'
import { writeRows } from '../../src/football-rows.ts'
import { expect, test } from '../../src/test.ts'

test('what is missing is found from the coverage, and what waits from its queue', async ({ admin }) => {
  test.slow()
  await writeRows(
    `insert into competitions (id, code, name) values ('e2e_taca', 'e2e_taca', 'E2E Taça')`,
    `insert into editions (id, competition_id, name) values ('e2e_taca_1990', 'e2e_taca', '1990')`,
    `insert into phases (id, edition_id, name, kind, position) values ('e2e_taca_fase', 'e2e_taca_1990', 'Fase', 'league', 1)`,
    ...['Um', 'Dois'].map(
      (name) => `insert into teams (id, name, kind) values ('e2e_taca_${name.toLowerCase()}', 'E2E ${name}', 'club')`,
    ),
    `insert into matches (id, edition_id, phase_id, home_id, away_id, day, status, home_score, away_score, attendance)
     values ('e2e_taca_m1', 'e2e_taca_1990', 'e2e_taca_fase', 'e2e_taca_um', 'e2e_taca_dois', '1990-05-01', 'finished', 1, 0, 900),
       ('e2e_taca_m2', 'e2e_taca_1990', 'e2e_taca_fase', 'e2e_taca_dois', 'e2e_taca_um', '1990-05-08', 'scheduled', null, null, null)`,
    `insert into plausibility_reports (kind, record_id, rule, reason)
     values ('team', 'e2e_taca_um', 'e2e', 'O time joga duas vezes no mesmo dia.')`,
    `insert into possible_duplicates (kind, first_id, second_id, kept_id, bits, evidence, created_at)
     values ('team', 'e2e_taca_dois', 'e2e_taca_um', 'e2e_taca_um', 6, '[]', '1990-06-01')`,
  )
  await admin.goto('/settings')
  await admin.getByRole('link', { name: 'Qualidade', exact: true }).click()
  await expect(admin).toHaveURL(/aba=qualidade/)
  const queue = admin
    .getByRole('list', { name: 'Filas de revisão' })
    .getByRole('listitem')
    .filter({ hasText: 'Possíveis duplicados' })
  await expect(queue).toContainText('Mais antigo: E2E Um')
  await expect(queue.getByRole('link')).toHaveAttribute('href', /parte=duplicados/)
  const table = admin.getByRole('table', { name: 'Cobertura por edição' })
  await expect(table).toBeVisible()
  await expectNoViolations(admin, 'quality')

  // Implausible data, with a link to it; alerts marked as seen are another part of the page, with its own address.
  const alert = admin.getByRole('list', { name: 'Alertas' }).getByRole('listitem').filter({ hasText: 'E2E Um' })
  await expect(async () => {
    const more = admin.getByRole('button', { name: 'Carregar mais' }).last()
    if (!(await alert.isVisible()) && (await more.isVisible())) await more.click()
    await expect(alert).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(alert).toContainText('O time joga duas vezes no mesmo dia.')
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/times/e2e_taca_um')
  await alert.getByRole('button', { name: 'Já vi' }).click()
  await expect(alert).toHaveCount(0)
  await admin.getByRole('radio', { name: 'Vistos' }).check()
  await expect(admin).toHaveURL(/alertas=vistos/)
  await admin.reload()
  await expect(alert).toBeVisible()

  await admin.getByLabel('Primeiro').selectOption({ label: 'Mais jogos sem resultado' })
  await expect(admin).toHaveURL(/ordem=-overdue/)
  const row = table.getByRole('row').filter({ hasText: 'E2E Taça 1990' })
  // The list goes on by itself when its end is seen, or by its button.
  await expect(async () => {
    const more = admin.getByRole('button', { name: 'Carregar mais' })
    if (!(await row.isVisible()) && (await more.isVisible())) await more.click()
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(row).toContainText('50%')
  await row
    .getByRole('link', { name: /1 jogo sem/ })
    .first()
    .click()
  await expect(admin).toHaveURL(/edicao=e2e_taca_1990&falta=resultado/)
  await expect(admin.getByRole('heading', { name: 'Jogos a completar: E2E Taça 1990' })).toBeVisible()
  const lacking = admin.getByRole('table', { name: 'Jogos a completar' })
  await expect(lacking.getByRole('row')).toHaveCount(2)
  await expectNoViolations(admin, 'incomplete matches')
  await admin.getByRole('radio', { name: 'Público' }).click()
  await expect(admin.getByText('Nada falta aqui')).toBeVisible()
  await admin.getByRole('radio', { name: 'Escalação' }).click()
  await lacking.getByRole('link', { name: 'E2E Um × E2E Dois' }).click()
  await expect(admin).toHaveURL(/\/campeonatos\/e2e_taca\/jogos\/e2e_taca_m1/)
})
