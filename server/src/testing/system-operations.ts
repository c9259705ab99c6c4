import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import { writeSample, writeState } from '../features/operations/system/sample.ts'
import { PASSWORD, type TestApp } from './test-app.ts'
import { until } from './until.ts'

type Sample = (
  id: string,
  as: Session | null,
  options?: { body?: unknown; params?: Record<string, string>; query?: string },
) => Promise<unknown>

/** A valid name for a backup that does not exist: work on it starts, and fails at once. */
const BROKEN = { name: 'meio-campo-2020-01-01T000000Z-manual.tar.zst' }

/** Every operation of the backups. */
export async function sampleSystem(sample: Sample, test: TestApp, admin: Session): Promise<void> {
  const quiet = () =>
    until(
      async () =>
        (await test.database.selectFrom('backup_runs').select('id').where('finished_at', 'is', null).execute())
          .length === 0,
      60_000,
    )
  await writeSample(test.context)
  await writeState(test.context)
  await sample('getSystem', admin)
  await sample('makeBackup', admin)
  await quiet()
  const folder = join(test.context.config.dataDir, 'backups')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, BROKEN.name), 'x')
  await sample('getBackups', admin)
  await sample('verifyBackup', admin, { params: BROKEN })
  await quiet()
  const body = { password: PASSWORD }
  await sample('restoreBackup', admin, { params: BROKEN, body: { ...body, word: 'restaurar' } })
  await quiet()
  const allowed = (await sample('allowBackupDownload', admin, { params: BROKEN, body })) as {
    data: { address: string }
  }
  const query = allowed.data.address.slice(allowed.data.address.indexOf('?'))
  await sample('downloadBackup', null, { params: BROKEN, query })
  await sample('deleteBackup', admin, { params: BROKEN })
}
