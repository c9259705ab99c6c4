// Writes types.gen.ts from a database that the migrations made: `node server/src/database/generate-types.ts [file]`.
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { withMigratedDatabase } from './migrated-database.ts'

const output = process.argv[2] ?? join(import.meta.dirname, 'types.gen.ts')

await withMigratedDatabase(({ user, host, database }) => {
  const codegen = join(
    dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
    'dist/cli/bin.js',
  )
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
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
      '{pgboss,demonstration,passable}.*',
      '--log-level',
      'silent',
    ],
    { stdio: 'inherit' },
  )
})
