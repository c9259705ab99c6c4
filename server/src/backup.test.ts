import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mc-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const command = fileURLToPath(new URL('backup.ts', import.meta.url))
const backUpTo = (file: string) =>
  spawnSync(process.execPath, [command, file], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
  })

it('does not write over a file that is there', async () => {
  const file = join(folder, 'ontem')
  await writeFile(file, 'a única cópia')
  const { status, stderr } = backUpTo(file)
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${file} já existe e fica como está: informe outro nome.\n` })
  expect(await readFile(file, 'utf8')).toBe('a única cópia')
})

it('asks for the name of a file where a folder is given', () => {
  const { status, stderr } = backUpTo(folder)
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${folder} é uma pasta: informe o nome do arquivo.\n` })
})
