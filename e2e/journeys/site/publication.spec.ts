import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { writeRows } from '../../src/football-rows.ts'
import { heading } from '../../src/page-checks.ts'
import { ERROR_HEADING } from '../../src/routes.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const title = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`
/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const reading = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Posts' }).getByRole('listitem').filter({ hasText: name })

test('a draft is visible only to its editors, gets a date, and is visible to all once published', async ({
  admin,
  user,
}) => {
  // The journey signs in two people and checks two pages for accessibility.
  test.slow()
  const name = title('Rascunho')
  await admin.goto('/settings?aba=site&secao=posts&novo=true')
  await admin.getByLabel('Título').fill(name)
  await admin.getByLabel('Categoria').selectOption('Guia')
  await admin.getByRole('textbox', { name: 'Texto' }).fill('Antes da foto.')
  await admin
    .getByLabel('Imagem para o texto')
    .setInputFiles({ name: 'torcida_em_festa.png', mimeType: 'image/png', buffer: picture })
  await expect(admin.getByRole('textbox', { name: 'Texto' })).toHaveValue(
    /^Antes da foto\.\n\n!\[torcida em festa\]\(\/imagens\/up_[a-z0-9]+\.webp\)$/,
  )
  await admin.getByLabel('Publicação').selectOption('Rascunho')
  await admin.getByRole('button', { name: 'Salvar rascunho' }).click()
  await toasts(admin).filter({ hasText: 'Rascunho salvo.' }).getByRole('button', { name: 'Fechar' }).click()
  await expect(row(admin, name)).toContainText('Rascunho')
  await user.goto('/dashboard?posts=guia')
  await expect(reading(user, 'Posts').getByRole('link').first()).toBeVisible()
  await expect(reading(user, 'Posts').getByRole('link', { name })).toHaveCount(0)

  await admin.getByRole('link', { name: `Editar ${name}` }).click()
  await admin.getByLabel('Publicação').selectOption('Publicar numa data')
  await admin.getByRole('button', { name: 'Publicar post' }).click()
  await expect(admin.getByText('Diga o dia e a hora.')).toBeVisible()
  await admin.getByLabel('Dia e hora').fill('2099-03-01T09:30')
  await expectNoViolations(admin, 'form of a dated post')
  await admin.getByRole('button', { name: 'Agendar post' }).click()
  await expect(row(admin, name)).toContainText('sai em 1 de mar')
  await toasts(admin).getByRole('button', { name: 'Fechar' }).click()

  await admin.getByRole('link', { name: `Editar ${name}` }).click()
  await admin.getByLabel('Publicação').selectOption('Publicar agora')
  await admin.getByRole('button', { name: 'Publicar post' }).click()
  await expect(toasts(admin).filter({ hasText: 'Post publicado.' })).toBeVisible()
  await user.reload()
  await expectNoViolations(user, 'all posts')
  await reading(user, 'Posts').getByRole('link', { name }).click()
  const open = reading(user, name)
  await expect(open).toContainText('Guia')
  const drawn = open.getByRole('img', { name: 'torcida em festa' })
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
})

test('the blog has the title and the description that the administration wrote', async ({ admin, user }) => {
  await admin.goto('/settings?aba=site&secao=blog')
  const [name, about] = [title('Arquibancada'), title('Notícias da várzea')]
  const write = async (words: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(words)) await admin.getByLabel(label).fill(text)
    await admin.getByRole('button', { name: 'Salvar blog' }).click()
  }
  const former = {
    'Título do blog': await admin.getByLabel('Título do blog').inputValue(),
    Descrição: await admin.getByLabel('Descrição').inputValue(),
  }
  await write({ 'Título do blog': name, Descrição: about })
  await expect(toasts(admin).filter({ hasText: 'Blog salvo.' })).toBeVisible()
  await user.goto('/dashboard')
  await expect(user.getByRole('region', { name, exact: true })).toContainText(about)
  await write(former)
  await expect(admin.getByRole('button', { name: 'Descartar' })).toHaveCount(0)
})

test('a new institutional page has its address, and goes and comes back', async ({ admin, user }) => {
  const name = title('Regras')
  const id = name.toLowerCase().replace(' ', '_')
  await user.goto(`/institucional/${id}`)
  await expect(heading(user, ERROR_HEADING)).toBeVisible()
  await admin.goto('/settings?aba=site&secao=paginas')
  await admin.getByRole('link', { name: 'Nova página' }).click()
  await admin.getByLabel('Título').fill(name)
  await expect(admin.getByText(`A página fica em /institucional/${id}.`)).toBeVisible()
  await admin.getByRole('textbox', { name: 'Texto' }).fill('Cada jogo vale três pontos.')
  await admin.getByRole('button', { name: 'Criar página' }).click()
  await toasts(admin).filter({ hasText: 'Página criada.' }).getByRole('button', { name: 'Abrir' }).click()
  await expect(heading(admin, name)).toBeVisible()
  await user.goto('/institucional/terms')
  await user.getByRole('navigation', { name: 'Outras páginas institucionais' }).getByRole('link', { name }).click()
  await expect(user.getByText('Cada jogo vale três pontos.')).toBeVisible()

  await admin.goto('/settings?aba=site&secao=paginas')
  await admin.getByRole('button', { name: `Apagar ${name}` }).click()
  await dialog(admin, 'Apagar página').getByRole('button', { name: 'Sim' }).click()
  await expect(admin.getByRole('link', { name: `Editar ${name}` })).toHaveCount(0)
  await toasts(admin).filter({ hasText: 'Página apagada.' }).getByRole('button', { name: 'Desfazer' }).click()
  await expect(admin.getByRole('link', { name: `Editar ${name}` })).toBeVisible()
  await admin.getByRole('button', { name: `Apagar ${name}` }).click()
  await dialog(admin, 'Apagar página').getByRole('button', { name: 'Sim' }).click()
  await expect(admin.getByRole('link', { name: `Editar ${name}` })).toHaveCount(0)
})

test('an advertisement is drawn where configured, and only for who allows it', async ({ admin, visitor }) => {
  const asked: string[] = []
  await visitor.context().route(/googlesyndication/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'try{localStorage.x}catch{document.title="isolado"}' })
  })
  await admin.goto('/settings?aba=site&secao=anuncios')
  await admin.getByLabel('Código do editor').fill('ca-pub-1234567890123456')
  await admin.getByLabel('Blocos de anúncio').fill('1111\n2222\n3333\n4444')
  await admin.getByRole('button', { name: 'Salvar anúncios' }).click()
  await expect(toasts(admin).filter({ hasText: 'Anúncios salvos.' })).toBeVisible()
  try {
    await visitor.goto('/contact')
    const question = visitor.getByRole('complementary', { name: 'Anúncios neste site' })
    await expectNoViolations(visitor, 'question about advertisements')
    await question.getByRole('button', { name: 'Não permitir' }).click()
    await visitor.reload()
    await expect(visitor.getByText('Você não permitiu anúncios.')).toBeVisible()
    await expect(visitor.locator('iframe')).toHaveCount(0)
    expect(asked).toEqual([])

    await visitor.getByRole('button', { name: 'Mudar a escolha' }).click()
    await question.getByRole('button', { name: 'Permitir anúncios' }).click()
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked[0]).toContain('client=ca-pub-1234567890123456')
    const frame = visitor.frames().find((one) => one.url().endsWith('/anuncios/4444'))
    // Without an origin it cannot reach what the console stores.
    await expect.poll(() => frame?.title()).toBe('isolado')
  } finally {
    await admin.getByLabel('Código do editor').fill('')
    await admin.getByLabel('Blocos de anúncio').fill('')
    await admin.getByRole('button', { name: 'Salvar anúncios' }).click()
    await expect(admin.getByRole('button', { name: 'Descartar' })).toHaveCount(0)
  }
})

test('a dated post comes out by itself at its time', async ({ admin, user }) => {
  test.slow()
  const name = title('Com hora marcada')
  await admin.goto('/settings?aba=site&secao=posts&novo=true')
  await admin.getByLabel('Título').fill(name)
  await admin.getByLabel('Categoria').selectOption('Guia')
  await admin.getByRole('textbox', { name: 'Texto' }).fill('Na hora certa.')
  await admin.getByLabel('Publicação').selectOption('Publicar numa data')
  await admin.getByLabel('Dia e hora').fill('2099-03-01T09:30')
  await admin.getByRole('button', { name: 'Agendar post' }).click()
  await expect(row(admin, name)).toContainText('sai em 1 de mar')
  const post = reading(user, 'Posts').getByRole('link', { name })
  await user.goto('/dashboard?posts=guia')
  await expect(reading(user, 'Posts').getByRole('link').first()).toBeVisible()
  await expect(post).toHaveCount(0)

  // The publication date passes without any further action; a journey cannot wait for it.
  await writeRows(`update posts set published_at = now() - interval '1 minute' where title = '${name}'`)
  await expect(async () => {
    await user.reload()
    await expect(post).toBeVisible()
  }).toPass({ timeout: 60_000 })
  await expect(post).toContainText('Na hora certa.')
})
