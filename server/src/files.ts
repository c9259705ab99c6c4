// `npm run files -- --to-s3` or `--to-folder`: moves stored files between the data folder and the bucket of S3_URL.
import { readConfig } from './config/config.ts'
import { StartupError } from './config/startup-error.ts'
import { FilesAway } from './platform/files/files-away.ts'
import { moveFiles } from './platform/files/move-files.ts'
import { openFiles, openFolderFiles } from './platform/files/open-files.ts'
import { createTerminalProgress } from './terminal-progress.ts'

const USAGE = 'Uso: npm run files -- --to-s3 (da pasta ao bucket) ou --to-folder (do bucket à pasta).'

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  if (error instanceof FilesAway)
    console.error(
      `O bucket não respondeu (${error.message}). O que já foi levado está lá; rode de novo para continuar.`,
    )
  else console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function run([way, ...rest]: readonly string[]): Promise<string> {
  if ((way !== '--to-s3' && way !== '--to-folder') || rest.length > 0) throw new StartupError(USAGE)
  const config = readConfig()
  if (config.s3Url === null) throw new StartupError('Falta S3_URL: é o endereço do bucket.')
  const [folder, bucket] = [openFolderFiles(config.dataDir), await openFiles(config)]
  const [from, to] = way === '--to-s3' ? [folder, bucket] : [bucket, folder]
  const progress = createTerminalProgress()
  const moved = await moveFiles(from, to, config.dataDir, (name) => progress.show(name, null)).finally(() =>
    progress.end(),
  )
  const place = way === '--to-s3' ? 'o bucket' : config.dataDir
  return `Arquivos levados para ${place}, conferidos: ${moved.toLocaleString('pt-BR')}.`
}
