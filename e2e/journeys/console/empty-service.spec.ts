import { testOn } from '../../src/own-service.ts'
import { device, register } from '../../src/people.ts'
import { expect } from '../../src/test.ts'

const test = testOn('nothing')

const LISTS = [
  ['/times', 'Nenhum time ainda'],
  ['/jogadores', 'Nenhum jogador ainda'],
  ['/tecnicos', 'Nenhum técnico ainda'],
  ['/campeonatos', 'Nenhum campeonato ainda'],
  ['/confederacoes', 'Nenhuma confederação ainda'],
  ['/streamings', 'Nenhum serviço ainda'],
  ['/jogos', 'Nenhum jogo ainda'],
] as const

test('a list without any record says so, and leads admins to where data comes from', async ({
  remembered,
  chiefHere,
  service,
}) => {
  test.slow()
  const admin = await remembered(device(chiefHere))
  for (const [path, words] of LISTS) {
    await admin.goto(path)
    await expect(admin.getByText(words, { exact: true }), path).toBeVisible()
    await expect(admin.getByText('Mude a busca'), path).toHaveCount(0)
    await expect(admin.getByRole('link', { name: 'Importar dados' }), path).toBeVisible()
  }
  await admin.goto('/times?q=santos')
  await expect(admin.getByText('Nenhum time encontrado', { exact: true })).toBeVisible()
  await expect(admin.getByText('Mude a busca')).toBeVisible()

  const user = await remembered(device(await register(service.url, { confirmed: false })))
  await user.goto('/times')
  await expect(user.getByText('Nenhum time ainda', { exact: true })).toBeVisible()
  await expect(user.getByRole('link', { name: 'Importar dados' })).toHaveCount(0)
})
