// The limit of an uncached read: Fastify and `pg` with one prepared statement per list, written by hand for the data of the
// benchmark, giving the same bytes as ours; pages are in by-hand-pages.mjs. No callers, no limits, no choice of orders.
import { hash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { addPages } from './by-hand-pages.mjs'
import { COLUMNS, editionId, JOINS, toMatch } from './by-hand-rows.mjs'

const startOf = (parameter) => `(${parameter}::date)::timestamp at time zone 'America/Sao_Paulo'`

const OF_EDITION = {
  name: 'of_edition',
  text: `
    select ${COLUMNS}, (select count(*) from matches where edition_id = $1 and moment >= ${startOf('$3')}) as total,
      (select json_agg(name order by name desc) from editions where competition_id = $2) as editions,
      (select json_agg(json_build_array(number, name) order by number) from rounds
        where phase_id = $1 || '_fase') as rounds
    from (select * from matches where edition_id = $1 and moment >= ${startOf('$3')} order by moment, id limit 21) as matches
    ${JOINS} order by matches.moment, matches.id`,
}

const FROM_DAY = {
  name: 'from_day',
  text: `
    select ${COLUMNS}, competitions.demo as competition_demo, coalesce(fame.fame, 0) as competition_fame,
      (select count(*) from (select 1 from matches where moment >= ${startOf('$1')} limit 10001) as counted) as total,
      (select json_agg(json_build_array(day, matches)) from (
        select day, count(*) as matches from matches where day between $2::date - 3 and $2::date + 3 group by day) as d) as days
    from (select * from matches where moment >= ${startOf('$1')} order by moment, id limit 21) as matches
    ${JOINS} left join fame on fame.record_id = competitions.id and fame.kind = 'competition' order by matches.moment, matches.id`,
}

export function buildByHand(address) {
  const types = {
    getTypeParser: (oid, format) => (oid === 1082 ? (text) => text : pg.types.getTypeParser(oid, format)),
  }
  const pool = new pg.Pool({ ...address, max: 10, types })
  const app = Fastify()
  const send = (reply, body) => reply.type('application/json; charset=utf-8').send(JSON.stringify(body))

  app.get('/api/v1/campeonatos/:id/jogos', async ({ params, query, url }, reply) => {
    const values = [editionId(params.id, query.temporada), params.id, query.de]
    const { rows } = await pool.query({ ...OF_EDITION, values })
    const last = rows[0].rounds.at(-1)[0]
    return send(reply, {
      ...pageOf(rows, url),
      competition: { id: rows[0].competition_id, name: rows[0].competition },
      edition: rows[0].edition,
      editions: rows[0].editions,
      rounds: rows[0].rounds.map(([number, name]) => ({ phase: 'Turno', number, name, current: number === last })),
    })
  })
  app.get('/api/v1/jogos', async ({ query, url }, reply) => {
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date())
    const { rows } = await pool.query({ ...FROM_DAY, values: [query.de, today] })
    const counts = new Map(rows[0].days ?? [])
    const days = Array.from({ length: 7 }, (_, index) => {
      const day = new Date(Date.parse(today) + (index - 3) * 86_400_000).toISOString().slice(0, 10)
      return { day, matches: counts.get(day) ?? 0, live: 0 }
    })
    return send(reply, { ...pageOf(rows, url), days, competitions: byFame(rows.slice(0, 20)) })
  })
  addPages(app, pool, send)
  app.addHook('onClose', () => pool.end())
  return app
}

function byFame(rows) {
  const order = (a, b) =>
    Number(a.competition_demo) - Number(b.competition_demo) ||
    b.competition_fame - a.competition_fame ||
    (a.competition_id < b.competition_id ? -1 : 1)
  const known = new Map(rows.map((row) => [row.competition_id, row]))
  return [...known.values()].sort(order).map(({ competition_id }) => competition_id)
}

function pageOf(rows, url) {
  const shown = rows.slice(0, 20)
  const { moment, id } = shown.at(-1)
  const place = Buffer.from(JSON.stringify(['kickoff', moment.toISOString(), id])).toString('base64url')
  // A cursor contains the list that it belongs to.
  const list = hash('sha256', url.slice(0, url.indexOf('?')), 'base64url').slice(0, 8)
  const next = rows.length > 20 ? `${list}.${place}` : null
  const total = Number(rows[0].total)
  return {
    data: shown.map(toMatch),
    page: { limit: 20, next, total: total > 10_000 ? null : total },
    links: { self: url, next: next && `${url}&cursor=${next}` },
  }
}
