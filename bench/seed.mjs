// Matches by the million, as an import would leave them, without the time an import takes.
import { createHash, randomBytes } from 'node:crypto'

const PER_EDITION = 380

export async function seedMatches(client, matches) {
  const editions = Math.ceil(matches / PER_EDITION)
  await client.query('begin')
  // Without triggers: the benchmarks read neither the change log nor the derived columns.
  await client.query('set local session_replication_role = replica')
  await client.query('truncate competitions, teams, matches cascade')
  await client.query(`
    insert into competitions (id, code, name, kind) values ('liga', 'liga', 'Liga', 'league')`)
  await client.query(`
    insert into teams (id, name, kind, acronym, colours)
    select 'time_' || n, 'Time ' || n, 'club', 'T' || n, '{#c00000,#000000}' from generate_series(1, 2000) as n`)
  await client.query(
    `insert into editions (id, competition_id, name, starts, ends)
     select 'liga_' || n, 'liga', to_char(1800 + n % 390, 'FM0000') || case when n < 390 then '' else '-' || to_char(n / 390, 'FM00') end,
       null, null from generate_series(0, $1 - 1) as n`,
    [editions],
  )
  await client.query(
    `insert into phases (id, edition_id, position, name, kind)
     select 'liga_' || n || '_fase', 'liga_' || n, 0, 'Turno', 'league' from generate_series(0, $1 - 1) as n`,
    [editions],
  )
  await client.query(
    `insert into rounds (id, phase_id, number, name)
     select 'liga_' || n || '_r' || r, 'liga_' || n || '_fase', r, 'Rodada ' || r
     from generate_series(0, $1 - 1) as n, generate_series(1, 38) as r`,
    [editions],
  )
  await client.query(
    `insert into matches (id, edition_id, phase_id, round_id, home_id, away_id, kickoff, day, status, home_score, away_score, time_confirmed)
     select 'liga_m' || n, 'liga_' || n / 380, 'liga_' || n / 380 || '_fase',
       'liga_' || n / 380 || '_r' || 1 + (n % 380) / 10, 'time_' || 1 + n % 2000, 'time_' || 1 + (n + 1 + n % 777) % 2000,
       at, (at at time zone 'America/Sao_Paulo')::date, 'finished', n % 5, n % 3, true
     from generate_series(0, $1 - 1) as n,
       lateral (select timestamptz '1950-01-01 19:00+00' + (n::bigint * 25000 / $1) * interval '1 day' + (n % 600) * interval '1 minute' as at) as t
     where 1 + n % 2000 <> 1 + (n + 1 + n % 777) % 2000`,
    [matches],
  )
  await client.query('commit')
  await client.query('vacuum analyze')
}

/** As many signed-in people as there are connections: the rate limit of one session must not limit the measurement. */
export async function seedSessions(client, count) {
  const people = Array.from({ length: count }, (_, index) => ({
    id: `u_benchmark${String(index).padStart(15, '0')}`,
    token: randomBytes(32).toString('base64url'),
  }))
  for (const { id, token } of people) {
    await client.query(
      `insert into users (id, name, email, password_hash, email_confirmed_at) values ($1, 'Banco', $1 || '@exemplo.com', '$argon2id$nobody', now()) on conflict do nothing`,
      [id],
    )
    await client.query(
      `insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, now(), now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest('hex'), id],
    )
  }
  return people
}
