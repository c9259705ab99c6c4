// The hand-written server (see by-hand-app.mjs) in a process of its own.
import { buildByHand } from './by-hand-app.mjs'

process.once('message', async ({ address }) => {
  const app = buildByHand(address)
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send({ port: app.server.address().port })
})
