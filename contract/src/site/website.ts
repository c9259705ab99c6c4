import { Type } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Slug } from '../shapes/shapes.ts'
import { Adsense, Blog, Category, Contact, Post, Website, WebsitePage } from '../shapes/website.ts'

const tag = 'Site'
const id = Exactly({ id: Slug })
const PostBody = {
  title: Type.String({ minLength: 1, maxLength: 160, pattern: String.raw`\S` }),
  body: Type.String({ minLength: 1, maxLength: 50_000, pattern: String.raw`\S` }),
  category: Nullable(Slug),
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
    body: Exactly({
      title: Type.Optional(Type.String({ minLength: 1, maxLength: 160, pattern: String.raw`\S` })),
      body: Type.Optional(Type.String({ minLength: 1, maxLength: 100_000, pattern: String.raw`\S` })),
    }),
    answer: Item(WebsitePage),
  }),
  listPosts: endpoint({
    id: 'listPosts',
    method: 'GET',
    path: '/api/v1/website/posts',
    access: 'user',
    scope: 'site:read',
    tag,
    summary: 'Todos os posts, do mais novo ao mais antigo',
    query: Exactly(listQuery),
    answer: Page(Post),
  }),
  createPost: endpoint({
    id: 'createPost',
    method: 'POST',
    path: '/api/v1/website/posts',
    access: 'admin',
    scope: 'site:write',
    tag,
    summary: 'Publicar um post',
    body: Exactly(PostBody),
    status: 201,
    answer: Item(Post),
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
    answer: Item(Post),
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
