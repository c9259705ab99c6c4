// Restores a backup and is killed at a step: `node killed-restore.ts <address> <data folder> <file> <step>`.
import { readConfig } from '../../../../config/config.ts'
import type { DatabaseAddress } from '../../../../database/address.ts'
import { restoreBackup } from '../restore-backup.ts'

const [address, dataDir, path, killedAt] = process.argv.slice(2)

await restoreBackup({
  config: readConfig({ DATA_DIR: dataDir }),
  address: JSON.parse(address!) as DatabaseAddress,
  path: path!,
  confirmed: true,
  isRunning: false,
  onStep: (step) => void (step === killedAt && process.kill(process.pid, 'SIGKILL')),
})
