import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { writeRows } from '../../src/football-rows.ts'
import { waitOutOtherImports } from '../../src/other-imports.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

test.describe.configure({ mode: 'serial' })

/** With its federation, which an import that another journey rehearses would fill in otherwise. */
const club = (id: string, name: string) =>
  `insert into teams (id, name, kind, country, state, city, confederation_id)
   values ('${id}', '${name}', 'club', 'BR', 'MG', 'Itabira', (select id from confederations where state = 'MG' limit 1))`
const evidence = JSON.stringify([
  { kind: 'same-name', bits: 7, detail: { a: 'valerio', b: 'valerio ec' } },
  { kind: 'same-city', bits: 3, detail: { city: 'Itabira' } },
  { kind: 'different-fixtures', bits: -2, detail: { differing: 1 } },
])
const pair = (kept: string, other: string, bits: number) =>
  `insert into possible_duplicates (kind, first_id, second_id, kept_id, bits, evidence)
   values ('team', least('${kept}', '${other}'), greatest('${kept}', '${other}'), '${kept}', ${bits}, '${evidence}')`

const queue = (page: Page) => page.getByRole('list', { name: /^Pares/ })
const item = (page: Page, names: string) => page.getByRole('listitem').filter({ hasText: names })

async function openQueue(page: Page) {
  await waitOutOtherImports(page)
  await page.goto('/settings?aba=importacoes&parte=duplicados&registros=team')
  await expect(queue(page)).toBeVisible()
}

test('the queue of possible duplicates is worked through with the keyboard', async ({ admin, user }) => {
  test.slow()
  await writeRows(
    // Of a run before this one, which failed.
    `delete from possible_duplicates where first_id ~ '^e2e_(valerio|uniao)'`,
    `delete from redirects where old_id ~ '^e2e_(valerio|uniao)'`,
    `delete from teams where id ~ '^e2e_(valerio|uniao)'`,
    club('e2e_valerio', 'E2E Valério'),
    club('e2e_valerio_ec', 'E2E Valério EC'),
    club('e2e_uniao', 'E2E União'),
    club('e2e_uniao_mg', 'E2E União MG'),
    pair('e2e_valerio', 'e2e_valerio_ec', 11.5),
    pair('e2e_uniao', 'e2e_uniao_mg', 8.5),
  )
  await openQueue(admin)
  const first = item(admin, 'E2E Valério e E2E Valério EC')
  const second = item(admin, 'E2E União e E2E União MG')
  await expect(first).toContainText('quase certo')
  await expect(first.getByRole('list', { name: 'Indícios' })).toContainText('Mesma cidade: Itabira')
  await expect(second).toContainText('provável')
  await expectNoViolations(admin, 'possible duplicates')
  await first.getByText('O que mudaria').click()
  await expect(first.getByText('Passa para o que fica')).toBeVisible()

  // J goes on and K goes back; S joins, and the next one is looked at.
  await admin.keyboard.press('j')
  await expect(second).toBeFocused()
  await admin.keyboard.press('k')
  await expect(first).toBeFocused()
  await admin.keyboard.press('s')
  // First, because it goes away by itself.
  await expect(toasts(admin).filter({ hasText: 'Juntados.' })).toBeVisible()
  await expect(first).toHaveCount(0)
  await expect(second).toBeFocused()
  // Its address leads to the kept one, whose page says why.
  await user.goto('/times/e2e_valerio_ec')
  await expect(user).toHaveURL(/\/times\/e2e_valerio$/)
  await user.getByText('Por que são o mesmo').click()
  await expect(user.getByRole('list', { name: 'Registros juntados a este' })).toContainText('E2E Valério EC')

  // Z takes the join back; the question is there again.
  await admin.keyboard.press('z')
  await expect(first).toBeVisible()
  await user.goto('/times/e2e_valerio_ec')
  await expect(user.getByRole('heading', { name: 'E2E Valério EC', level: 1 })).toBeVisible()

  // N says that two are not the same, for ever.
  await openQueue(admin)
  await admin.keyboard.press('j')
  await admin.keyboard.press('j')
  await expect(second).toBeFocused()
  await admin.keyboard.press('n')
  await expect(second).toHaveCount(0)
  await admin.getByRole('radio', { name: 'Separados' }).check()
  await expect(second.getByRole('button', { name: 'Perguntar de novo' })).toBeVisible()
})

test('a merge that was undone asks again, and certain pairs are joined many at once', async ({ admin }) => {
  test.slow()
  await openQueue(admin)
  const first = item(admin, 'E2E Valério e E2E Valério EC')
  await admin.getByRole('checkbox', { name: /Selecionar os quase certos/ }).check()
  await admin.getByRole('button', { name: 'Juntar 1 selecionado' }).click()
  await dialog(admin, 'Juntar 1 par?').getByRole('button', { name: 'Juntar' }).click()
  await expect(first).toHaveCount(0)
  await admin.getByRole('radio', { name: 'Juntados' }).check()
  await expect(first.getByRole('button', { name: 'Desfazer a junção' })).toBeVisible()
  await first.getByRole('button', { name: 'Desfazer a junção' }).click()
  await expect(first).toHaveCount(0)
  await admin.getByRole('radio', { name: 'A decidir' }).check()
  await expect(first).toBeVisible()
})

test('a new competition is another one: everything moves to it, and back', async ({ admin, ask }) => {
  test.slow()
  await writeRows(
    `insert into competitions (id, code, name, country) values ('e2e_liga', 'e2e_liga', 'E2E Liga Mineira', 'BR')`,
    `insert into competitions (id, code, name, country, unconfirmed)
     values ('e2e_league', 'e2e_league', 'E2E Minas League', 'BR', true)`,
    club('e2e_casa', 'E2E Casa'),
    club('e2e_fora', 'E2E Fora'),
    ...[
      ['liga', 'casa', 'fora'],
      ['league', 'fora', 'casa'],
    ].flatMap(([name, home, away]) => [
      `insert into editions (id, competition_id, name) values ('e2e_${name}_2001', 'e2e_${name}', '2001')`,
      `insert into phases (id, edition_id, position, name, kind)
       values ('e2e_${name}_fase', 'e2e_${name}_2001', 0, 'Fase', 'league')`,
      `insert into matches (id, edition_id, phase_id, home_id, away_id, day, status, home_score, away_score)
       values ('e2e_${name}_1', 'e2e_${name}_2001', 'e2e_${name}_fase', 'e2e_${home}', 'e2e_${away}', '2001-05-01',
         'finished', 1, 0)`,
    ]),
    `insert into plausibility_reports (kind, record_id, rule, reason)
     values ('team', 'e2e_casa', 'e2e', 'O time tem dois jogos no mesmo dia.')`,
  )
  await waitOutOtherImports(admin)
  await admin.goto('/settings?aba=importacoes&parte=duplicados')
  const row = admin
    .getByRole('list', { name: 'Campeonatos novos' })
    .getByRole('listitem')
    .filter({ hasText: 'E2E Minas League' })
  await expect(row).toContainText('1 temporada (2001)')
  await row.getByLabel('É o mesmo que…').fill('E2E Liga')
  await row.getByRole('option', { name: /E2E Liga Mineira/ }).click()
  await row.getByRole('button', { name: 'Passar tudo para ele' }).click()
  await expect(toasts(admin).filter({ hasText: 'passou para E2E Liga Mineira' })).toBeVisible()
  await expect(row).toHaveCount(0)
  const matches = async () => (await ask<{ data: unknown[] }>('campeonatos/e2e_liga/jogos?temporada=2001')).data.length
  expect(await matches()).toBe(2)
  await toasts(admin).getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toBeVisible()
  expect(await matches()).toBe(1)

  const alert = admin.getByRole('list', { name: 'Alertas' }).getByRole('listitem').filter({ hasText: 'E2E Casa' })
  await alert.getByRole('button', { name: 'Já vi' }).click()
  await expect(alert).toHaveCount(0)
})

/** Clubs that no journey imports, because an import reconsiders the waiting matches of its clubs. */
const NOT_IMPORTED = ['home_id', 'away_id']
  .map((side) => `${side} not in ('flamengo', 'cruzeiro', 'bahia', 'santos', 'internacional', 'atletico_mg')`)
  .join(' and ')

const waitingMatch = (id: string) => `
  insert into waiting_matches (match_id, edition_id, home_id, away_id, day, rule, reason, other_id, rows)
  select '${id}', edition_id, home_id, away_id, day, 'repeated-fixture', 'O mesmo confronto já está nesta rodada.', id,
    jsonb_build_object('matches', jsonb_build_array(to_jsonb(m) || '{"id": "${id}"}'), 'sources', '[]'::jsonb)
  from matches as m where day is not null and home_score is not null and ${NOT_IMPORTED} order by id limit 1`

test('a match that an import has kept back is discarded, taken back and let in', async ({ admin }) => {
  test.slow()
  await writeRows(
    `delete from waiting_matches where match_id = 'e2e_jogo_a_espera'`,
    `delete from matches where id = 'e2e_jogo_a_espera'`,
    waitingMatch('e2e_jogo_a_espera'),
  )
  await waitOutOtherImports(admin)
  await admin.goto('/settings?aba=importacoes&parte=duplicados')
  const waiting = admin.getByRole('list', { name: 'Jogos à espera' })
  const row = waiting.getByRole('listitem').filter({ hasText: 'O mesmo confronto já está nesta rodada.' })
  const other = row.getByText(/^No lugar dele/).getByRole('link')
  const [home] = (await other.innerText()).split(' × ')
  const address = (await other.getAttribute('href'))!.replace(/[^/]+$/, 'e2e_jogo_a_espera')
  await expectNoViolations(admin, 'matches that wait')
  await row.getByRole('button', { name: 'Descartar' }).click()
  await toasts(admin).filter({ hasText: 'Jogo descartado.' }).getByRole('button', { name: 'Desfazer' }).click()
  await expect(toasts(admin).filter({ hasText: 'O jogo espera de novo.' })).toBeVisible()
  await row.getByRole('button', { name: 'Deixar entrar' }).click()
  await expect(toasts(admin).filter({ hasText: 'O jogo entrou.' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await admin.goto(address)
  await expect(admin.getByRole('main')).toContainText(home!)
  // Other journeys read these matches: the second copy is removed again.
  await writeRows(`delete from matches where id = 'e2e_jogo_a_espera'`)
})

/** Two players of the demonstration, kept out of the squad of a team of theirs. */
const waitingSquad = `
  insert into waiting_squads (edition_id, team_id, dataset_id, file, reason, rows)
  select m.edition_id, m.home_id, 'openfootball-txt', 'e2e-elencos.txt', 'O elenco passaria de 23 para 46 inscritos.',
    (select jsonb_agg(jsonb_build_object('edition_id', m.edition_id, 'team_id', m.home_id, 'person_id', p.id,
      'role', 'player', 'number', null, 'position', null, 'club_id', null, 'dataset_id', 'openfootball-txt'))
     from (select id from people where 'player' = any (roles) order by id limit 2) as p)
  from matches as m where day is not null order by id limit 1`

test('players whom an import has kept out of a squad are discarded, taken back and let in', async ({ admin }) => {
  test.slow()
  await writeRows(`delete from waiting_squads where file = 'e2e-elencos.txt'`, waitingSquad)
  await waitOutOtherImports(admin)
  await admin.goto('/settings?aba=importacoes&parte=duplicados')
  const waiting = admin.getByRole('list', { name: 'Elencos à espera' })
  const row = waiting.getByRole('listitem').filter({ hasText: 'e2e-elencos.txt' })
  await expect(row).toContainText('O elenco passaria de 23 para 46 inscritos.')
  await row.getByText('2 inscritos').click()
  await expectNoViolations(admin, 'squads that wait')
  await row.getByRole('button', { name: 'Descartar' }).click()
  await toasts(admin).filter({ hasText: 'Elenco descartado.' }).getByRole('button', { name: 'Desfazer' }).click()
  await expect(toasts(admin).filter({ hasText: 'O elenco espera de novo.' })).toBeVisible()
  await row.getByRole('button', { name: 'Deixar entrar' }).click()
  await expect(toasts(admin).filter({ hasText: 'O elenco entrou.' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await writeRows(`delete from squad_members where dataset_id = 'openfootball-txt' and person_id in (
    select p.person_id from waiting_squads as w cross join jsonb_to_recordset(w.rows) as p (person_id text)
    where w.file = 'e2e-elencos.txt')`)
})
