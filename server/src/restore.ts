// `npm run restore -- <file> [--yes] [--verify] [--json]`
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig, type Config } from './config/config.ts'
import { StartupError } from './config/startup-error.ts'
import { connect } from './connect.ts'
import type { DatabaseAddress } from './database/address.ts'
import { type RestoreReport, restoreBackup } from './features/operations/backups/restore-backup.ts'
import { verifyBackup } from './features/operations/backups/verify-backup.ts'
import { GONE_AFTER_SECONDS } from './supervisor/nodes/node-register.ts'
import { createTerminalProgress } from './terminal-progress.ts'

interface Command {
  readonly path: string
  readonly yes: boolean
  readonly verify: boolean
  readonly json: boolean
  readonly actor: { readonly id: string; readonly name: string } | null
}

try {
  const command = readCommand(process.argv.slice(2))
  const sentence = command.verify ? await verify(command, readConfig()) : await restore(command, readConfig())
  console.log(sentence)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function verify({ path, json }: Command, config: Config): Promise<string> {
  const report = await verifyBackup(path, config.backupPassphrase)
  if (json) return JSON.stringify(report)
  return [
    `A cópia de ${momentOf(report.backupAt)} está inteira: restaurada em um banco à parte, comparada e removida.`,
    `  tabelas: ${report.tables}, linhas: ${count(report.rows)}, arquivos: ${count(report.files)}, em ${count(report.seconds)} s`,
  ].join('\n')
}

async function restore(command: Command, config: Config): Promise<string> {
  await using resources = new AsyncDisposableStack()
  const connection = await connect(config, 'restaurando uma cópia')
  resources.defer(() => connection.close())
  const progress = createTerminalProgress()
  resources.defer(() => progress.end())
  const report = await restoreBackup({
    config,
    address: connection.address,
    path: command.path,
    confirmed: command.yes,
    isRunning: connection.joined || (config.databaseUrl !== null && (await hasNodes(connection.address))),
    actor: command.actor,
    onTable: (table) => progress.show(table, null),
  })
  progress.end()
  return command.json ? JSON.stringify(report) : sentenceOf(report)
}

async function hasNodes(address: DatabaseAddress): Promise<boolean> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const text = 'select 1 from nodes where seen_at > now() - make_interval(secs => $1) limit 1'
    return (await client.query(text, [GONE_AFTER_SECONDS])).rowCount !== 0
  } finally {
    await client.end()
  }
}

function sentenceOf({ backupAt, rows, files, keptAs, keptFolder, seconds }: RestoreReport): string {
  const lines = [
    `Restaurado: a cópia de ${momentOf(backupAt)}.`,
    `  linhas: ${count(rows)}, arquivos: ${count(files)}, em ${count(seconds)} s`,
  ]
  if (keptAs !== null) lines.push(`  O que havia antes está no esquema ${keptAs} do banco e em ${keptFolder}.`)
  return lines.join('\n')
}

function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
}

function count(value: number): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
}

function readCommand(args: readonly string[]): Command {
  const usage = 'Uso: npm run restore -- <arquivo> [--yes] [--verify] [--json].'
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: {
        yes: { type: 'boolean' },
        verify: { type: 'boolean' },
        json: { type: 'boolean' },
        'actor-id': { type: 'string' },
        'actor-name': { type: 'string' },
      },
      allowPositionals: true,
    })
    const [path, ...rest] = positionals
    if (path === undefined || rest.length > 0) throw new StartupError(usage)
    const [id, name] = [values['actor-id'], values['actor-name']]
    return {
      path: resolve(path),
      yes: values.yes ?? false,
      verify: values.verify ?? false,
      json: values.json ?? false,
      actor: id === undefined || name === undefined ? null : { id, name },
    }
  } catch (cause) {
    throw new StartupError(usage, { cause })
  }
}
