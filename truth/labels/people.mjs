// Labels mentions of one person by the datasets' own identifiers: registration numbers of the match sheets, Fjelstul's
// ids, squad places, and scorers' names of one national team. Each mention is traced to a person through its match or
// squad.
import { join } from 'node:path'
import { fold } from '../names.mjs'
import { nationMark } from './national.mjs'
import { readCsv } from './read-csv.mjs'
import { readPlayerLists, readSquadLists } from './read-lists.mjs'

/** One mention for each registration number, file and club: `[{ label, record }]`. */
export async function registrationMentions(world, sheets, findMatch) {
  const byMatch = await lineupsByMatch(world)
  const seen = new Set()
  const mentions = []
  for (const sheet of sheets) {
    const match = findMatch(sheet)
    for (const [line, club] of sheet.players ?? []) {
      const told = /^(\d+)?.*?(\d{4,7})$/.exec(String(line).trim())
      if (!told) continue
      const [, shirt, registration] = told
      const mark = `${registration} ${sheet.file} ${club}`
      if (seen.has(mark)) continue
      seen.add(mark)
      const side = club === sheet.home ? 'home' : club === sheet.away ? 'away' : null
      if (!match || side === null || !shirt) continue
      // Only a shirt with one wearer identifies a player. Two-digit shirts never run into digits of the nickname.
      const wearers = byMatch.get(`${match.id} ${side} ${Number(shirt)}`) ?? []
      if (wearers.length === 1) mentions.push({ label: `cbf ${registration}`, record: wearers[0] })
    }
  }
  return mentions
}

async function lineupsByMatch(world) {
  const rows = await world.db.rows(`
    select p.match_id, p.side, p.number, p.person_id from lineup_players as p join matches as m on m.id = p.match_id
    where m.lineups_source like 'cbf%' and p.number is not null`)
  const byMatch = new Map()
  for (const { match_id, side, number, person_id } of rows) {
    const mark = `${match_id} ${side} ${number}`
    byMatch.set(mark, [...(byMatch.get(mark) ?? []), person_id])
  }
  return byMatch
}

/** World Cups: Fjelstul's squads, the text files' squads of the same shirts, and scorers by match and minute. */
export async function worldCupMentions(world, folders, statements, findMatch) {
  const fjelstul = folders['fjelstul-worldcup']
  if (!fjelstul) return []
  const squads = readCsv(join(fjelstul, 'squads.csv'))
  const squadOf = Map.groupBy(
    squads.filter(({ tournament_name }) => tournament_name.includes("Men's")),
    ({ tournament_id, team_name }) => `${tournament_id.slice(3)} ${nationMark(team_name)}`,
  )
  const members = await squadMembers(world)
  const mentions = []
  for (const row of squads) {
    const women = !row.tournament_name.includes("Men's")
    const place = `${women ? 'women' : 'men'} ${row.tournament_id.slice(3)} ${nationMark(row.team_name)}`
    const name = row.given_name === 'not applicable' ? row.family_name : `${row.given_name} ${row.family_name}`
    mentions.push({
      label: `fjelstul ${row.player_id}`,
      record: findMember(members, place, name, Number(row.shirt_number)),
    })
  }
  const lists = folders['openfootball-txt'] ? readSquadLists(join(folders['openfootball-txt'], 'worldcup')) : []
  for (const { year, team, number, name, role } of lists) {
    const id = role === 'player' && idInSquad(squadOf.get(`${year} ${nationMark(team)}`) ?? [], name, number)
    if (!id) continue
    mentions.push({
      label: `fjelstul ${id}`,
      record: findMember(members, `men ${year} ${nationMark(team)}`, name, number),
    })
  }
  return [...mentions, ...(await scorerMentions(world, fjelstul, statements, findMatch))]
}

/** Looks up by shirt. If the two lists give the shirt to different people, looks up by name instead. */
function idInSquad(squad, name, number) {
  const words = (row) => fold(`${row.given_name} ${row.family_name}`).split(' ')
  const own = fold(name).split(' ')
  const wearer = squad.find((row) => Number(row.shirt_number) > 0 && Number(row.shirt_number) === number)
  if (wearer && words(wearer).some((word) => own.includes(word))) return wearer.player_id
  const named = squad.filter((row) => own.every((word) => words(row).includes(word)))
  return named.length === 1 ? named[0].player_id : (wearer?.player_id ?? null)
}

async function squadMembers(world) {
  const rows = await world.db.rows(`
    select s.person_id, s.number, e.name as year, c.gender, t.id as team,
      (select array_agg(alias) from aliases where kind = 'person' and record_id = s.person_id) as names
    from squad_members as s join editions as e on e.id = s.edition_id join competitions as c on c.id = e.competition_id
    join teams as t on t.id = s.team_id where s.role = 'player'`)
  const members = new Map()
  for (const row of rows) {
    const names = new Set((row.names ?? []).map(fold))
    for (const team of new Set([...(world.teams.get(row.team)?.names ?? [])].map(nationMark))) {
      const place = `${row.gender} ${row.year} ${team}`
      members.set(place, [...(members.get(place) ?? []), { id: row.person_id, number: row.number, names }])
    }
  }
  return members
}

/** Looks up by name first, since a shirt may have been given to two records of one player; null where none fits. */
function findMember(members, place, name, shirt) {
  const squad = members.get(place) ?? []
  const named = squad.filter(({ names }) => names.has(fold(name)))
  const both = named.find(({ number }) => number === shirt)
  return (both ?? named[0] ?? squad.find(({ number }) => shirt > 0 && number === shirt))?.id ?? null
}

/** Goals of Fjelstul's table: the event of that minute in the match, where the minute is one goal's alone. */
async function scorerMentions(world, place, statements, findMatch) {
  const goals = await goalsByMinute(world)
  const matches = new Map(
    statements.filter(({ dataset }) => dataset === 'fjelstul-worldcup').map((each) => [each.key, each]),
  )
  return readCsv(join(place, 'goals.csv')).flatMap((goal) => {
    const statement = matches.get(goal.match_id)
    const match = statement && findMatch(statement)
    if (!match || goal.own_goal === '1') return []
    const scorers = goals.get(`${match.id} ${goal.minute_regulation}`) ?? []
    return scorers.length === 1 ? [{ label: `fjelstul ${goal.player_id}`, record: scorers[0] }] : []
  })
}

export async function goalsByMinute(world) {
  const rows = await world.db.rows(
    `select match_id, minute, player_id from events where type in ('goal', 'penalty') and not retracted`,
  )
  const goals = new Map()
  for (const { match_id, minute, player_id } of rows) {
    const mark = `${match_id} ${minute}`
    goals.set(mark, [...(goals.get(mark) ?? []), player_id])
  }
  return goals
}

const LONGEST_CAREER_YEARS = 16

/** One scorer's name in one national team is one person, as long as the career is not too long to be one. */
export async function nationalScorerMentions(world, folders, findMatch) {
  const place = folders['martj42-international-results']
  if (!place) return []
  const goals = await goalsByMinute(world)
  const rows = readCsv(join(place, 'goalscorers.csv')).filter(
    ({ scorer, own_goal }) => scorer !== 'NA' && own_goal === 'FALSE',
  )
  const careers = Map.groupBy(rows, ({ team, scorer }) => `${team} ${scorer}`)
  return [...careers].flatMap(([who, told]) => {
    const years = told.map(({ date }) => Number(date.slice(0, 4)))
    if (Math.max(...years) - Math.min(...years) > LONGEST_CAREER_YEARS) return []
    return told.flatMap(({ date, home_team, away_team, minute }) => {
      const key = `${date}/${home_team}/${away_team}`
      const match = findMatch({
        dataset: 'international-results',
        file: 'results.csv',
        key,
        day: date,
        home: home_team,
        away: away_team,
      })
      const scorers = match ? (goals.get(`${match.id} ${minute}`) ?? []) : []
      return scorers.length === 1 ? [{ label: `scorer ${who}`, record: scorers[0] }] : []
    })
  })
}

/**
 * Name and birth date together are one person, in the list of players and in the squads alike. Where sources disagree
 * about the date, the person is found by any date that a source has given.
 */
export async function birthMentions(world, folders) {
  const place = folders['openfootball-txt']
  if (!place) return []
  const told = [
    ...readPlayerLists(join(place, 'players')).flatMap(({ players }) => players),
    ...readSquadLists(join(place, 'worldcup')).filter(({ birthDate }) => birthDate),
  ]
  const rows = await world.db.rows(`
    select a.alias, d.birth_date, p.id from people as p join aliases as a on a.kind = 'person' and a.record_id = p.id
    join (
      select id, birth_date::text as birth_date from people
      union select record_id, said ->> 'birth_date' from sources where kind = 'person') as d on d.id = p.id
    where d.birth_date is not null`)
  const owners = new Map()
  for (const { alias, birth_date, id } of rows) {
    const mark = `${fold(alias)} ${birth_date}`
    owners.set(mark, (owners.get(mark) ?? new Set()).add(id))
  }
  const times = new Map()
  return told.map(({ name, birthDate }) => {
    const mark = `${fold(name)} ${birthDate}`
    const people = [...(owners.get(mark) ?? [null])]
    // Several people carry this name and date and the line's person is unknown, so the candidates are used in turn.
    const turn = times.get(mark) ?? 0
    times.set(mark, turn + 1)
    return { label: `born ${mark}`, record: people[turn % people.length] }
  })
}

/** Another spelling of one birth date, or one name for two countries, may well be the same person. */
export function mayBeOnePerson(a, b) {
  const [words, others] = [a, b].map((label) =>
    fold(label)
      .split(' ')
      .filter((word) => word.length > 2)
      .slice(1),
  )
  const shared = words.filter((word) => others.includes(word))
  if (a.startsWith('born') && b.startsWith('born')) return a.slice(-10) === b.slice(-10) && shared.length > 1
  return a.startsWith('scorer') && b.startsWith('scorer') && shared.length > 0
}
