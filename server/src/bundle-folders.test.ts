import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

interface BundleFolders {
  readonly provideBundle: (parent: string, name: string, make: (folder: string) => void) => string
  readonly markUse: (folder: string, pid: number) => void
}
const script: string = join(import.meta.dirname, '../../scripts/bundle-folders.mjs')
const { markUse, provideBundle } = (await import(script)) as BundleFolders

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'mc-bundles-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const make = (folder: string) => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'main.js'), 'made')
}
const folders = () => readdirSync(parent).toSorted()

it('leaves the files of a running service alone, and removes them once it has ended', async () => {
  const old = join(parent, 'old')
  make(old)
  const service = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  markUse(old, service.pid!)
  const bundle = provideBundle(parent, 'new', make)
  expect(readFileSync(join(bundle, 'main.js'), 'utf8')).toBe('made')
  expect(folders()).toEqual(['new', 'old'])
  service.kill('SIGKILL')
  await once(service, 'exit')
  markUse(bundle, service.pid!)
  provideBundle(parent, 'new', () => {
    throw new Error('It is there already.')
  })
  expect(folders()).toEqual(['new'])
  expect(readdirSync(bundle).toSorted()).toEqual([`.used-by-${process.pid}`, 'main.js'])
})

it('removes what a start that was killed has half made, and not what another one is making', () => {
  make(join(parent, 'new.999999999.part'))
  make(join(parent, `other.${process.pid}.part`))
  provideBundle(parent, 'new', make)
  expect(folders()).toEqual(['new', `other.${process.pid}.part`])
})

it('keeps the first of two that are made at the same time', () => {
  const bundle = provideBundle(parent, 'new', (part: string) => {
    make(join(parent, 'new'))
    make(part)
  })
  expect(existsSync(join(bundle, 'main.js'))).toBe(true)
  expect(folders()).toEqual(['new'])
})
