import { execFileSync, spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { findBinaries, type EmbeddedAddress, type EmbeddedCluster } from '../database/embedded/cluster.ts'
import { chooseLauncher } from '../database/embedded/launcher.ts'
import { untilAnswering } from '../database/connecting/until-answering.ts'

export interface Standby {
  readonly address: EmbeddedAddress
  readonly superuser: EmbeddedAddress
  stop(): Promise<void>
}

/** A real standby of a cluster, made of a copy of its files and following it by streaming replication. */
export async function startStandby({ superuser, address }: EmbeddedCluster, folder: string): Promise<Standby> {
  const launcher = await chooseLauncher(await findBinaries(), join(folder, 'postgres'))
  await copyFiles(superuser, launcher.folder)
  await writeFile(join(launcher.folder, 'standby.signal'), '')
  const settings = [
    'listen_addresses=',
    'max_connections=300',
    `primary_conninfo=host=${superuser.host} user=${superuser.user}`,
  ]
  const command = [join(launcher.binaries, 'bin/postgres'), '-D', launcher.folder, '-k', launcher.folder]
  const [file, ...args] = launcher.wrap([...command, ...settings.flatMap((setting) => ['-c', setting])], true)
  const child = spawn(file!, args, { stdio: 'ignore', cwd: '/' })
  const died = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const own = { ...superuser, host: launcher.folder }
  if (!(await untilAnswering(own, () => child.exitCode !== null))) throw new Error('the standby did not start')
  return {
    address: { ...address, host: launcher.folder },
    superuser: own,
    stop: async () => {
      child.kill('SIGINT')
      await died
    },
  }
}

/** As a base backup does it: the files of the running cluster between two marks, and the label that the second one gives. */
async function copyFiles(superuser: EmbeddedAddress, to: string): Promise<void> {
  const client = new pg.Client(superuser)
  await client.connect()
  try {
    const { rows: places } = await client.query<{ data_directory: string }>('show data_directory')
    await client.query("select pg_backup_start('standby', true)")
    await mkdir(dirname(to), { recursive: true })
    await rm(to, { recursive: true, force: true })
    execFileSync('cp', ['-a', places[0]!.data_directory, to])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    // The log of the end of the copy comes by replication.
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile)
    for (const name of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
      await rm(join(to, name), { force: true })
  } finally {
    await client.end()
  }
}
