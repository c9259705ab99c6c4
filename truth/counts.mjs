// What there is to count without any label: surplus matches, squads, and questions that are left for a person.

const QUERIES = {
  teams: `select count(*) from teams where not demo`,
  people: `select count(*) from people where not demo`,
  stadiums: `select count(*) from stadiums where not demo`,
  competitions: `select count(*) from competitions where not demo`,
  editions: `select count(*) from editions where not demo`,
  matches: `select count(*) from matches where not demo`,
  // The same two teams within a day of each other in one edition, annulled ones apart.
  repeatedMatches: `
    select count(*) from matches as a join matches as b on a.edition_id = b.edition_id and a.id < b.id
      and least(a.home_id, a.away_id) = least(b.home_id, b.away_id)
      and greatest(a.home_id, a.away_id) = greatest(b.home_id, b.away_id) and abs(a.day - b.day) <= 1
    where not a.annulled and not b.annulled and not a.demo`,
  // Days on which a team plays more than once, in whatever competitions.
  teamDaysWithTwoMatches: `
    select count(*) from (select 1 from (
        select home_id as team, day from matches where not annulled and not demo and status not in ('cancelled', 'postponed')
        union all
        select away_id, day from matches where not annulled and not demo and status not in ('cancelled', 'postponed')) as played
      where day is not null group by team, day having count(*) > 1) as twice`,
  squadShirtsOfTwoPeople: `
    select count(*) from (select 1 from squad_members where role = 'player' and number > 0
      group by edition_id, team_id, number having count(*) > 1) as twice`,
  goalsOnNobody: `
    select count(*) from events where type in ('goal', 'penalty', 'ownGoal') and player_id is null and player_name is not null`,
  sheetPeople: `
    select count(distinct record_id) from sources where kind = 'person' and dataset_id = 'cbf'`,
  sheetPeopleInOtherDatasets: `
    select count(distinct a.record_id) from sources as a join sources as b on b.kind = 'person' and b.record_id = a.record_id
    where a.kind = 'person' and a.dataset_id = 'cbf' and b.dataset_id <> 'cbf'`,
  unsureNames: `select count(*) from unsure_names where dismissed_at is null`,
  unsureNamesDifferent: `select count(distinct (kind, normalise_name(name))) from unsure_names where dismissed_at is null`,
  openConflicts: `select count(*) from conflicts where resolved_at is null`,
  rejections: `select count(*) from import_remarks where kind = 'rejection'`,
  warnings: `select count(*) from import_remarks where kind = 'warning'`,
}

// Tables with pairs that wait for a person's decision on whether they are the same; counted where the table exists.
const QUEUES = ['possible_duplicates', 'duplicate_questions', 'questions', 'join_questions']

export async function countAll(db) {
  const counts = {}
  for (const [name, query] of Object.entries(QUERIES)) counts[name] = await db.value(query).catch(() => null)
  counts.pairsInQueues = await pairsWaiting(db)
  counts.questions = (counts.unsureNames ?? 0) + counts.pairsInQueues
  return counts
}

async function pairsWaiting(db) {
  let waiting = 0
  for (const table of QUEUES) {
    const columns = await db.rows('select column_name from information_schema.columns where table_name = $1', [table])
    if (columns.length === 0) continue
    const names = new Set(columns.map(({ column_name }) => column_name))
    const answered = ['decided_at', 'resolved_at', 'answered_at', 'dismissed_at'].filter((name) => names.has(name))
    const open = answered.map((name) => `${name} is null`).join(' and ') || 'true'
    waiting += await db.value(`select count(*) from ${table} where ${open}`)
  }
  return waiting
}
