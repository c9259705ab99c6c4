import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Slug, Timestamp } from '../shapes.ts'

const Text = (maxLength: number) => Type.String({ maxLength })
const Address = Type.String({ maxLength: 2048, format: 'mc-url' })
const OptionalAddress = Type.Union([Type.Literal(''), Address])

export const Contact = Exactly({
  email: Text(254),
  phone: Text(40),
  address: Text(200),
  social: Type.Array(Exactly({ label: Type.String({ minLength: 1, maxLength: 40 }), url: Address }), { maxItems: 12 }),
})
export const Adsense = Exactly({
  publisher: Type.String({ maxLength: 40, pattern: '^(?:|ca-pub-[0-9]{10,20})$' }),
  slots: Type.Array(Type.String({ pattern: '^[0-9]{4,20}$' }), { maxItems: 10 }),
})
export const Category = Exactly({ id: Slug, name: Type.String({ minLength: 1, maxLength: 60 }) })
export const WebsitePage = Type.Object({
  id: Slug,
  title: Type.String(),
  body: Type.String({ description: 'Markdown.' }),
  updatedAt: Timestamp,
})
export type WebsitePage = Static<typeof WebsitePage>
export const Website = Type.Object({
  contact: Contact,
  adsense: Adsense,
  category: Type.Array(Category),
  pages: Type.Array(WebsitePage),
})
export type Website = Static<typeof Website>
export const Post = Type.Object({
  id: Slug,
  title: Type.String(),
  body: Type.String({ description: 'Markdown.' }),
  category: Nullable(Slug),
  publishedAt: Timestamp,
})
export type Post = Static<typeof Post>
export const Blog = Exactly({ title: Text(80), description: Text(300), address: OptionalAddress })
export const TopView = Type.Object({
  kind: Type.Union([Type.Literal('team'), Type.Literal('player'), Type.Literal('competition')]),
  id: Slug,
  name: Type.String(),
  views: Type.Integer(),
  linkAddress: Type.String(),
})
export type TopView = Static<typeof TopView>
export const FavouriteTeam = Type.Object({
  id: Slug,
  name: Type.String(),
  acronym: Type.String(),
  colors: Type.Array(Type.String()),
  linkAddress: Type.String({ description: 'A página do time no console.' }),
})
export type FavouriteTeam = Static<typeof FavouriteTeam>

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
    scope: 'read',
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
    scope: 'write',
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
    scope: 'write',
    tag,
    summary: 'Editar uma página institucional',
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
    scope: 'read',
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
    scope: 'write',
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
    scope: 'write',
    tag,
    summary: 'Editar um post',
    params: id,
    body: Type.Partial(Exactly(PostBody), { additionalProperties: false }),
    answer: Item(Post),
  }),
  deletePost: endpoint({
    id: 'deletePost',
    method: 'DELETE',
    path: '/api/v1/website/posts/{id}',
    access: 'admin',
    scope: 'write',
    tag,
    summary: 'Apagar um post',
    description: 'O texto fica na auditoria, de onde pode ser recuperado.',
    params: id,
    status: 204,
  }),
}
