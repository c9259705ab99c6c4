// The same queries through `pg` alone, their rows as JSON over node:http: the measure of the uncached list. The
// queries are those our list sends, prepared as ours are. Run in a process of its own.
import { createServer } from 'node:http'
import pg from 'pg'

process.once('message', ({ address, queries }) => {
  const pool = new pg.Pool({ ...address, max: 10 })
  const ask = (index, values) => pool.query({ name: `bare_${index}`, text: queries[index].text, values })
  // The queries of a page, recognised by their text.
  const [days, page, total, whole] = [
    /group by "matches"."day"/,
    / limit \$\d+$/,
    /count\(\*\) as total/,
    /json_agg/,
  ].map((mark) => queries.findIndex(({ text }) => mark.test(text)))
  const server = createServer(async (incoming, response) => {
    const { searchParams } = new URL(incoming.url, 'http://localhost')
    const from = searchParams.get('de')
    const around = await ask(days, queries[days].values)
    const [rows, counted] = await Promise.all([page, total].map((index) => ask(index, fill(queries[index], from))))
    const ids = rows.rows.slice(0, Number(searchParams.get('limit'))).map(({ id }) => id)
    const matches = await ask(whole, [ids])
    const body = Buffer.from(JSON.stringify({ data: matches.rows, total: counted.rows, days: around.rows }))
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
      .end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
})

/** The recorded values, with the requested day instead of the recorded one. */
function fill({ values }, from) {
  return values.map((value) => (value === '1990-01-01' ? from : value))
}
