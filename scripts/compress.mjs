// Compresses the built console once, at the highest level, so that serving it needs no compression.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below it, what is saved is less than the header that says so. */
const WORTH_IT_BYTES = 200
const folder = process.argv[2]

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json|txt)$/.test(entry.name)) continue
  const file = join(entry.parentPath ?? entry.path, entry.name)
  const bytes = readFileSync(file)
  if (bytes.length < WORTH_IT_BYTES) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
