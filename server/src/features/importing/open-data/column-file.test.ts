import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

it('fails where the file cannot be read, is none or was cut, instead of ending the process or waiting for ever', async () => {
  await expect(readAll(join(folder, 'nenhum'))).rejects.toThrow('ENOENT')
  await expect(readAll(folder)).rejects.toThrow('EISDIR')
  const whole = await readFile(join(folder, 'inteiro'))
  for (const bytes of [Buffer.from('não é'), whole.subarray(0, whole.length - 12)]) {
    await writeFile(join(folder, 'ruim'), bytes)
    await expect(readAll(join(folder, 'ruim'))).rejects.toThrow()
  }
})
