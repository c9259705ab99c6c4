import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { mountSmallDisk } from '../../../testing/small-disk.ts'
import { createArchiveWriter } from './archive-writer.ts'
import { sentenceOf } from './backup-sentence.ts'

const disk = mountSmallDisk(1)
afterAll(() => disk?.remove())

it.skipIf(disk === null).each([null, 'uma senha de copias'])(
  'says that the disk is full, at whichever entry that is noticed (passphrase: %s)',
  async (passphrase) => {
    // Entries that are larger and smaller than what the streams hold meet the failure at different moments.
    for (const [round, bytes] of [200_000, 2_000].entries()) {
      const file = join(disk!.folder, `copia-${round}`)
      const archive = await createArchiveWriter(file, passphrase)
      const fill = async () => {
        for (let entry = 0; entry < 4_000; entry += 1) await archive.add(`bloco-${entry}`, randomBytes(bytes))
      }
      const failure: unknown = await fill().catch((error: unknown) => error)
      expect(failure).toMatchObject({ code: 'ENOSPC' })
      expect(sentenceOf(failure)).toBe('O disco está cheio: a cópia não coube.')
      // What is asked for afterwards is refused for the same reason.
      await expect(archive.add('mais', 'um')).rejects.toMatchObject({ code: 'ENOSPC' })
      await archive.abandon()
      await rm(file)
    }
  },
)
