// Proves that the paths named in the documents exist. A path is a word in backticks that begins with a folder of the
// repository, or, in a document of a workspace, with a folder of that workspace or of its `src/`; and every link.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './setup.mjs'

/** Checked also after such a folder was renamed or removed. */
const topFolders = [
  'football',
  'contract',
  'client',
  'server',
  'web',
  'e2e',
  'bench',
  'scripts',
  'docs',
  'deploy',
  'truth',
  '.ci',
]

/** Without the texts that the product shows to people: their paths are addresses of the console. */
const documents = markdownIn('')

const missing = []
for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8')
  const home = join(root, dirname(document))
  const places = [...new Set([root, home, join(home, 'src')])]
  const folders = new Set([...topFolders, ...places.flatMap(foldersIn)])
  const named = [
    ...[...text.matchAll(/`([\w@.$-]+\/[\w@.$/-]*)`/g)].filter(([, path]) => folders.has(path.split('/')[0])),
    ...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g),
  ]
  for (const [, path] of named)
    if (!places.some((place) => existsSync(join(place, path)))) missing.push(`${document}: ${path}`)
}
for (const line of missing) console.error(`does not exist: ${line}`)
process.exit(missing.length === 0 ? 0 : 1)

function markdownIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isFile()) return path.endsWith('.md') ? [path] : []
    const isLeftOut = /^(?:data|\.git)$|^(?:server|web)\/src$|(?:^|\/)(?:node_modules|dist)$/.test(path)
    return entry.isDirectory() && !isLeftOut ? markdownIn(path) : []
  })
}

function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
