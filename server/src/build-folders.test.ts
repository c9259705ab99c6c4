import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newestBuild } from './config/console-folder.ts'

interface BuildFolders {
  readonly provideBuild: (parent: string, name: string, make: (folder: string) => void) => string
  readonly markUse: (folder: string, pid: number) => void
}
const script: string = join(import.meta.dirname, '../../scripts/build-folders.mjs')
const { markUse, provideBuild } = (await import(script)) as BuildFolders

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'mc-builds-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const make = (folder: string) => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'main.js'), 'made')
}
const folders = () =>
  readdirSync(parent)
    .filter((name) => name !== 'newest')
    .toSorted()

it('leaves the files of a running service alone, and removes them once it has ended', async () => {
  const old = join(parent, 'old')
  make(old)
  const service = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  markUse(old, service.pid!)
  const bundle = provideBuild(parent, 'new', make)
  expect(readFileSync(join(bundle, 'main.js'), 'utf8')).toBe('made')
  expect(folders()).toEqual(['new', 'old'])
  service.kill('SIGKILL')
  await once(service, 'exit')
  markUse(bundle, service.pid!)
  provideBuild(parent, 'new', () => {
    throw new Error('It is there already.')
  })
  expect(folders()).toEqual(['new'])
  expect(readdirSync(bundle).toSorted()).toEqual([`.used-by-${process.pid}`, 'main.js'])
})

it('removes what a start that was killed has half made, and not what another one is making', () => {
  make(join(parent, 'new.999999999.part'))
  make(join(parent, `other.${process.pid}.part`))
  provideBuild(parent, 'new', make)
  expect(folders()).toEqual(['new', `other.${process.pid}.part`])
})

it('keeps the first of two that are made at the same time', () => {
  const bundle = provideBuild(parent, 'new', (part: string) => {
    make(join(parent, 'new'))
    make(part)
  })
  expect(existsSync(join(bundle, 'main.js'))).toBe(true)
  expect(folders()).toEqual(['new'])
})

it('names the newest one once it is whole, for what is started without being given a folder', () => {
  const none = newestBuild(parent)
  expect(existsSync(none)).toBe(false)
  const first = provideBuild(parent, 'first', make)
  expect(newestBuild(parent)).toBe(first)
  provideBuild(parent, 'second', (part: string) => {
    make(part)
    expect(newestBuild(parent)).toBe(first)
  })
  expect(newestBuild(parent)).toBe(join(parent, 'second'))
  // The older one again, as after going back to an earlier version.
  expect(provideBuild(parent, 'first', make)).toBe(newestBuild(parent))
})

it('removes files that an earlier version of the build has left beside the folders', () => {
  writeFileSync(join(parent, 'index.html'), 'old')
  provideBuild(parent, 'new', make)
  expect(folders()).toEqual(['new'])
})

it('builds the console into a folder that it is given, so that the one being served stays as it is', async () => {
  const given = join(parent, 'console')
  vi.stubEnv('CONSOLE_FOLDER', given)
  const config: string = join(import.meta.dirname, '../../web/build/console-folder.ts')
  expect(await import(config)).toMatchObject({ consoleFolder: given })
  vi.unstubAllEnvs()
})
