// Holds the arrows of the architecture: which part may import which. Prints what breaks them and fails.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './setup.mjs'

/**
 * The layers of each workspace below its `src/`, lowest first. A file imports only from its own layer or a lower one.
 * The longest name that fits decides. Files directly in `src/` compose everything and are the highest layer.
 */
const layers = {
  contract: ['rules', 'shapes', 'football', 'curating', 'importing', 'account', 'push', 'api', 'site', 'operations'],
  server: [
    'config',
    'database',
    'platform',
    'supervisor',
    'features/football',
    'features/curating',
    'features/importing',
    'features/account',
    'features/push',
    'features/api',
    'features/site',
    'features/operations',
    'demo',
  ],
  web: [
    'theme',
    'state',
    'address',
    'api',
    'session',
    'live',
    'components',
    'console',
    'features/football/pieces',
    'features/curating',
    'features/importing',
    'features/account',
    'features/push',
    'features/football',
    'features/api',
    'features/operations',
    'features/site',
    'widgets',
    'routes',
  ],
}

/** Workspaces without layers: only circles between their folders are refused. */
const flat = ['football', 'client', 'e2e']

/** Each rule: the files it is about, and the imports that it refuses. */
const rules = [
  { name: 'football imports nothing', files: /^football\/src\//, refuses: (target) => !target.startsWith('football/') },
  {
    name: 'contract imports nothing of ours',
    files: /^contract\/src\//,
    refuses: (target) => !/^contract\/|^typebox/.test(target),
  },
  {
    name: 'client imports nothing, so that it can be published alone',
    files: /^client\/src\//,
    refuses: (target) => !target.startsWith('client/src/'),
  },
  {
    name: 'web never imports server',
    files: /^web\/src\//,
    refuses: (target) => /^server\/|^@meio-campo\/server/.test(target),
  },
  {
    name: 'web takes only types from the contract',
    files: /^web\/src\//,
    refuses: (target, line) => target === '@meio-campo/contract' && !/import type\b/.test(line),
  },
  {
    name: 'importers never import the database',
    files: /^server\/src\/features\/importing\/datasets\//,
    refuses: (target) => target.startsWith('server/src/database/'),
  },
  {
    name: "no feature imports another's routes",
    files: /^server\/src\/features\//,
    refuses: (target) => /^server\/src\/features\/.+\/routes\.ts$/.test(target),
  },
  { name: 'what runs imports nothing that is for tests', files: /^(?!e2e\/)/, refuses: (target) => isTest(target) },
]

const broken = []
for (const workspace of [...Object.keys(layers), ...flat]) {
  const files = sources(workspace).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const imported = files.flatMap(({ file, text }) => importsOf(file, text))
  broken.push(...imported.flatMap(brokenRules), ...climbs(workspace, files, imported), ...circles(imported))
  broken.push(...environmentReaders(files))
}
for (const sentence of broken) console.error(sentence)
process.exit(broken.length === 0 ? 0 : 1)

function isTest(file) {
  return /\.test\.tsx?$|\.spec\.ts$|\/testing\/|\/proof\/|(?:vitest|playwright)\.config/.test(file)
}

/** The code of a workspace without its tests; of e2e, which is tests, everything. */
function sources(workspace) {
  const folder = workspace === 'e2e' ? workspace : posix.join(workspace, 'src')
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && (workspace === 'e2e' || !isTest(file)))
}

function importsOf(file, text) {
  const pattern =
    /^(?:import|export)\b[^;'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm
  return [...text.matchAll(pattern)].map(([line, ...names]) => {
    const name = names.find(Boolean)
    const isOwn = name.startsWith('.')
    return { file, line, name, isOwn, target: isOwn ? posix.join(posix.dirname(file), name) : name }
  })
}

function brokenRules({ file, line, name, target }) {
  return rules
    .filter(({ files, refuses }) => files.test(file) && refuses(target, line))
    .map((rule) => `${file}: ${rule.name} (${name})`)
}

/** Imports of a higher layer, and files that are in no layer. */
function climbs(workspace, files, imported) {
  const order = layers[workspace]
  if (!order) return []
  const layerOf = (file) => {
    const path = posix.relative(`${workspace}/src`, file)
    if (path.startsWith('..')) return null
    if (!path.includes('/')) return order.length
    const fitting = order.filter((name) => path.startsWith(`${name}/`))
    return order.indexOf(fitting.toSorted((a, b) => b.length - a.length)[0])
  }
  const nameOf = (layer) => order[layer] ?? 'src'
  return [
    ...files
      .filter(({ file }) => layerOf(file) === -1)
      .map(({ file }) => `${file}: is in no layer; add its folder to the order in scripts/arrows.mjs`),
    ...imported
      .filter(({ file, target, isOwn }) => isOwn && layerOf(target) > layerOf(file))
      .map(
        ({ file, target, name }) => `${file}: ${nameOf(layerOf(file))} is below ${nameOf(layerOf(target))} (${name})`,
      ),
  ]
}

/** Circles between folders. A file directly in `src/` counts as a folder of its own. */
function circles(imported) {
  const folderOf = (file) => (posix.basename(posix.dirname(file)) === 'src' ? file : posix.dirname(file))
  const arrows = new Map()
  for (const { file, target, isOwn } of imported) {
    if (!isOwn || folderOf(file) === folderOf(target)) continue
    if (!arrows.has(folderOf(file))) arrows.set(folderOf(file), new Map())
    arrows.get(folderOf(file)).set(folderOf(target), `${file} imports ${target}`)
  }
  return stronglyConnected(arrows).map((folders) => {
    const inside = folders.flatMap((from) =>
      [...arrows.get(from)].filter(([to]) => folders.includes(to)).map(([, sentence]) => `    ${sentence}`),
    )
    return [`a circle between ${folders.length} folders: ${folders.join(', ')}`, ...inside].join('\n')
  })
}

/** The groups of two or more nodes that all reach each other (Tarjan). */
function stronglyConnected(arrows) {
  const groups = []
  const index = new Map()
  const low = new Map()
  const stack = []
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of arrows.get(node)?.keys() ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node), low.get(next)))
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), index.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) groups.push(group.toSorted())
  }
  for (const node of arrows.keys()) if (!index.has(node)) visit(node)
  return groups
}

function environmentReaders(files) {
  return files
    .filter(({ file }) => file.startsWith('server/src/') && !file.startsWith('server/src/config/'))
    .filter(({ text }) => /\bprocess\.env\b|\benv\b[^;'"]*from ['"](?:node:)?process['"]/.test(text))
    .map(({ file }) => `${file}: only server/src/config/ reads the environment`)
}
