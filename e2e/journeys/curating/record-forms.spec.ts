import type { Page } from '@playwright/test'
import { addressOf, heading } from '../../src/page-checks.ts'
import { expectNoViolations, expectPagesAccessible } from '../../src/axe.ts'
import { fill } from '../../src/forms.ts'
import { device, registerAdmin, tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Salvar alterações' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** A name that no other run of this test has given. */
const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** Writes beside the console, as an admin. */
async function write(address: string, method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await fetch(`${address}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(address, ADMIN)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, path).toBe(true)
  return ((await answer.json()) as { data: { id: string } }).data
}

const makeTeam = (address: string, name: string) =>
  write(address, 'POST', 'times', { name, kind: 'club', gender: 'men', ageLevel: 'senior', city: 'Salvador' })

const secondAdmin = (address: string) => registerAdmin(address, { name: 'Bia Segunda' })

test('a team is made with its crest, its colours and its stadium, once', async ({ admin, ask }) => {
  const name = fresh('Esporte Clube Novo')
  await admin.goto('/times')
  await admin.getByRole('link', { name: 'Novo time' }).click()
  await expect(heading(admin, 'Novo time')).toBeVisible()

  // An invalid value is reported under its field, and nothing is sent.
  await admin.getByRole('button', { name: 'Criar time' }).click()
  await expect(field(admin, 'Nome')).toHaveAccessibleDescription('Preencha este campo.')
  await expect(field(admin, 'Nome')).toBeFocused()

  // While one types: what may be the same.
  await field(admin, 'Nome').fill('Flameng')
  await expect(admin.getByRole('link', { name: 'Flamengo', exact: true })).toHaveAttribute('href', '/times/flamengo')

  await fill(admin, { Nome: name, Sigla: 'NOV', Fundação: '1.999' })
  for (const [label, choice] of Object.entries({ Tipo: 'Clube', Gênero: 'Masculino', Categoria: 'Profissional' }))
    await field(admin, label).selectOption({ label: choice })
  await expect(field(admin, 'Estado')).toHaveCount(0)
  await field(admin, 'País').selectOption({ label: 'Brasil' })
  await field(admin, 'Estado').selectOption({ label: 'Bahia' })
  await admin.getByRole('button', { name: 'Adicionar cor' }).click()
  await fill(admin, { 'Cor 1': '#0A5F49' })

  // The crest: chosen, cut by keyboard, sent.
  const picture = await admin.screenshot()
  await field(admin, 'Arquivo: escudo').setInputFiles({ name: 'e.png', mimeType: 'image/png', buffer: picture })
  const cut = admin.getByRole('dialog', { name: 'Recortar imagem' })
  await expect(cut.getByRole('application')).toBeFocused()
  await expectNoViolations(admin, 'crop')
  for (const key of ['+', '+', 'ArrowRight', 'ArrowDown']) await admin.keyboard.press(key)
  await cut.getByRole('button', { name: 'Usar imagem' }).click()
  const crest = admin.getByRole('img', { name: 'Escudo', exact: true })
  await expect(crest).toHaveAttribute('src', /^\/imagens\/up_\w{24}\.webp$/)
  expect(
    await crest.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth === image.naturalHeight
    }),
  ).toBe(true)

  await field(admin, 'Estádio').fill('maracan')
  await expect(admin.getByRole('option', { name: /^Maracanã/ })).toBeVisible()
  await expectNoViolations(admin, 'picker')
  await admin.keyboard.press('Enter')
  await expect(field(admin, 'Estádio')).toHaveValue('Maracanã')

  await admin.getByRole('button', { name: 'Criar time' }).dblclick()
  await expect(toasts(admin).filter({ hasText: 'Time criado.' })).toBeVisible()
  await expect(heading(admin, 'Editar time')).toBeVisible()
  await toasts(admin).getByRole('button', { name: 'Abrir' }).click()
  await expect(heading(admin, name)).toBeVisible()
  const { data } = await ask<{ data: { name: string; founded: number; colours: string[]; stadium: { id: string } }[] }>(
    `times?q=${encodeURIComponent(name)}`,
  )
  const made = data.filter((team) => team.name === name)
  expect(made).toMatchObject([{ founded: 1999, colours: ['#0a5f49'], state: 'BA', stadium: { id: 'maracana' } }])
})

test('what is missing is made where it is needed, and a record goes and comes back', async ({ admin, address }) => {
  const { id } = await makeTeam(address, fresh('Clube Sem Casa'))
  const ground = fresh('Campo da Várzea')
  await admin.goto(`/times/${id}/settings`)
  await field(admin, 'Estádio').fill(ground)
  await admin.getByRole('option', { name: `Criar “${ground}”` }).click()
  const maker = admin.getByRole('dialog', { name: 'Novo estádio' })
  await expect(maker.getByLabel('Nome', { exact: true })).toHaveValue(ground)
  await maker.getByRole('button', { name: 'Criar estádio' }).click()
  await expect(field(admin, 'Estádio')).toHaveValue(ground)

  const sent = admin.waitForRequest((request) => request.method() === 'PATCH')
  await save(admin).click()
  // Only the changed field is sent, once, with the version that was read.
  expect(Object.keys((await sent).postDataJSON() as object)).toEqual(['stadium'])
  const headers = await (await sent).allHeaders()
  expect(headers['if-match']).toBe('"1"')
  expect(headers['idempotency-key']).toMatch(/^[\da-f]{32}$/)
  await expect(toasts(admin).filter({ hasText: 'Time salvo.' })).toBeVisible()
  await toasts(admin).getByRole('button', { name: 'Fechar' }).click()

  await admin.getByRole('button', { name: 'Excluir time' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(heading(admin, 'Times')).toBeVisible()
  await toasts(admin).getByRole('button', { name: 'Desfazer' }).click()
  await toasts(admin).filter({ hasText: 'Time recuperado.' }).getByRole('button', { name: 'Abrir' }).click()
  await expect(heading(admin, /^Clube Sem Casa/)).toBeVisible()
  await expect(admin.getByRole('link', { name: ground })).toBeVisible()
})

test('a team with matches cannot be removed, and the page shows the reason', async ({ admin }) => {
  await admin.goto('/times/flamengo/settings')
  await expect(admin.getByText(/Não dá para excluir enquanto houver .*\d+ jogos/)).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Excluir time' })).toHaveCount(0)
})

test('two admins edit one record: no change is lost', async ({ admin, remembered, address, ask }) => {
  const { id } = await makeTeam(address, fresh('Clube de Dois'))
  const other = await remembered(device(await secondAdmin(address)))
  for (const page of [admin, other]) await page.goto(`/times/${id}/settings`)

  // Typed before the other saves: an unchanged form shows the newer version.
  await fill(admin, { Cidade: 'Ilhéus', Fundação: '1950' })
  await fill(other, { Apelido: 'O de Bia', Cidade: 'Feira de Santana' })
  await save(other).click()
  await expect(toasts(other).filter({ hasText: 'Time salvo.' })).toBeVisible()

  await save(admin).click()
  const choice = admin.getByRole('dialog', { name: 'Bia Segunda salvou antes de você' })
  await expect(choice.getByText('O de Bia')).toBeVisible()
  await expectNoViolations(admin, 'two versions')
  await choice.getByRole('button', { name: 'Salvar assim' }).click()
  await expect(choice.getByText('Escolha um dos dois.')).toBeVisible()
  await choice.getByRole('radio', { name: /De Bia Segunda/ }).check()
  await choice.getByRole('button', { name: 'Salvar assim' }).click()
  await expect(toasts(admin).filter({ hasText: 'Time salvo.' })).toBeVisible()

  const { data } = await ask<{ data: object }>(`times/${id}`)
  expect(data).toMatchObject({ nickname: 'O de Bia', city: 'Feira de Santana', founded: 1950 })
  await expect(field(admin, 'Cidade')).toHaveValue('Feira de Santana')
  await expect(field(admin, 'Apelido')).toHaveValue('O de Bia')
})

test('what is typed survives a reload and a lost connection, and leaving asks', async ({ admin, address, ask }) => {
  const { id } = await makeTeam(address, fresh('Clube do Rascunho'))
  admin.on('dialog', (question) => void question.accept())
  await admin.goto(`/times/${id}/settings`)
  await fill(admin, { Apelido: 'Rascunhão' })
  await admin.reload()
  await expect(admin.getByText(/^Rascunho recuperado/)).toBeVisible()
  await expect(field(admin, 'Apelido')).toHaveValue('Rascunhão')

  await admin.getByRole('link', { name: 'Times', exact: true }).first().click()
  await dialog(admin, 'Sair sem salvar?').getByRole('button', { name: 'Continuar editando' }).click()
  expect(addressOf(admin)).toBe(`/times/${id}/settings`)

  await admin.context().setOffline(true)
  await save(admin).click()
  const alert = dialog(admin, 'Erro encontrado')
  await expect(alert).toContainText('Você pode estar sem acesso à internet ou ocorreu algum erro interno no servidor.')
  await alert.getByRole('button', { name: 'Ok' }).click()
  await expect(field(admin, 'Apelido')).toHaveValue('Rascunhão')
  await admin.context().setOffline(false)
  await save(admin).click()
  await expect(toasts(admin).filter({ hasText: 'Time salvo.' })).toBeVisible()
  expect((await ask<{ data: object }>(`times/${id}`)).data).toMatchObject({ nickname: 'Rascunhão' })

  await fill(admin, { Apelido: 'Outro' })
  await admin.reload()
  await admin.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(field(admin, 'Apelido')).toHaveValue('Rascunhão')
  await admin.reload()
  await expect(field(admin, 'Apelido')).toHaveValue('Rascunhão')
  await expect(admin.getByText(/^Rascunho recuperado/)).toHaveCount(0)
})

test('a streaming is made by keyboard alone', async ({ admin }) => {
  const name = fresh('Canal do Teclado')
  await admin.goto('/streamings/new')
  await field(admin, 'Nome').focus()
  await admin.keyboard.type(name)
  for (let steps = 0; steps < 20; steps += 1) {
    await admin.keyboard.press('Tab')
    if (await field(admin, 'Tipo').evaluate((element) => element === document.activeElement)) break
  }
  await admin.keyboard.type('TV ab')
  await admin.keyboard.press('Tab')
  await admin.keyboard.press('Space')
  await expect(admin.getByRole('checkbox', { name: /^Grátis/ })).toBeChecked()
  await admin.keyboard.press('Enter')
  await expect(toasts(admin).filter({ hasText: 'Streaming criado.' })).toBeVisible()
  await expect(heading(admin, 'Editar streaming')).toBeVisible()
})

test('players and stadiums are edited in front of their page', async ({ admin, address }) => {
  const player = await write(address, 'POST', 'jogadores', { name: fresh('Zé do Teste') })
  await admin.goto(`/jogadores/${player.id}`)
  await admin.getByRole('button', { name: 'Editar' }).click()
  const editor = admin.getByRole('dialog', { name: 'Editar jogador' })
  await editor.getByRole('checkbox', { name: 'Goleiro' }).check()
  await editor.getByLabel('Altura', { exact: true }).fill('191')
  await editor.getByLabel('Adicionar país em Nacionalidades').selectOption({ label: 'Uruguai' })
  await editor.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(toasts(admin).filter({ hasText: 'Jogador salvo.' })).toBeVisible()
  await expect(admin.getByText('1,91 m').first()).toBeVisible()

  // A stadium is seen wide, and has been called otherwise before.
  const stadium = await write(address, 'POST', 'estadios', { name: fresh('Campo do Teste'), city: 'Salvador' })
  await admin.goto(`/estadios/${stadium.id}`)
  await admin.getByRole('button', { name: 'Editar' }).click()
  const ground = admin.getByRole('dialog', { name: 'Editar estádio' })
  await expect(ground.getByLabel('Cidade', { exact: true })).toHaveValue('Salvador')
  await ground.getByLabel('Nome antigo', { exact: true }).fill('Campo da Graça')
  await ground.getByLabel('Do ano').fill('1920')
  await ground.getByLabel('Ao ano').fill('51')
  await ground.getByRole('button', { name: 'Adicionar nome antigo' }).click()
  await expect(ground.getByLabel('Ao ano')).toHaveAccessibleDescription('Use um ano, como 1950.')
  await ground.getByLabel('Ao ano').fill('1951')
  await ground.getByRole('button', { name: 'Adicionar nome antigo' }).click()
  await expect(ground.getByRole('list', { name: 'Nomes antigos' })).toContainText('Campo da Graça (1920–1951)')
  await expectNoViolations(admin, 'names')
  const file = { name: 'e.png', mimeType: 'image/png', buffer: await admin.screenshot() }
  await ground.getByLabel('Arquivo: foto').setInputFiles(file)
  await admin.getByRole('dialog', { name: 'Recortar imagem' }).getByRole('button', { name: 'Usar imagem' }).click()
  const photo = ground.getByRole('img', { name: 'Foto', exact: true })
  await expect(photo).toHaveAttribute('src', /^\/imagens\//)
  expect(
    await photo.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth / image.naturalHeight
    }),
  ).toBeCloseTo(1.6)
  await save(admin).click()
  await expect(admin.getByRole('main')).toContainText('Campo da Graça (1920–1951)')
})

test('a team is known by other names, and has its rivals', async ({ admin, address, ask }) => {
  const { id } = await makeTeam(address, fresh('Clube de Muitos Nomes'))
  const nickname = fresh('Leão da Barra Nova')
  await admin.goto(`/times/${id}/settings`)
  await fill(admin, { 'Outro nome': nickname })
  await admin.getByRole('button', { name: 'Adicionar nome' }).click()
  await expect(admin.getByRole('list', { name: 'Outros nomes' })).toContainText(nickname)
  const { data } = await ask<{ data: { id: string }[] }>(`busca?q=${encodeURIComponent(nickname)}`)
  expect(data.map((hit) => hit.id)).toEqual([id])
  await field(admin, 'Novo rival').fill('bahia')
  await admin
    .getByRole('option', { name: /^Bahia/ })
    .first()
    .click()
  await expect(admin.getByRole('list', { name: 'Rivais' })).toContainText('Bahia')
  await toasts(admin).getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(admin.getByRole('list', { name: 'Rivais' })).toHaveCount(0)
})

test('an ordinary user is offered no form, and the server takes none', async ({ user, ana, address }) => {
  await user.goto('/times')
  await expect(heading(user, 'Times')).toBeVisible()
  await expect(user.getByRole('link', { name: 'Novo time' })).toHaveCount(0)
  for (const path of ['/times/new', '/tecnicos/new', '/streamings/new', '/times/flamengo/settings']) {
    await user.goto(path)
    await expect(user).toHaveURL('/dashboard')
  }
  const answer = await fetch(`${address}/api/v1/times`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(address, ana)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Clube do Ninguém', kind: 'club', gender: 'men', ageLevel: 'senior' }),
  })
  expect(answer.status).toBe(403)
})

test('the forms have no violations', async ({ admin, cast }) => {
  test.setTimeout(90_000)
  await expectPagesAccessible(admin, [
    '/times/new',
    '/times/flamengo/settings',
    `/tecnicos/${cast.coach.id}/settings`,
    '/streamings/globoplay/settings',
    '/confederacoes/cbf/settings',
    '/campeonatos/brasileirao_serie_a/settings',
  ])
})
