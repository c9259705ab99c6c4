// Writes types.gen.ts from a database that the migrations made: `node server/src/database/generate-types.ts [file]`.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startCluster } from './embedded/cluster.ts'
import { migrate } from './migrate.ts'

const output = process.argv[2] ?? join(import.meta.dirname, 'types.gen.ts')
const folder = await mkdtemp(join(tmpdir(), 'mc-types-'))
const cluster = await startCluster(folder, 'types')
try {
  await migrate(cluster.address)
  const codegen = join(
    dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
    'dist/cli/bin.js',
  )
  const url = `postgres://${cluster.address.user}@localhost/types?host=${encodeURIComponent(cluster.address.host)}`
  execFileSync(
    process.execPath,
    [
      codegen,
      '--dialect',
      'postgres',
      '--url',
      url,
      '--out-file',
      output,
      // A calendar day has no time zone: as a Date it would be another day on half of all machines.
      '--date-parser',
      'string',
      '--exclude-pattern',
      '{pgboss,demonstration}.*',
      '--log-level',
      'silent',
    ],
    { stdio: 'inherit' },
  )
} finally {
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
}
