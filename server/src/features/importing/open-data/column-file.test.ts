import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readColumnFile, writeColumnFile } from './column-file.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'mc-columns-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const SHAPE = { columns: 2, rows: 3 }
const readAll = async (path: string) => {
  const texts: string[] = []
  for await (const { text } of readColumnFile(path, SHAPE)) texts.push(text)
  return texts.join('')
}

it('reads back what was written', async () => {
  const path = join(folder, 'inteiro')
  const writer = writeColumnFile(path, SHAPE.columns)
  await writer.block([
    ['santos', 'SP'],
    ['bahia', null],
    ['a\tb', 'c\nd'],
  ])
  await writer.end()
  expect(await readAll(path)).toBe('santos\tSP\nbahia\t\\N\na\\tb\tc\\nd\n')
})

it('gives the same bytes whether the end follows at once or later', async () => {
  // Each column is larger than what a stream takes before it asks the writer to wait.
  const rows = Array.from({ length: 20_000 }, (_, at) => [`time_${at}`, String((at * 7919) % 10_007)])
  const write = async (name: string, pauseMs: number) => {
    const writer = writeColumnFile(join(folder, name), SHAPE.columns)
    await writer.block(rows.slice(0, 100))
    await writer.block(rows)
    await writer.block(rows.slice(0, 100))
    if (pauseMs > 0) await sleep(pauseMs)
    await writer.end()
    return readFile(join(folder, name))
  }
  expect((await write('at-once', 0)).equals(await write('later', 200))).toBe(true)
})

it('fails if the file is unreadable, invalid or cut, instead of ending the process or waiting for ever', async () => {
  await expect(readAll(join(folder, 'nenhum'))).rejects.toThrow('ENOENT')
  await expect(readAll(folder)).rejects.toThrow('EISDIR')
  const whole = await readFile(join(folder, 'inteiro'))
  for (const bytes of [Buffer.from('não é'), whole.subarray(0, whole.length - 12)]) {
    await writeFile(join(folder, 'ruim'), bytes)
    await expect(readAll(join(folder, 'ruim'))).rejects.toThrow()
  }
})
