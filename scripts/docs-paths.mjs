// Proves that the paths named in the documents exist. A path is a word in backticks with a slash and no blank
// that begins with a folder or file of the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const documents = ['README.md', 'README.pt-BR.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'web/README.md']
const folder = join(root, 'docs')
for (const name of readdirSync(folder, { recursive: true }))
  if (name.endsWith('.md')) documents.push(join('docs', name))

const missing = []
for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8')
  const named = [
    ...text.matchAll(/`((?:football|contract|server|web|e2e|scripts|docs|bench|\.ci)\/[\w@./-]*)`/g),
    ...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g),
  ]
  for (const [, path] of named) {
    const fromDocument = join(root, document, '..', path)
    if (!existsSync(join(root, path)) && !existsSync(fromDocument)) missing.push(`${document}: ${path}`)
  }
}
for (const line of missing) console.error(`does not exist: ${line}`)
process.exit(missing.length === 0 ? 0 : 1)
