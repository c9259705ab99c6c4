// `npm run licenses [-- --text]`: the licences of what the service and the console are made with, from what is installed.
// With --text the texts themselves, for those who pass the program on.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const parts = Object.entries(lock.packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { version, license }]) => read(path, version, license))
  .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))

if (process.argv.includes('--text'))
  for (const { name, version, license, text } of parts)
    console.log(`${name} ${version} (${license})\n\n${text ?? 'No text is in the package.'}\n\n${'-'.repeat(72)}\n`)
else {
  for (const { name, version, license } of parts) console.log(`${name} ${version}\t${license}`)
  console.log(`\n${parts.length} packages`)
}
const unknown = parts.filter(({ license }) => license === 'unknown')
if (unknown.length > 0) console.error(`Without a licence: ${unknown.map(({ name }) => name).join(', ')}`)
process.exit(unknown.length === 0 ? 0 : 1)

/** A package for another platform is not installed: the lock file knows its licence. */
function read(path, version, license) {
  const folder = join(root, path)
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const own = existsSync(join(folder, 'package.json'))
    ? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    : {}
  const file = existsSync(folder) && readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each))
  return {
    name,
    version,
    license: license ?? nameOf(own.license ?? own.licenses) ?? 'unknown',
    text: file ? readFileSync(join(folder, file), 'utf8').trim() : null,
  }
}

function nameOf(value) {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(nameOf).join(' OR ')
  return value?.type ?? null
}
