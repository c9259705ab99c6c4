// Imports datasets one after the other, each as its own command, as a person would.
import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNode, root } from '../scripts/setup.mjs'
import { watchMemory } from './memory.mjs'

/** `[{ name, seconds, peakBytes, report | error }]`, in the order given. */
export async function importAll(datasets, dataFolder, say) {
  const runs = []
  for (const { name, importer, place } of datasets) {
    say(`importing ${name}`)
    runs.push(...(await importParts({ importer, name, place, dataFolder, say }, '')))
  }
  return runs
}

/**
 * A folder that is refused as a whole is tried again part by part, down to single files, so that the rest can still be
 * measured. That it was refused stays in the report.
 */
export async function importParts(about, below) {
  const { importer, name, place, dataFolder, say } = about
  const run = {
    name: join(name, below),
    ...(await inItsPlace(place, below, (part) => importOne(importer, part, dataFolder))),
  }
  say(`  ${run.name}: ${told(run)}`)
  const runs = [run]
  for (const part of run.error ? partsOf(join(place, below)) : []) {
    runs.push(...(await importParts(about, join(below, part))))
  }
  return runs
}

/** Importers read years and countries from the folders above a file: a part is shown to them below a copy of those. */
async function inItsPlace(place, below, work) {
  if (below === '') return work(place)
  const folder = await mkdtemp(join(tmpdir(), 'meio-campo-part-'))
  try {
    await cp(join(place, below), join(folder, below), { recursive: true })
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function told({ error, report, seconds }) {
  return `${error ?? `${report.read} rows, ${report.rejected} rejected`}, ${Math.round(seconds)} s`
}

function partsOf(place) {
  if (!statSync(place).isDirectory()) return []
  return readdirSync(place)
    .filter((name) => !/licen[cs]e|readme|attribution/i.test(name))
    .toSorted()
}

async function importOne(importer, place, dataFolder) {
  const begun = performance.now()
  const child = spawn(findNode(), [join(root, 'server/src/import.ts'), importer, place, '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
  })
  const memory = watchMemory(child.pid)
  const [out, err] = [gather(child.stdout), gather(child.stderr)]
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  const measured = { seconds: (performance.now() - begun) / 1000, peakBytes: memory.end() }
  const report = lastJson(out())
  if (report) return { ...measured, report }
  return { ...measured, error: `failed with code ${code}: ${sentenceOf(err())}` }
}

/** The line that says what went wrong, and the detail that the database gave. */
function sentenceOf(text) {
  const lines = text.split('\n').map((line) => line.trim())
  const told = lines.find((line) => /error/i.test(line)) ?? lines.find((line) => line !== '') ?? 'no reason given'
  const detail = lines.find((line) => line.startsWith('detail:')) ?? ''
  return `${told} ${detail}`.trim()
}

function gather(stream) {
  const chunks = []
  stream.on('data', (chunk) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString()
}

function lastJson(text) {
  const line = text.trim().split('\n').at(-1) ?? ''
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
