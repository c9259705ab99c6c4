import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { connectNode, type NodeConnection } from './node-connection.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let line: NodeConnection
/** The way to the database, which can be closed. */
const way = createServer((incoming) => {
  if (!open) return void incoming.destroy()
  const outgoing = connect(`${database.address.host}/.s.PGSQL.5432`)
  incoming.pipe(outgoing).pipe(incoming)
  for (const [from, to] of [
    [incoming, outgoing],
    [outgoing, incoming],
  ] as const)
    from.on('error', () => undefined).on('close', () => to.destroy())
  close = () => incoming.destroy()
})
let open = true
let close: () => void
let tried = 0
way.on('connection', () => (tried += 1))

beforeEach(async () => {
  database = await createTestDatabase('empty')
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  const { port } = way.address() as AddressInfo
  const address = { ...database.address, host: '127.0.0.1', port }
  line = connectNode(Promise.resolve(address), () => undefined, pino({ level: 'silent' }))
})
afterEach(async () => {
  await line.stop()
  way.close()
  await database.drop()
})

const ask = () => line.query<{ one: number }>('select 1 as one', [])

it('answers what was asked while the line was down, however often it could not be made anew', async () => {
  expect(await ask()).toEqual([{ one: 1 }])
  const before = tried
  open = false
  close()
  await vi.waitFor(() => expect(tried).toBeGreaterThan(before), 5_000)
  const asked = ask()
  await vi.waitFor(() => expect(tried).toBeGreaterThan(before + 2), 5_000)
  open = true
  expect(await asked).toEqual([{ one: 1 }])
})

it('says that there is no line where none can be made for long', { timeout: 20_000 }, async () => {
  await ask()
  open = false
  close()
  await sleep(100)
  await expect(ask()).rejects.toThrow('no line between the nodes')
  open = true
  await vi.waitFor(async () => expect(await ask()).toEqual([{ one: 1 }]), 5_000)
})
