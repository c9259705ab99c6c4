import { expectNoViolations } from '../../src/axe.ts'
import { fill } from '../../src/forms.ts'
import { tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

/** A word that is unique to this run of the test. */
const fresh = () => Math.random().toString(36).slice(2, 8)

async function makeTeam(address: string, name: string): Promise<void> {
  const answer = await fetch(`${address}/api/v1/times`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(address, ADMIN)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, kind: 'club', gender: 'men', ageLevel: 'senior', city: 'Ilhéus' }),
  })
  expect(answer.status).toBe(201)
}

test('one field of many teams, and several at once: chosen in the list, looked at, changed, taken back', async ({
  admin,
  user,
  address,
  ask,
}) => {
  test.slow()
  const word = fresh()
  for (const name of ['Norte', 'Sul']) await makeTeam(address, `${name} ${word}`)
  await user.goto(`/times?q=${word}&visao=table`)
  await expect(user.getByRole('row').filter({ hasText: `Norte ${word}` })).toBeVisible()
  await expect(user.getByRole('checkbox')).toHaveCount(0)

  await admin.goto(`/times?q=${word}&visao=table`)
  await admin.getByRole('checkbox', { name: `Selecionar Norte ${word}` }).check()
  await expect(admin.getByText('Seleção: 1 time', { exact: true })).toBeVisible()
  await admin.getByRole('checkbox', { name: 'Selecionar os 2 desta página' }).check()
  await expect(admin.getByText('Seleção: 2 times')).toBeVisible()
  await expectNoViolations(admin, 'selection')
  await admin.getByRole('button', { name: 'Editar em lote' }).click()
  const form = admin.getByRole('dialog', { name: 'Editar 2 times' })
  await form.getByLabel('Campo').selectOption({ label: 'Cidade' })
  await fill(admin, { Cidade: 'Itabuna' })
  await form.getByRole('button', { name: 'Ver prévia' }).click()
  const changes = form.getByRole('list', { name: 'O que muda' })
  await expect(changes.getByRole('listitem').filter({ hasText: `Sul ${word}` })).toContainText(/Ilhéus.*Itabuna/)
  await expectNoViolations(admin, 'preview')
  await form.getByRole('button', { name: 'Mudar 2 times' }).click()
  const row = admin.getByRole('row').filter({ hasText: `Norte ${word}` })
  await expect(row).toContainText('Itabuna')
  await toasts(admin).getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toContainText('Ilhéus')

  // Several fields are one change: one preview and one undo.
  await admin.getByRole('checkbox', { name: 'Selecionar os 2 desta página' }).check()
  await admin.getByRole('button', { name: 'Editar em lote' }).click()
  await form.getByLabel('Campo', { exact: true }).selectOption({ label: 'Cidade' })
  await form.getByLabel('Cidade', { exact: true }).fill('Jequié')
  await form.getByRole('button', { name: 'Mudar mais um campo' }).click()
  await form.getByLabel('Campo 2', { exact: true }).selectOption({ label: 'Fundação' })
  await form.getByLabel('Fundação', { exact: true }).fill('1700')
  await form.getByRole('button', { name: 'Ver prévia' }).click()
  await expect(form.getByLabel('Fundação', { exact: true })).toHaveAccessibleDescription(/1800/)
  await form.getByLabel('Fundação', { exact: true }).fill('1931')
  await form.getByRole('button', { name: 'Ver prévia' }).click()
  await expect(changes.getByRole('listitem').filter({ hasText: `Sul ${word}` })).toContainText(
    /Cidade:.*Jequié.*Fundação:.*1931|Fundação:.*1931.*Cidade:.*Jequié/,
  )
  await expectNoViolations(admin, 'several fields')
  await form.getByRole('button', { name: 'Mudar 2 times' }).click()
  await expect(row).toContainText('Jequié')
  const { data } = await ask<{ data: { city: string; founded: number }[] }>(`times?q=${word}`)
  expect(data.map(({ city, founded }) => [city, founded])).toEqual([
    ['Jequié', 1931],
    ['Jequié', 1931],
  ])
  await toasts(admin).getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(row).toContainText('Ilhéus')
})

test('many teams are deleted at once and come back, and one that plays stops it', async ({ admin, address }) => {
  test.slow()
  const word = fresh()
  for (const name of ['Norte', 'Sul']) await makeTeam(address, `${name} ${word}`)
  await admin.goto('/times?q=flamengo&visao=table')
  await admin.getByRole('checkbox', { name: 'Selecionar Flamengo', exact: true }).check()
  await admin.getByRole('button', { name: 'Editar em lote' }).click()
  await admin.getByRole('button', { name: 'Excluir 1 time' }).click()
  const form = admin.getByRole('dialog', { name: 'Editar 1 time' })
  const inTheWay = form.getByRole('region', { name: /^Nada foi excluído\. 1 time impede a exclusão/ })
  await expect(inTheWay).toBeFocused()
  await expect(inTheWay).toHaveAccessibleDescription(/Flamengo ?Não dá para excluir: .* jogos/)
  await expectNoViolations(admin, 'in the way')
  // No other selected record could be deleted, so there is no button to go on without this one.
  await expect(form.getByRole('button', { name: /^Seguir sem/ })).toHaveCount(0)

  await admin.goto(`/times?q=${word}&visao=table`)
  await admin.getByRole('checkbox', { name: 'Selecionar os 2 desta página' }).check()
  await admin.getByRole('button', { name: 'Editar em lote' }).click()
  await admin.getByRole('button', { name: 'Excluir 2 times' }).click()
  await dialog(admin, 'Excluir 2 times?').getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(admin.getByRole('row').filter({ hasText: word })).toHaveCount(0)
  await toasts(admin).getByRole('button', { name: 'Desfazer' }).click()
  await expect(admin.getByRole('row').filter({ hasText: word })).toHaveCount(2)
})

test('what stands in the way of a bulk edit, a squad and a deletion is named in the dialog, and can be left out', async ({
  admin,
  address,
}) => {
  test.slow()
  const word = fresh()
  const headers = { authorization: `Bearer ${await tokenOf(address, ADMIN)}`, 'content-type': 'application/json' }
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}/api/v1/${path}`, {
      method,
      headers: body ? headers : { authorization: headers.authorization },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status, path).toBeLessThan(300)
  }
  const select = async (list: string) => {
    await admin.goto(`/${list}?q=${word}&visao=table`)
    await admin.getByRole('checkbox', { name: 'Selecionar os 2 desta página' }).check()
    await admin.getByRole('button', { name: 'Editar em lote' }).click()
  }
  const inTheWay = admin.getByRole('region', { name: /pode/ })

  // Only the record itself shows that the new value is impossible for it.
  for (const name of ['Antigo', 'Novo']) await makeTeam(address, `${name} ${word}`)
  await send('PATCH', `times/antigo_${word}`, { founded: 1910, dissolved: 1950 })
  await select('times')
  const form = admin.getByRole('dialog', { name: /^Editar \d time/ })
  await form.getByLabel('Campo', { exact: true }).selectOption({ label: 'Fundação' })
  await form.getByLabel('Fundação', { exact: true }).fill('1960')
  await form.getByRole('button', { name: 'Ver prévia' }).click()
  await expect(inTheWay).toBeFocused()
  await expect(inTheWay).toHaveAccessibleName('Nada foi gravado. 1 time não pode mudar assim:')
  await expect(inTheWay).toHaveAccessibleDescription(
    new RegExp(`Antigo ${word} ?O encerramento não pode ser antes da fundação`),
  )
  await expect(inTheWay.getByRole('listitem')).toHaveCount(1)
  await expect(form.getByLabel('Fundação', { exact: true })).toHaveAccessibleDescription(/Não serve para 1 time/)
  await expectNoViolations(admin, 'obstacles')
  await form.getByRole('button', { name: 'Seguir sem 1 time' }).click()
  await expect(form.getByLabel('Campo', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Fundação', { exact: true })).toHaveValue('1960')
  await form.getByRole('button', { name: 'Ver prévia' }).click()
  // Another admin ends this team too, between the preview and the change.
  await expect(form.getByRole('button', { name: 'Mudar 1 time' })).toBeVisible()
  await send('PATCH', `times/novo_${word}`, { dissolved: 1940 })
  await form.getByRole('button', { name: 'Mudar 1 time' }).click()
  await expect(inTheWay).toBeFocused()
  await expect(inTheWay).toContainText(`Novo ${word}`)
  await expect(form.getByLabel('Fundação', { exact: true })).toHaveValue('1960')

  // The team may also be deleted by then; the message still gives its name.
  await send('PATCH', `times/novo_${word}`, { dissolved: null })
  await form.getByRole('button', { name: 'Ver prévia' }).click()
  await expect(form.getByRole('button', { name: 'Mudar 1 time' })).toBeVisible()
  await send('DELETE', `times/novo_${word}`)
  await form.getByRole('button', { name: 'Mudar 1 time' }).click()
  await expect(inTheWay).toBeFocused()
  await expect(inTheWay.getByRole('listitem')).toHaveText(new RegExp(`^Novo ${word} ?Não existe mais\\.$`))

  for (const name of ['Ari', 'Beto']) await send('POST', 'jogadores', { name: `${name} ${word}` })
  await select('jogadores')
  await send('DELETE', `jogadores/beto_${word}`)
  await admin.getByRole('dialog').getByRole('button', { name: 'Adicionar a um elenco' }).click()
  const squad = admin.getByRole('dialog', { name: 'Adicionar 2 jogadores a um elenco' })
  const season = await fetch(`${address}/api/v1/campeonatos/brasileirao_serie_a?fields=name,editions`, { headers })
  const { data } = (await season.json()) as { data: { name: string; editions: string[] } }
  const edition = `${data.name} ${data.editions.toSorted().at(-1)}`
  await squad.getByRole('combobox', { name: 'Edição do campeonato' }).fill(edition)
  await admin.getByRole('option', { name: edition }).first().click()
  await squad.getByRole('combobox', { name: 'Time' }).fill('Flamengo')
  await admin
    .getByRole('option', { name: /^Flamengo/ })
    .first()
    .click()
  await squad.getByRole('button', { name: 'Ver prévia' }).click()
  await expect(inTheWay).toBeFocused()
  await expect(inTheWay).toHaveAccessibleName('Ninguém entrou no elenco. 1 jogador não pode entrar:')
  await expect(inTheWay).toContainText(/beto.*Não existe mais/i)
  await squad.getByRole('button', { name: 'Seguir sem 1 jogador' }).click()
  await expect(admin.getByRole('dialog', { name: 'Adicionar 1 jogador a um elenco' })).toBeVisible()
})

test('a bulk edit that one later edit blocks: the record is named, the rest is undone, what stayed goes later', async ({
  admin,
  address,
}) => {
  const word = fresh()
  for (const name of ['Leste', 'Oeste']) await makeTeam(address, `${name} ${word}`)
  const token = await tokenOf(address, ADMIN)
  const send = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api/v1/${path}`, { method, headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
  }
  const ids = [`leste_${word}`, `oeste_${word}`]
  await send('POST', 'lotes', { kind: 'team', ids, values: { city: 'Itabuna' } })
  await send('PATCH', `times/leste_${word}`, { city: 'Valença' })

  const entry = (words: string | RegExp) =>
    admin
      .getByRole('list', { name: 'Histórico de mudanças' })
      .getByRole('listitem')
      .filter({ hasText: words })
      .filter({ has: admin.locator('summary') })
  const tryToUndo = async () => {
    await admin.goto(`/times/oeste_${word}/settings?aba=historico`)
    await entry(/Administração mudou cidade de 2 times/)
      .locator('summary')
      .click()
    await admin.getByRole('button', { name: 'Desfazer' }).click()
    await dialog(admin, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  }
  await tryToUndo()
  const blocked = dialog(admin, 'Isto mudou de novo depois')
  await expect(blocked.getByRole('list', { name: 'O que mudou depois' })).toContainText(/mudou cidade de Leste/)
  await expectNoViolations(admin, 'blockers')
  await blocked.getByRole('link', { name: `Leste ${word}` }).click()
  await expect(admin).toHaveURL(new RegExp(`/times/leste_${word}$`))
  await expect(admin.getByText('Valença').first()).toBeVisible()

  await tryToUndo()
  await blocked.getByRole('button', { name: 'Desfazer o resto' }).click()
  await expect(toasts(admin).filter({ hasText: 'Desfeita em parte: 1 linha ficou como estava.' })).toBeVisible()
  await expect(entry(/Administração mudou cidade de 2 times/)).toContainText('Desfeita em parte')
  await admin.goto(`/times/oeste_${word}`)
  await expect(admin.getByText('Ilhéus').first()).toBeVisible()

  // First the later edit, then what stayed.
  await admin.goto(`/times/leste_${word}/settings?aba=historico`)
  await entry(/Administração mudou cidade de Leste/)
    .locator('summary')
    .click()
  await entry(/Administração mudou cidade de Leste/)
    .getByRole('button', { name: 'Desfazer' })
    .click()
  await dialog(admin, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(entry('desfez: mudou cidade de Leste')).toBeVisible()
  await entry('O que ficou').locator('summary').click()
  await entry('O que ficou').getByRole('button', { name: 'Desfazer' }).click()
  await dialog(admin, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(entry('desfez: mudou cidade de 2 times')).toBeVisible()
  await admin.goto(`/times/leste_${word}`)
  await expect(admin.getByText('Ilhéus').first()).toBeVisible()
})

test('a sheet: its columns are understood, its errors shown, the good rows saved and undone', async ({ admin }) => {
  const word = fresh()
  const file = `times-${word}.csv`
  const csv = [
    'Nome;Tipo;Gênero;Categoria;País;Fundação;Anotação',
    `Planilha Um ${word};Clube;Masculino;Profissional;Brasil;1.931;x`,
    `Planilha Dois ${word};Clube;Feminino;Sub-20;Nárnia;ontem;`,
  ].join('\r\n')
  await admin.goto('/settings?aba=importacoes&parte=planilhas')
  await admin
    .getByLabel('Planilha para enviar')
    .setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') })
  await expect(admin).toHaveURL(/planilha=sh_/)
  await expect(admin.getByLabel('Cada linha é de')).toHaveValue('team')
  await expect(admin.getByLabel('Campo da coluna Fundação')).toHaveValue('founded')
  await expect(admin.getByLabel('Campo da coluna Anotação')).toHaveValue('')
  await admin.getByLabel('Campo da coluna Tipo').selectOption('Deixar de lado')
  await expect(admin.getByText('Falta dizer qual coluna traz: Tipo.')).toBeVisible()
  await admin.getByLabel('Campo da coluna Tipo').selectOption('kind')
  await expect(admin.getByText('Falta dizer qual coluna traz')).toBeHidden()
  await admin.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(admin.getByText('1 a criar, 1 com erro')).toBeVisible()
  const errors = admin.getByRole('table', { name: 'Erros da planilha' })
  await expect(errors.getByRole('row').filter({ hasText: 'Nárnia' })).toContainText('Linha 3')
  await expectNoViolations(admin, 'sheet')
  const download = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Baixar em CSV' }).click()
  expect((await download).suggestedFilename()).toBe('erros-da-planilha.csv')

  await admin.getByRole('button', { name: 'Gravar só a linha certa' }).click()
  await expect(admin.getByText('Gravada: 1 linha criada, 1 com erro.')).toBeVisible()
  // The result is shown again after a reload.
  await admin.reload()
  await admin.getByRole('button', { name: 'Desfazer' }).click()
  await expect(admin.getByText('Esta gravação foi desfeita')).toBeVisible()
  await admin.getByRole('link', { name: 'Todas as planilhas' }).click()
  await expect(admin.getByRole('row').filter({ hasText: file }).first()).toContainText('Desfeita')
  await expectNoViolations(admin, 'sheets')
})

test('a sheet by name: a homonym is shown beside the row and asked about, and what changes is shown before it is saved', async ({
  admin,
  address,
}) => {
  test.slow()
  const word = fresh()
  const name = `Homônimo ${word}`
  const id = `homonimo_${word}`
  await makeTeam(address, name)
  const csv = ['Nome;Tipo;Gênero;Categoria;Cidade', `${name};Clube;Feminino;Profissional;Itabuna`].join('\r\n')
  await admin.goto('/settings?aba=importacoes&parte=planilhas')
  await admin
    .getByLabel('Planilha para enviar')
    .setInputFiles({ name: 'times.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(admin.getByLabel('Achar o que já existe')).toHaveValue('name')
  await admin.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(admin.getByText('1 à espera da sua resposta')).toBeVisible()
  await expect(admin.getByRole('button', { name: /^Gravar/ })).toHaveCount(0)
  const compared = admin.getByRole('table', { name: 'A linha 2 ao lado do que ela pode ser' })
  const gender = compared.getByRole('row').filter({ hasText: 'Gênero' })
  await expect(gender).toContainText(/Feminino.*Masculino/)
  await expect(compared.getByRole('row').filter({ hasText: 'Cidade' })).toContainText(/Itabuna.*Ilhéus/)
  await expectNoViolations(admin, 'questions')

  // The user says that it is the same team: the present and the new values are shown before anything is saved.
  await admin.getByRole('radio', { name: `É ${name} (${id})` }).check()
  await admin.getByRole('button', { name: 'Conferir de novo' }).click()
  await expect(admin.getByText('1 a mudar')).toBeVisible()
  const changes = admin.getByRole('list', { name: 'O que muda, antes e depois' })
  await expect(changes.getByRole('listitem').filter({ hasText: name })).toContainText(/Ilhéus.*Itabuna/)
  await expectNoViolations(admin, 'changes')

  // The user says that it is another team: it is created, and the first one stays unchanged.
  await admin.getByRole('button', { name: 'Apagar as respostas' }).click()
  await admin.getByRole('button', { name: 'Conferir de novo' }).click()
  await admin.getByRole('radio', { name: 'É outro: criar novo time' }).check()
  await admin.getByRole('button', { name: 'Conferir de novo' }).click()
  await admin.getByRole('button', { name: 'Gravar 1 linha' }).click()
  await expect(admin.getByText('Gravada: 1 linha criada.')).toBeVisible()
  await admin.goto(`/times/${id}_2`)
  await expect(admin.getByText('Itabuna').first()).toBeVisible()
  await admin.goto(`/times/${id}`)
  await expect(admin.getByText('Ilhéus').first()).toBeVisible()
})
