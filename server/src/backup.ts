// `npm run backup [-- file] [--verify] [--json]`
import { sentenceOf as sentenceOfFailure } from './features/operations/backups/backup-sentence.ts'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig, type Config } from './config/config.ts'
import { StartupError } from './config/startup-error.ts'
import { connect } from './connect.ts'
import type { DatabaseAddress } from './database/address.ts'
import { BACKUP_KINDS, type BackupKind } from './features/operations/backups/backup-contents.ts'
import { type BackupReport, makeBackup } from './features/operations/backups/make-backup.ts'
import { verifyBackup } from './features/operations/backups/verify-backup.ts'
import { ensureSecretKey } from './secret-key.ts'
import { createTerminalProgress, megabytesOf } from './terminal-progress.ts'

interface Command {
  readonly file: string | null
  readonly kind: BackupKind
  readonly verify: boolean
  readonly json: boolean
}

// The worker that started this process has ended, so the result could not be reported.
process.on('disconnect', () => process.exit(1))

try {
  await run(readCommand(process.argv.slice(2)), readConfig())
  process.disconnect?.()
} catch (error) {
  console.error(sentenceOfFailure(error))
  process.exit(1)
}

async function run(command: Command, given: Config): Promise<void> {
  if (command.file !== null) await refuseTakenName(command.file)
  const progress = createTerminalProgress()
  const report = await make(command, given, (part) => progress.show(part, null)).finally(() => progress.end())
  if (command.verify) await verifyBackup(report.file, given.backupPassphrase)
  console.log(command.json ? JSON.stringify(report) : sentenceOf(report, command.verify))
}

/** Refuses to overwrite a file, which may be the only backup there is. */
async function refuseTakenName(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found?.isDirectory()) throw new StartupError(`${file} é uma pasta: informe o nome do arquivo.`)
  if (found) throw new StartupError(`${file} já existe e fica como está: informe outro nome.`)
}

async function make({ file, kind }: Command, given: Config, onProgress: (part: string) => void) {
  await using resources = new AsyncDisposableStack()
  const connection = await connect(given, 'fazendo uma cópia', { prepare: refuseEmpty })
  resources.defer(() => connection.close())
  const config = { ...given, secretKey: await ensureSecretKey(given.secretKey, given.dataDir) }
  return await makeBackup({ config, address: connection.address, kind, file, onProgress })
}

async function refuseEmpty(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('public.migrations') is not null as found",
    )
    if (!rows[0]!.found)
      throw new StartupError('Não há o que copiar: este banco ainda não foi preparado por npm start.')
  } finally {
    await client.end()
  }
}

function sentenceOf({ file, bytes, rows, files, seconds, sealed }: BackupReport, verified: boolean): string {
  const count = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  const about = `${megabytesOf(bytes)}, linhas: ${count(rows)}, arquivos: ${count(files)}, em ${count(seconds)} s`
  return [
    `Cópia pronta: ${file}`,
    `  ${about}${sealed ? ', lacrada com a senha' : ''}${verified ? ', verificada' : ''}`,
  ].join('\n')
}

function readCommand(args: readonly string[]): Command {
  const usage = 'Uso: npm run backup [-- arquivo] [--verify] [--json].'
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { verify: { type: 'boolean' }, json: { type: 'boolean' }, kind: { type: 'string' } },
      allowPositionals: true,
    })
    const kind = BACKUP_KINDS.find((each) => each === (values.kind ?? 'manual'))
    if (positionals.length > 1 || kind === undefined) throw new StartupError(usage)
    const [file] = positionals
    return {
      file: file === undefined ? null : resolve(file),
      kind,
      verify: values.verify ?? false,
      json: values.json ?? false,
    }
  } catch (cause) {
    throw new StartupError(usage, { cause })
  }
}
