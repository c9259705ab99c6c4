import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { slug } from '@meio-campo/contract/rules'
import type { Database } from '../../../database/database.ts'

const FOLDER = join(import.meta.dirname, 'seed')
const PAGES = ['terms', 'privacy', 'about'] as const
/** Oldest first. */
const POSTS = [
  { file: 'post-account', category: 'guia' },
  { file: 'post-welcome', category: 'novidade' },
] as const

// The contact data of an installation is unknown at first: until an admin enters it, there is the form at /contact.
const SITE = {
  contact: { email: '', phone: '', address: '', social: [] },
  adsense: { publisher: '', slots: [] },
  category: [
    { id: 'guia', name: 'Guia' },
    { id: 'produto', name: 'Produto' },
    { id: 'novidade', name: 'Novidade' },
  ],
  blog: { title: 'Blog do Meio-Campo', description: 'Novidades e guias desta instalação.', address: '' },
}

/** Inserts the initial site where there is none. Later edits and deletions are never overwritten. */
export async function seedWebsite(database: Database): Promise<void> {
  const pages = await Promise.all(PAGES.map(async (id) => ({ id, ...(await readText(id)) })))
  const posts = await Promise.all(POSTS.map(async ({ file, category }) => ({ category, ...(await readText(file)) })))
  await database.transaction().execute(async (transaction) => {
    const json = Object.fromEntries(Object.entries(SITE).map(([section, value]) => [section, JSON.stringify(value)]))
    const isNew = await transaction
      .insertInto('website')
      .values(json as Record<keyof typeof SITE, string>)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    await transaction
      .insertInto('website_pages')
      .values(pages)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Posts can be deleted, so they are inserted only once, together with the site.
    if (!isNew) return
    const now = Date.now()
    const dated = posts.map((post, index) => ({
      id: slug(post.title),
      ...post,
      published_at: new Date(now - (posts.length - 1 - index) * 60_000),
    }))
    await transaction
      .insertInto('posts')
      .values(dated)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** A text is a Markdown file whose first line is its title. */
async function readText(name: string): Promise<{ title: string; body: string }> {
  const text = await readFile(join(FOLDER, `${name}.md`), 'utf8')
  const [heading = '', ...rest] = text.split('\n')
  return { title: heading.replace(/^#\s*/, ''), body: rest.join('\n').trim() }
}
