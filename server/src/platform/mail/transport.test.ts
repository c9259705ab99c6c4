import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { until } from '../../testing/until.ts'
import { chooseTransport, withPatience } from './transport.ts'

const LETTER = { to: 'ana@exemplo.com', subject: 'Oi', body: 'Oi.' }

it('gives up a mail server that takes the connection and says nothing: one letter holds no other for minutes', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await until(() => silent.address() !== null)
  const { port } = silent.address() as AddressInfo
  // The same way that our own limits take, with less patience.
  const send = chooseTransport(`smtp://127.0.0.1:${port}?greetingTimeout=300`, '', 'https://exemplo.com')
  const startedAt = performance.now()
  await expect(send('mail_a', LETTER)).rejects.toThrow(/[Gg]reeting/)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  silent.close()
})

it('leaves the address as it is but for the limits that it does not have', () => {
  const url = new URL(withPatience('smtps://ana%40exemplo.com:s%3Aegredo@correio.exemplo:465?socketTimeout=90000'))
  expect([url.protocol, url.host, url.username, url.password]).toEqual([
    'smtps:',
    'correio.exemplo:465',
    'ana%40exemplo.com',
    's%3Aegredo',
  ])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    socketTimeout: '90000',
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    dnsTimeout: '10000',
  })
})
