// An answer sent in the first hook, as a cached one is, with and without the recording of calls by key. Nothing
// else differs between the two, so that the difference is the cost of recording.
import Fastify from 'fastify'
import { endpoints } from '../contract/src/index.ts'
import { openDatabase } from '../server/src/database/database.ts'
import { recordCalls } from '../server/src/features/api/usage/record-calls.ts'

process.once('message', async ({ address, keys, body, recording }) => {
  const bytes = Buffer.from(body)
  const principals = keys.map(({ id, user }) => ({
    kind: 'key',
    user: { id: user },
    key: { id, name: 'Banco', limits: [null, null, null, null] },
  }))
  const app = Fastify()
  const database = openDatabase(address, () => undefined)
  // The app has other onResponse hooks, which make the framework watch for the end of an answer.
  app.addHook('onResponse', (_request, _reply, done) => done())
  if (recording) recordCalls(app, { database, log: console, now: () => new Date() })
  let sent = 0
  app.addHook('onRequest', (request, reply) => {
    request.principal = principals[sent++ % principals.length]
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': String(bytes.length) }).end(bytes)
  })
  app.get('/api/v1/jogos', { config: { endpoint: endpoints.listMatches } }, () => '')
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.send({ port: app.server.address().port })
  process.once('disconnect', async () => {
    await app.close()
    process.exit(0)
  })
})
