// Matches by the million, as an import would leave them, without the time an import takes.
import { createHash, randomBytes } from 'node:crypto'

export const PER_EDITION = 380
export const EDITIONS_PER_COMPETITION = 40
export const TEAMS = 2000
const SQUAD = 11
/** Editions with events and line-ups: as many at every size, so that sizes can be compared. */
export const REPORTED_EDITIONS = 20

/** The first editions have line-ups and events; edition `n` of all is number `n % 40` of competition `n / 40`. */
export const editionOf = (n) => ({
  competition: `liga_${Math.floor(n / EDITIONS_PER_COMPETITION)}`,
  name: String(1900 + (n % EDITIONS_PER_COMPETITION)),
})
const ID = (n) => `'liga_' || ${n} / ${EDITIONS_PER_COMPETITION} || '_' || ${n} % ${EDITIONS_PER_COMPETITION}`

export async function seedMatches(client, matches, reported = REPORTED_EDITIONS) {
  const editions = Math.ceil(matches / PER_EDITION)
  const run = (text, values = []) => client.query(text, values)
  await run('begin')
  // Without triggers: the benchmarks read neither the change log nor the derived columns.
  await run('set local session_replication_role = replica')
  await run('truncate competitions, teams, matches, people, stadiums cascade')
  await run(
    `insert into competitions (id, code, name, kind)
     select 'liga_' || n, 'liga_' || n, 'Liga ' || n, 'league' from generate_series(0, ($1 - 1) / ${EDITIONS_PER_COMPETITION}) as n`,
    [editions],
  )
  await run(`insert into stadiums (id, name, city) select 'estadio_' || n, 'Estádio ' || n, 'Cidade ' || n
    from generate_series(0, 199) as n`)
  await run(`insert into teams (id, name, kind, acronym, colours)
    select 'time_' || n, 'Time ' || n, 'club', 'T' || n, '{#c00000,#000000}' from generate_series(1, ${TEAMS}) as n`)
  await run(`insert into aliases (kind, record_id, alias) select 'team', id, name from teams on conflict do nothing`)
  await run(
    `insert into editions (id, competition_id, name)
     select ${ID('n')}, 'liga_' || n / ${EDITIONS_PER_COMPETITION}, 1900 + n % ${EDITIONS_PER_COMPETITION}
     from generate_series(0, $1 - 1) as n`,
    [editions],
  )
  await run(
    `insert into phases (id, edition_id, position, name, kind)
     select ${ID('n')} || '_fase', ${ID('n')}, 0, 'Turno', 'league' from generate_series(0, $1 - 1) as n`,
    [editions],
  )
  await run(
    `insert into rounds (id, phase_id, number, name)
     select ${ID('n')} || '_r' || r, ${ID('n')} || '_fase', r, 'Rodada ' || r
     from generate_series(0, $1 - 1) as n, generate_series(1, 38) as r`,
    [editions],
  )
  // Twenty teams per edition; each pair meets twice.
  await run(
    `insert into matches (id, edition_id, phase_id, round_id, home_id, away_id, stadium_id, kickoff, day, status,
       home_score, away_score, time_confirmed, covers_events, covers_lineups)
     select 'liga_m' || n, ${ID('e')}, ${ID('e')} || '_fase', ${ID('e')} || '_r' || 1 + (n % 380) / 10,
       'time_' || 1 + (e * 20 + h) % ${TEAMS}, 'time_' || 1 + (e * 20 + a) % ${TEAMS}, 'estadio_' || n % 200,
       at, (at at time zone 'America/Sao_Paulo')::date, 'finished', n % 5, n % 3, true, e < ${reported}, e < ${reported}
     from generate_series(0, $1 - 1) as n,
       lateral (select n / 380 as e, n % 380 / 19 as h, (n % 380 / 19 + 1 + n % 19) % 20 as a,
         timestamptz '1950-01-01 19:00+00' + (n::bigint * 25000 / $1) * interval '1 day' + (n % 600) * interval '1 minute' as at) as t`,
    [matches],
  )
  await seedSheets(run, reported)
  await seedNames(run)
  await run('commit')
  await run('vacuum analyze')
  // Written without triggers: every process must forget the answers that it keeps.
  await run(`select pg_notify('open_data', '')`)
}

/** What names are found by, which triggers write otherwise. */
async function seedNames(run) {
  await run(`insert into aliases (kind, record_id, alias) select 'person', id, name from people on conflict do nothing`)
  await run(`insert into name_words (kind, record_id, words, whole)
    select a.kind, a.record_id, p.words, bool_or(p.whole)
    from aliases as a cross join lateral words_of_name(a.normalised) as p
    group by a.kind, a.record_id, p.words on conflict do nothing`)
}

/** Line-ups, goals and cards of the first editions. */
async function seedSheets(run, editions) {
  const reported = `matches where edition_id in (select ${ID('n')} from generate_series(0, ${editions - 1}) as n)`
  await run(`insert into people (id, name, roles) select 'pessoa_' || t || '_' || k, 'Pessoa ' || t || ' ' || k, '{player}'
    from generate_series(1, ${editions * 20}) as t, generate_series(1, ${SQUAD}) as k`)
  await run(
    `insert into lineups (match_id, side) select id, side from (select * from ${reported}) as m, unnest(array['home', 'away']) as side`,
  )
  const person = `'pessoa_' || substr(case side when 'home' then home_id else away_id end, 6) || '_' || k`
  await run(`insert into lineup_players (match_id, side, place, person_id, starter)
    select m.id, side, k, ${person}, true from (select * from ${reported}) as m, unnest(array['home', 'away']) as side, generate_series(1, ${SQUAD}) as k`)
  await run(`insert into events (id, match_id, position, type, side, period, minute, player_id)
    select m.id || '_' || side || k, m.id, k * 2 + case side when 'home' then 0 else 1 end,
      case when k <= case side when 'home' then home_score else away_score end then 'goal' else 'yellow' end,
      side, 'firstHalf', k * 5, ${person}
    from (select * from ${reported}) as m, unnest(array['home', 'away']) as side, generate_series(1, 6) as k`)
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
