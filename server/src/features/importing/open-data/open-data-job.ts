import { Worker } from 'node:worker_threads'
import type { DatabaseAddress } from '../../../database/address.ts'
import type { OpenDataMessage, OpenDataOrder } from './open-data-thread.ts'

/** Loads the open data behind the service, which is ready meanwhile; does nothing where its version is there already. */
export function loadBehind(
  address: DatabaseAddress,
  folder: string,
  onMessage: (news: OpenDataMessage) => void,
): { stop(): Promise<void> } {
  const thread = new Worker(new URL('./open-data-thread.ts', import.meta.url), {
    workerData: { address, folder } satisfies OpenDataOrder,
    execArgv: [],
  })
  thread.on('message', onMessage)
  thread.on('error', (error) =>
    onMessage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  )
  return {
    // What is half-way is rolled back by the database.
    async stop() {
      await thread.terminate()
    },
  }
}
