import type { Config } from './config/config.ts'
import { readS3Address } from './config/s3-address.ts'
import { StartupError } from './config/startup-error.ts'
import type { Files } from './platform/files/file-store.ts'
import { FilesAway } from './platform/files/files-away.ts'
import { countLeftFiles } from './platform/files/move-files.ts'

/**
 * A wrong key or bucket prevents the start; a store that is away may come back, and everything else works without it.
 */
export async function tellAboutFiles({ s3Url, dataDir }: Config, files: Files): Promise<void> {
  if (s3Url === null) return
  const { endpoint, bucket } = readS3Address(s3Url)!
  try {
    await files.check()
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error
    if (error.refused)
      throw new StartupError(
        `O bucket ${bucket} de S3_URL, em ${endpoint}, recusou o acesso (${error.message}). Confira o nome, a chave e os direitos dela.`,
      )
    console.warn(
      `  Atenção: ${endpoint}, de S3_URL, não responde. Imagens e arquivos ficam fora do ar até que responda.`,
    )
  }
  const left = await countLeftFiles(dataDir)
  if (left > 0)
    console.warn(
      `  Atenção: há ${left.toLocaleString('pt-BR')} arquivos guardados em ${dataDir} que só servem no bucket. ` +
        'Leve-os com: npm run files -- --to-s3',
    )
}

/** What needs stored files is done later where they are away. */
export function passAway(error: unknown): void {
  if (!(error instanceof FilesAway)) throw error
}
