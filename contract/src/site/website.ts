import { Type } from 'typebox'
import { ONE_LINE } from '../rules/fields.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Slug, Timestamp } from '../shapes/shapes.ts'
import { Adsense, Blog, Category, Contact, Post, Website, WebsitePage, WrittenPost } from '../shapes/website.ts'

const tag = 'Site'
const id = Exactly({ id: Slug })
const PostBody = {
  title: Type.String({ minLength: 1, maxLength: 160, pattern: ONE_LINE }),
  body: Type.String({ minLength: 1, maxLength: 50_000, pattern: String.raw`\S` }),
  category: Nullable(Slug),
  publishAt: Type.Optional(
    Nullable(
      Type.Union([Type.Literal('now'), Timestamp], {
        description: '`now` publica já, uma data publica quando ela chegar, nulo faz do post um rascunho.',
      }),
    ),
  ),
}
const PageAddress = Type.String({
  minLength: 2,
  maxLength: 60,
  pattern: '^[a-z0-9]+(_[a-z0-9]+)*$',
  'x-refusal': 'Use letras minúsculas sem acento e números, com _ entre as palavras, como em sobre_nos.',
})
const pageText = {
  title: Type.String({ minLength: 1, maxLength: 160, pattern: ONE_LINE }),
  body: Type.String({ minLength: 1, maxLength: 100_000, pattern: String.raw`\S` }),
}

export const websiteEndpoints = {
  getWebsite: endpoint({
    id: 'getWebsite',
    method: 'GET',
    path: '/api/v1/website',
    access: 'open',
    scope: 'site:read',
    tag,
    summary: 'Dados do site',
    description: 'Contato, páginas institucionais, categorias, blog e os últimos posts.',
    query: Exactly(readQuery),
    answer: Item(Type.Object({ website: Website, blog: Blog, posts: Type.Array(Post) })),
  }),
  updateWebsite: endpoint({
    id: 'updateWebsite',
    method: 'PATCH',
    path: '/api/v1/website',
    access: 'admin',
    scope: 'site:write',
    tag,
    summary: 'Editar os dados do site',
    description:
      'O que havia antes fica no histórico (`/api/v1/historico?registro=website:true`), de onde pode voltar.',
    body: Exactly({
      contact: Type.Optional(Contact),
      adsense: Type.Optional(Adsense),
      category: Type.Optional(Type.Array(Category, { maxItems: 30 })),
      blog: Type.Optional(Blog),
    }),
    answer: Item(Type.Object({ website: Website, blog: Blog })),
  }),
  updateWebsitePage: endpoint({
    id: 'updateWebsitePage',
    method: 'PATCH',
    path: '/api/v1/website/paginas/{id}',
    access: 'admin',
    scope: 'site:write',
    tag,
    summary: 'Editar uma página institucional',
    description:
      'A versão anterior fica no histórico (`/api/v1/historico?registro=websitePage:…`), de onde pode voltar.',
    params: id,
    body: Type.Partial(Exactly(pageText), { additionalProperties: false }),
    answer: Item(WebsitePage),
  }),
  createWebsitePage: endpoint({
    id: 'createWebsitePage',
    method: 'POST',
    path: '/api/v1/website/paginas',
    access: 'admin',
    scope: 'site:write',
    tag,
    summary: 'Criar uma página institucional',
    description: 'Ela fica em `/institucional/{id}`, com `id` escolhido aqui uma vez. Há no máximo 20 páginas.',
    body: Exactly({ id: PageAddress, ...pageText }),
    status: 201,
    answer: Item(WebsitePage),
  }),
  deleteWebsitePage: endpoint({
    id: 'deleteWebsitePage',
    method: 'DELETE',
    path: '/api/v1/website/paginas/{id}',
    access: 'admin',
    scope: 'site:write',
    tag,
    summary: 'Apagar uma página institucional',
    description:
      'Os termos, a privacidade e o “sobre” ficam sempre. As outras ficam no histórico, de onde podem voltar.',
    params: id,
    status: 204,
  }),
  listPosts: endpoint({
    id: 'listPosts',
    method: 'GET',
    path: '/api/v1/website/posts',
    access: 'user',
    scope: 'site:read',
    tag,
    summary: 'Os posts publicados, do mais novo ao mais antigo',
    query: Exactly({
      ...listQuery,
      categoria: Type.Optional({ ...Slug, description: 'Só os desta categoria, por id.' }),
    }),
    answer: Page(Post),
  }),
  listWrittenPosts: endpoint({
    id: 'listWrittenPosts',
    method: 'GET',
    path: '/api/v1/website/redacao',
    access: 'admin',
    scope: 'site:write',
    tag,
    summary: 'Todos os posts, com rascunhos e agendados, do último salvo ao primeiro',
    query: Exactly({
      ...listQuery,
      situacao: Type.Optional(
        Type.Union([Type.Literal('rascunhos'), Type.Literal('agendados'), Type.Literal('publicados')], {
          description: 'Só os que ainda são rascunho, os que saem mais tarde ou os que já saíram.',
        }),
      ),
    }),
    answer: Page(WrittenPost),
  }),
  getPost: endpoint({
    id: 'getPost',
    method: 'GET',
    path: '/api/v1/website/posts/{id}',
    access: 'user',
    scope: 'site:read',
    tag,
    summary: 'Um post',
    description: 'Rascunhos e agendados, só para a administração.',
    params: id,
    query: Exactly(readQuery),
    answer: Item(WrittenPost),
  }),
  createPost: endpoint({
    id: 'createPost',
    method: 'POST',
    path: '/api/v1/website/posts',
    access: 'admin',
    scope: 'site:write',
    tag,
    summary: 'Escrever um post',
    description:
      'Sem `publishAt`, ele é publicado já. Imagens vêm de `/api/v1/uploads`, como `![descrição](/imagens/…)`.',
    body: Exactly(PostBody),
    status: 201,
    answer: Item(WrittenPost),
  }),
  updatePost: endpoint({
    id: 'updatePost',
    method: 'PATCH',
    path: '/api/v1/website/posts/{id}',
    access: 'admin',
    scope: 'site:write',
    tag,
    summary: 'Editar um post',
    description: 'A versão anterior fica no histórico (`/api/v1/historico?registro=post:…`), de onde pode voltar.',
    params: id,
    body: Type.Partial(Exactly(PostBody), { additionalProperties: false }),
    answer: Item(WrittenPost),
  }),
  deletePost: endpoint({
    id: 'deletePost',
    method: 'DELETE',
    path: '/api/v1/website/posts/{id}',
    access: 'admin',
    scope: 'site:write',
    tag,
    summary: 'Apagar um post',
    description: 'O post fica no histórico (`/api/v1/historico?registro=post:…`), de onde pode voltar.',
    params: id,
    status: 204,
  }),
}
