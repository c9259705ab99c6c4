import { mkdir, rm, writeFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig, type Config } from './config/config.ts'
import type { DatabaseAddress } from './database/address.ts'
import { ADVISORY_LOCKS } from './database/advisory-locks.ts'
import { openDatabase, type Database } from './database/database.ts'
import { keepCluster, type KeptCluster } from './database/embedded/kept-cluster.ts'
import { migrate } from './database/migrate.ts'
import { facts as realFacts } from './demo/facts/facts.ts'
import { fiction } from './demo/fiction/fiction.ts'
import { loadDemonstration } from './demo/load.ts'
import { ensureFirstAdmin, INITIAL_PASSWORD_DAYS, type FirstAdmin } from './features/account/access/first-admin.ts'
import { findManifest } from './features/importing/open-data/manifest.ts'
import { loadBehind } from './features/importing/open-data/open-data-job.ts'
import type { OpenDataMessage } from './features/importing/open-data/open-data-thread.ts'
import { forgetHolders } from './features/importing/runs/import-job.ts'
import { settleRestores } from './features/operations/backups/restore-files.ts'
import { seedWebsite } from './features/site/website/seed.ts'
import { openFiles } from './platform/files/open-files.ts'
import { installJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { outboxFolder } from './platform/mail/transport.ts'
import { passAway, tellAboutFiles } from './reach-files.ts'
import { ensureSecretKey, findPreviousKey } from './secret-key.ts'
import { surviveAbsence } from './survive-absence.ts'
import { StartupError } from './config/startup-error.ts'
import { lockDataFolder } from './supervisor/instance-lock.ts'
import { identifyNode, meetNodes, type NodeIdentity } from './supervisor/nodes/node-register.ts'
import { reservePort } from './supervisor/port.ts'
import type { WorkerSettings } from './supervisor/messages.ts'
import { createSupervisor } from './supervisor/supervisor.ts'
import { createTerminalProgress } from './terminal-progress.ts'

try {
  await run()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

/** Config → database → workers. */
async function run(): Promise<void> {
  const requested = readConfig()
  const log = createLog(requested.logLevel)
  surviveAbsence(log)
  await prepareFolder(requested.dataDir)
  // Only an embedded database needs a folder to itself: nodes on one database share theirs.
  const lock =
    requested.databaseUrl === null
      ? await lockDataFolder(requested.dataDir, `processo ${process.pid}, porta ${requested.port}`)
      : null
  const config = {
    ...requested,
    port: await reservePort(requested.host, requested.port),
    secretKey: await ensureSecretKey(requested.secretKey, requested.dataDir),
  }
  const publicUrl = config.publicUrl ?? `http://${reachableHost(config.host)}:${config.port}`

  // Workers load their code while the database starts; they wait for the settings, and so for the database.
  const settings = Promise.withResolvers<WorkerSettings>()
  const identity = config.databaseUrl === null ? null : await identifyNode(config.dataDir, config.secretKey)
  const supervisor = await createSupervisor(config, identity, settings.promise, log)
  const started = supervisor.start()
  let cluster: KeptCluster | null = null
  let openData: { stop(): Promise<void> } | null = null
  const stop = async () => {
    await openData?.stop()
    await supervisor.stop()
    await cluster?.stop()
    lock?.close()
  }
  const shutDown = createShutDown(stop)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, shutDown.onSignal)
  // When the launcher has ended, this process ends too: otherwise the next start would find the port and folder in use.
  process.on('disconnect', () => shutDown.begin(0))

  try {
    if (config.databaseUrl === null) cluster = await keepCluster(config.dataDir, 'meio_campo', log)
    const address = cluster?.address ?? (await checkDatabase(config.databaseUrl!))
    const admin = await prepareDatabase(address, config, identity).catch((error: unknown) => {
      throw explainDatabase(error)
    })
    // An interrupted restore may just have installed another key.
    const secretKey = await ensureSecretKey(requested.secretKey, config.dataDir)
    const previousSecretKey = await findPreviousKey(requested.previousSecretKey, config.dataDir, secretKey)
    settings.resolve({ config: { ...config, secretKey, previousSecretKey }, address, publicUrl })
    await started
    announce(config, publicUrl, admin)
    flushCompileCache()
    if (config.openData !== null) openData = loadBehind(address, config.openData, createOpenDataTeller())
  } catch (error) {
    started.catch(() => undefined)
    // The process was stopped during the start, so errors from here on are a consequence of that.
    if (shutDown.hasBegun()) return
    await stop()
    throw error
  }
}

/** A host that works in a browser on this machine, because a wildcard address such as 0.0.0.0 does not. */
function reachableHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, `.escrita-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartupError(
      `Não é possível gravar em ${folder} (${(error as NodeJS.ErrnoException).code}). Escolha outra pasta com DATA_DIR.`,
    )
  }
}

async function checkDatabase(connectionString: string): Promise<DatabaseAddress> {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    await client.end()
  } catch (error) {
    // The message omits the address itself, which contains a password.
    const { hostname, port, pathname } = new URL(connectionString)
    const { code, message } = error as NodeJS.ErrnoException
    const place = `${hostname || 'localhost'}:${port || 5432}${pathname}`
    throw new StartupError(`Não foi possível conectar ao PostgreSQL de DATABASE_URL (${place}): ${message || code}.`)
  }
  return { connectionString }
}

/** Explains a refusal of PostgreSQL, such as missing rights or a full disk, in one sentence with its own message. */
function explainDatabase(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  return new StartupError(
    `O PostgreSQL recusou a preparação do banco: ${error.message} (${error.code ?? 'sem código'}).`,
  )
}

async function prepareDatabase(
  address: DatabaseAddress,
  config: Config,
  identity: NodeIdentity | null,
): Promise<FirstAdmin | null> {
  // Nodes that start at once migrate one after the other; the lock ends with its connection.
  const lockClient = new pg.Client(address)
  lockClient.on('error', () => undefined)
  await lockClient.connect()
  const database = openDatabase(address, () => undefined)
  const files = await openFiles(config)
  try {
    await lockClient.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.preparing])
    await migrate(address)
    await tellAboutFiles(config, files)
    await settleRestores(lockClient, config.dataDir, files).catch(passAway)
    const shared = { hasRedis: config.redisUrl !== null, hasS3: config.s3Url !== null }
    const meeting = identity && (await meetNodes(database, identity, shared))
    for (const warning of meeting?.warnings ?? []) console.warn(`  Atenção: ${warning}`)
    await installJobs(address)
    await seedWebsite(database)
    // Where other nodes are running, they may be using the data folder.
    if (meeting?.alone !== false) await forgetHolders(database, files).catch(passAway)
    if (config.demo !== null) await prepareDemonstration(database, config)
    return await ensureFirstAdmin(database, config)
  } finally {
    await database.destroy()
    await lockClient.end()
  }
}

async function prepareDemonstration(database: Database, { demo, openData }: Config): Promise<void> {
  const loaded = await loadDemonstration(database, new Date(), {
    facts: demo === 'season' ? realFacts : fiction,
    withFacts: openData === null || (await findManifest(openData)) === null,
    onStart: () => console.log('  Carregando a demonstração…'),
  })
  if (!loaded) return
  const [matches, seconds] = [loaded.matches, loaded.seconds].map((count) =>
    count.toLocaleString('pt-BR', { maximumFractionDigits: 1 }),
  )
  console.log(`  Demonstração pronta: ${matches} jogos em ${seconds} s. Para começar sem ela: DEMO=0`)
}

/**
 * Reports in the terminal how loading the open data goes, on a line that updates in place if the terminal is
 * interactive.
 */
function createOpenDataTeller(): (news: OpenDataMessage) => void {
  const progress = createTerminalProgress()
  let begun = false
  return (news) => {
    if (news.kind === 'progress') {
      if (!begun) console.log('  Carregando o futebol aberto ao fundo; para começar sem ele: OPEN_DATA=0')
      begun = true
      return progress.show('futebol aberto', news.part)
    }
    progress.end()
    if (news.kind === 'failed') return console.error(`  O futebol aberto não foi carregado: ${news.reason}`)
    const [matches, seconds] = [news.matches, news.seconds].map((count) =>
      count.toLocaleString('pt-BR', { maximumFractionDigits: 1 }),
    )
    const kept = news.kept === 0 ? '' : ` O que foi mudado aqui ficou: veja ${news.kept} divergências nas importações.`
    console.log(`  Futebol aberto pronto: ${matches} jogos em ${seconds} s.${kept}`)
  }
}

const IMPATIENCE_MS = 3_000

interface ShutDown {
  begin: (code: number, reason?: string) => void
  hasBegun: () => boolean
  /** The first signal stops gracefully; a later one ends at once. One Ctrl+C may arrive several times. */
  onSignal: () => void
}

function createShutDown(stop: () => Promise<void>): ShutDown {
  let begunAt: number | null = null
  const begin = (code: number, reason?: string): void => {
    if (begunAt !== null) return
    begunAt = Date.now()
    if (reason) console.error(reason)
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  const onSignal = (): void => {
    if (begunAt !== null && Date.now() - begunAt > IMPATIENCE_MS) process.exit(1)
    begin(0)
  }
  return { begin, hasBegun: () => begunAt !== null, onSignal }
}

function announce(config: Config, publicUrl: string, admin: FirstAdmin | null): void {
  const lines = [`\n  Meio-Campo está no ar: ${publicUrl}\n`]
  if (admin) {
    lines.push(`  Administração:  ${admin.email}`)
    if (admin.generatedPassword) {
      lines.push(`  Senha inicial:  ${admin.generatedPassword}  (aparece só desta vez)`)
      lines.push(`                  Vale por ${INITIAL_PASSWORD_DAYS} dias: entre e escolha a sua.`)
    }
  }
  if (config.smtpUrl === null) lines.push(`  E-mails:        ${outboxFolder(config.dataDir)}`)
  lines.push('  Para parar:     Ctrl+C\n')
  console.log(lines.join('\n'))
}
