import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeLeftParts, writeWholeFile } from './whole-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mc-parts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('writes the whole file, and leaves nothing of one that could not be written', async () => {
  await writeWholeFile(join(folder, 'a'), Buffer.from('gol'))
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('gol')
  await mkdir(join(folder, 'b', 'c'), { recursive: true })
  await expect(writeWholeFile(join(folder, 'b'), Buffer.from('gol'))).rejects.toThrow()
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'b'])
})

it('removes parts that a killed process left, and none that is being written', async () => {
  const now = new Date()
  const old = new Date(now.getTime() - 2 * 3_600_000)
  for (const name of ['old.part', 'new.part', 'old.eml']) await writeFile(join(folder, name), '')
  for (const name of ['old.part', 'old.eml']) await utimes(join(folder, name), old, old)
  await removeLeftParts(folder, now)
  await removeLeftParts(join(folder, 'not there'), now)
  expect((await readdir(folder)).toSorted()).toEqual(['new.part', 'old.eml'])
})
