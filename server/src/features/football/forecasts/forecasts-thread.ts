// The thread that computes estimates: thousands of seasons would keep the calls of its process waiting.
import { parentPort, workerData } from 'node:worker_threads'
import type { DatabaseAddress } from '../../../database/address.ts'
import { openDatabase } from '../../../database/database.ts'
import { refreshForecasts } from './refresh-forecasts.ts'

export interface ForecastsOrder {
  readonly address: DatabaseAddress
  readonly now: Date
}

const { address, now } = workerData as ForecastsOrder
const database = openDatabase(address, () => undefined)
try {
  await refreshForecasts(database, now)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage('done')
} finally {
  await database.destroy()
}
