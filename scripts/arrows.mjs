// Holds the arrows of the architecture: who may import whom, by pattern. Prints what breaks them and fails.
import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize, posix } from 'node:path'
import { root } from './setup.mjs'

const isTest = (file) => /\.test\.tsx?$|\/testing\/|\/proof\/|vitest\.config/.test(file)

/** Each rule: the files it speaks of, and what an import of theirs must not be. */
const rules = [
  { says: 'football imports nothing', files: /^football\/src\//, refuses: (name) => !name.startsWith('football/') },
  {
    says: 'contract imports nothing of ours',
    files: /^contract\/src\//,
    refuses: (name) => !/^contract\/|^typebox/.test(name),
  },
  {
    says: 'client imports nothing, so that it can be published alone',
    files: /^client\/src\//,
    refuses: (name) => !name.startsWith('client/src/'),
  },
  {
    says: 'web never imports server',
    files: /^web\/src\//,
    refuses: (name) => /^server\/|^@meio-campo\/server/.test(name),
  },
  {
    says: 'web takes only types from the contract',
    files: /^web\/src\//,
    refuses: (name, line) => name === '@meio-campo/contract' && !/import type\b/.test(line),
  },
  {
    says: 'importers never import the database',
    files: /^server\/src\/features\/importing\/datasets\//,
    refuses: (name) => name.startsWith('server/src/database/'),
  },
  {
    says: "no feature imports another's routes",
    files: /^server\/src\/features\//,
    refuses: (name) => /^server\/src\/features\/.+\/routes\.ts$/.test(name),
  },
  {
    says: 'the platform knows no feature',
    files: /^server\/src\/platform\//,
    refuses: (name) => name.startsWith('server/src/features/'),
  },
  {
    says: 'shared web pieces know no feature',
    files: /^web\/src\/components\//,
    refuses: (name) => name.startsWith('web/src/features/'),
  },
]

const broken = []
for (const file of sources()) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const { line, name } of imports(text)) {
    const target = name.startsWith('.') ? posix.join(posix.dirname(file), name) : name
    for (const { says, files, refuses } of rules) {
      if (files.test(file) && !isTest(file) && refuses(target, line)) broken.push(`${file}: ${says} (${name})`)
    }
  }
  if (
    file.startsWith('server/src/') &&
    !isTest(file) &&
    file !== 'server/src/config/config.ts' &&
    /process\.env\b/.test(text)
  ) {
    broken.push(`${file}: only config.ts reads the environment`)
  }
}
for (const sentence of broken) console.error(sentence)
process.exit(broken.length === 0 ? 0 : 1)

function sources() {
  return ['football', 'contract', 'client', 'server', 'web'].flatMap((workspace) =>
    readdirSync(join(root, workspace, 'src'), { recursive: true })
      .map((name) => normalize(join(workspace, 'src', name)).replaceAll('\\', '/'))
      .filter((name) => /\.tsx?$/.test(name)),
  )
}

function* imports(text) {
  const pattern =
    /^(?:import|export)\b[^;'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm
  for (const match of text.matchAll(pattern)) yield { line: match[0], name: match[1] ?? match[2] ?? match[3] }
}
