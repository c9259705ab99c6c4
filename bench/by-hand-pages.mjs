// The pages of one record, the table, the scorers and the search, written by hand for the data of the benchmark: one
// prepared statement for each part, all at once. The page of a player and the search for a team give the same bytes as
// ours; what the others give is in ours too (see uncached.mjs). These leave out what follows from rules (ties explained,
// histories, forecasts, runs): each is less work than ours.
import { playerOf } from './by-hand-player.mjs'
import { COLUMNS, editionId, JOINS, toMatch } from './by-hand-rows.mjs'

const ofMatches = (matches) =>
  `select ${COLUMNS} from (${matches}) as matches ${JOINS} order by matches.moment desc, matches.id desc`
const RESULTS = `select m.home_id, m.away_id, m.home_score, m.away_score, r.number as round, m.day
  from matches as m join rounds as r on r.id = m.round_id`

const STATEMENTS = {
  match: ofMatches('select * from matches where id = $1'),
  meetings: ofMatches(`select m.* from matches as m join matches as this on this.id = $1
    where ((m.home_id = this.home_id and m.away_id = this.away_id) or (m.home_id = this.away_id and m.away_id = this.home_id))
      and m.id <> this.id order by m.moment desc limit 5`),
  eventsOfMatch: `select e.id, e.revision, e.retracted, e.period, e.minute, e.added, e.side, e.type, e.player_id, people.name
    from events as e left join people on people.id = e.player_id where e.match_id = $1 order by e.position, e.id`,
  resultsUpTo: `${RESULTS} join matches as this on this.id = $1 where m.edition_id = this.edition_id and m.day <= this.day`,
  resultsOfEdition: `${RESULTS} where m.edition_id = $1`,
  cardsOfEdition: `select case e.side when 'home' then m.home_id else m.away_id end as team,
      count(*) filter (where e.type = 'yellow')::integer as yellow, count(*) filter (where e.type = 'red')::integer as red
    from matches as m join rounds as r on r.id = m.round_id
      join events as e on e.match_id = m.id and e.type in ('yellow', 'red') and not e.retracted
    where m.edition_id = $1 and r.number <= $2 group by 1`,
  teams: 'select id, name, acronym, crest, colours from teams where id = any($1)',
  team: 'select * from teams where id = $1',
  lastOfTeam: ofMatches(`select * from (
    (select * from matches where home_id = $1 order by moment desc, id desc limit 5) union all
    (select * from matches where away_id = $1 order by moment desc, id desc limit 5)) as m
    order by moment desc, id desc limit 5`),
  resultsOfTeam: `${RESULTS} where m.edition_id = (
    select edition_id from matches where home_id = $1 order by moment desc limit 1)`,
  scorersOfTeam: `select p.id, p.name, count(*)::integer as goals
    from matches as m join events as e on e.match_id = m.id and e.type = 'goal' and not e.retracted
      join people as p on p.id = e.player_id
    where m.edition_id = (select edition_id from matches where home_id = $1 order by moment desc limit 1)
      and ((m.home_id = $1 and e.side = 'home') or (m.away_id = $1 and e.side = 'away'))
    group by p.id order by goals desc, p.id collate "C" limit 5`,
  person: 'select * from people where id = $1',
  eventsOfPerson: 'select type, minute from events where player_id = $1 and not retracted',
  spellsOfPerson: `select * from spells where person_id = $1 and role = 'player' order by starts desc nulls last, id desc`,
  sourcesOfPerson: `select datasets.id, title, licence, attribution, max(sources.at) as at
    from sources join datasets on datasets.id = sources.dataset_id
    where sources.kind = 'person' and sources.record_id = $1 group by datasets.id order by trust, datasets.id`,
  sheetsOfPerson: `select l.starter, l.number, m.day, m.status, m.extra_time_home, editions.name as edition,
      competitions.id as competition_id, competitions.name as competition, m.edition_id,
      case l.side when 'home' then m.home_id else m.away_id end as team,
      exists (select from events as e where e.match_id = m.id and e.related_role = 'assist') as assisted
    from lineup_players as l join matches as m on m.id = l.match_id join editions on editions.id = m.edition_id
      join competitions on competitions.id = editions.competition_id
    where l.person_id = $1 order by m.moment, m.id`,
  goalsOfEdition: `select e.player_id, people.name, count(*)::integer as goals,
      case e.side when 'home' then m.home_id else m.away_id end as team
    from matches as m join events as e on e.match_id = m.id and e.type = 'goal' and not e.retracted
      join people on people.id = e.player_id
    where m.edition_id = $1 group by 1, 2, 4 order by goals desc, e.player_id collate "C" limit $2`,
  playedInEdition: `select l.person_id, count(*)::integer as played
    from matches as m join lineup_players as l on l.match_id = m.id and l.starter where m.edition_id = $1 group by 1`,
  // Records of every kind are looked for; in the data of the benchmark only teams are found.
  namesBeginning: `select t.id, t.name, t.city, t.state, t.acronym, t.colours
    from name_words as n left join teams as t on n.kind = 'team' and t.id = n.record_id
    where n.kind = any('{team,competition,person,stadium,confederation,streaming}')
      and n.words >= $1 collate "C" and n.words < $1 || chr(1114111) order by n.words limit 8`,
  namesLike: `select t.id, t.name, t.city, t.state, t.acronym, t.colours from (
      select record_id from aliases where kind = 'team' and normalised % $1 order by similarity(normalised, $1) desc limit 8
    ) as a join teams as t on t.id = a.record_id`,
}

/** Adds them to an app whose pool is for this data alone. */
export function addPages(app, pool, send) {
  const read = async (name, ...values) => (await pool.query({ name, text: STATEMENTS[name], values })).rows
  const readAll = (names, ...values) => Promise.all(names.map((name) => read(name, ...values)))
  const readTeams = async (ids) => new Map((await read('teams', [...new Set(ids)])).map((team) => [team.id, team]))

  app.get('/api/v1/campeonatos/:id/jogos/:match', async ({ params: { match } }, reply) => {
    const [[row], meetings, events, results] = await readAll(
      ['match', 'meetings', 'eventsOfMatch', 'resultsUpTo'],
      match,
    )
    const before = tableOf(results.filter(({ day }) => day < row.day))
    const after = tableOf(results)
    const place = (team) => ({ before: placeIn(before, team), after: placeIn(after, team) })
    const data = {
      ...toMatch(row),
      events: events.map(({ player_id, name, ...event }) => ({
        ...event,
        player: player_id && { id: player_id, name },
      })),
      headToHead: { last: meetings.map(toMatch) },
      positions: { home: place(row.home_id), away: place(row.away_id) },
    }
    return send(reply, { data })
  })

  app.get('/api/v1/campeonatos/:id/tabela', async ({ params, query }, reply) => {
    const edition = editionId(params.id, query.temporada)
    const round = Number(query.rodada)
    const [results, cards] = await Promise.all([
      read('resultsOfEdition', edition),
      read('cardsOfEdition', edition, round),
    ])
    const teams = await readTeams(results.map(({ home_id }) => home_id))
    const cardsOf = new Map(cards.map(({ team, ...own }) => [team, own]))
    const table = tableOf(results.filter((result) => result.round <= round))
    const rows = table.map(({ team, ...row }, index) => ({
      position: index + 1,
      ...row,
      cards: cardsOf.get(team) ?? { yellow: 0, red: 0 },
      team: teams.get(team),
    }))
    return send(reply, { data: { edition: query.temporada, phases: [{ groups: [{ rows }] }] } })
  })

  app.get('/api/v1/times/:id', async ({ params: { id } }, reply) => {
    const parts = ['team', 'lastOfTeam', 'resultsOfTeam', 'scorersOfTeam']
    const [[team], last, results, scorers] = await readAll(parts, id)
    const rounds = Math.max(...results.map(({ round }) => round))
    const positions = Array.from({ length: rounds }, (_, index) =>
      placeIn(tableOf(results.filter(({ round }) => round <= index + 1)), id),
    )
    const table = tableOf(results)
    const { points, played } = table.find((row) => row.team === id)
    const { name, kind, acronym, colours, crest } = team
    const data = {
      id,
      kind,
      name,
      acronym,
      colours,
      crest,
      lastMatches: last.map(toMatch),
      tables: [{ position: placeIn(table, id), points, played, positions }],
      topScorers: scorers.map(({ id: player, name: called, goals }) => ({
        player: { id: player, name: called },
        goals,
      })),
    }
    return send(reply, { data })
  })

  app.get('/api/v1/jogadores/:id', async ({ params: { id } }, reply) => {
    const parts = ['person', 'eventsOfPerson', 'sheetsOfPerson', 'spellsOfPerson', 'sourcesOfPerson']
    const [[person], events, sheets, , sources] = await readAll(parts, id)
    const teams = await readTeams(sheets.map(({ team }) => team))
    return send(reply, { data: playerOf(person, events, sheets, sources, teams) })
  })

  app.get('/api/v1/campeonatos/:id/artilheiros', async ({ params, query }, reply) => {
    const edition = editionId(params.id, query.temporada)
    const [rows, played] = await Promise.all([
      read('goalsOfEdition', edition, Number(query.limit)),
      read('playedInEdition', edition),
    ])
    const teams = await readTeams(rows.map(({ team }) => team))
    const times = new Map(played.map((row) => [row.person_id, row.played]))
    const data = rows.map(({ player_id, name, goals, team }) => ({
      player: { id: player_id, name },
      team: teams.get(team),
      goals,
      played: times.get(player_id),
    }))
    return send(reply, { data })
  })

  app.get('/api/v1/busca', async ({ query }, reply) => {
    const typed = query.q.toLowerCase()
    const beginning = await read('namesBeginning', typed)
    const found = beginning.length > 0 ? beginning : await read('namesLike', typed)
    const data = found.map(({ id, name, city, state, acronym, colours }) => ({
      kind: 'team',
      id,
      name,
      detail: city && [city, state].filter(Boolean).join(' · '),
      linkAddress: `/times/${id}`,
      acronym,
      colours,
    }))
    return send(reply, { data })
  })
}

const placeIn = (table, team) => table.findIndex((row) => row.team === team) + 1

/** Of these years. */
const POINTS_OF_WIN = 2

/** By points, wins, goal difference and goals. */
function tableOf(results) {
  const rows = new Map()
  const count = (team, own, other) => {
    const row = rows.get(team) ?? {
      team,
      points: 0,
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      goalsFor: 0,
      goalsAgainst: 0,
    }
    rows.set(team, row)
    row.played += 1
    row.goalsFor += own
    row.goalsAgainst += other
    row.points += own > other ? POINTS_OF_WIN : own === other ? 1 : 0
    row[own > other ? 'won' : own === other ? 'drawn' : 'lost'] += 1
  }
  for (const { home_id, away_id, home_score, away_score } of results) {
    count(home_id, home_score, away_score)
    count(away_id, away_score, home_score)
  }
  const difference = (row) => row.goalsFor - row.goalsAgainst
  return [...rows.values()].sort(
    (a, b) => b.points - a.points || b.won - a.won || difference(b) - difference(a) || b.goalsFor - a.goalsFor,
  )
}
