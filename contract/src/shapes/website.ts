import { Type, type Static } from 'typebox'
import { ONE_LINE } from '../rules/fields.ts'
import { Exactly, Nullable, Slug, Timestamp } from './shapes.ts'

// The website's content. It comes with every session, so its shapes stand below both areas.

const Text = (maxLength: number) => Type.String({ maxLength })
const Address = Type.String({ maxLength: 2048, format: 'mc-url' })
const OptionalAddress = Type.Union([Type.Literal(''), Address])

export const Contact = Exactly({
  email: Text(254),
  phone: Text(40),
  address: Text(200),
  social: Type.Array(
    Exactly({ label: Type.String({ minLength: 1, maxLength: 40, pattern: ONE_LINE }), url: Address }),
    { maxItems: 12 },
  ),
})
export const Adsense = Exactly({
  publisher: Type.String({ maxLength: 40, pattern: '^(?:|ca-pub-[0-9]{10,20})$' }),
  slots: Type.Array(Type.String({ pattern: '^[0-9]{4,20}$' }), {
    maxItems: 4,
    description: 'Um bloco por lugar: página inicial, páginas institucionais, ajuda e contato.',
  }),
})
export const Category = Exactly({ id: Slug, name: Type.String({ minLength: 1, maxLength: 60, pattern: ONE_LINE }) })
export const WebsitePage = Type.Object({
  id: Slug,
  title: Type.String(),
  body: Type.String({ description: 'Markdown.' }),
  appendix: Nullable(
    Type.String({
      description:
        'Markdown que o próprio programa escreve e que vem depois do texto: na política de privacidade, o que é guardado e por quanto tempo.',
    }),
  ),
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
/** A post as its editors see it. */
export const WrittenPost = Type.Object({
  ...Post.properties,
  publishedAt: Nullable(
    Type.String({
      format: 'date-time',
      description: 'Quando o post foi publicado ou, se ainda não chegou, quando será. Nulo num rascunho.',
    }),
  ),
  state: Type.Union([Type.Literal('draft'), Type.Literal('scheduled'), Type.Literal('published')], {
    description: 'Rascunho, agendado ou publicado.',
  }),
  updatedAt: Timestamp,
})
export type WrittenPost = Static<typeof WrittenPost>
export const Blog = Exactly({ title: Text(80), description: Text(300), address: OptionalAddress })
export const TopView = Type.Object({
  kind: Type.Union([Type.Literal('team'), Type.Literal('player'), Type.Literal('competition')]),
  id: Slug,
  name: Type.String(),
  views: Type.Integer(),
  linkAddress: Type.String(),
})
export type TopView = Static<typeof TopView>
