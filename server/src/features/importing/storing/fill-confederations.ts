import type { RunStatement } from '../../../database/run-statement.ts'
import { continentalMembers } from '../../football/countries/continental-confederations.ts'

/** So much of a tournament is played by one confederation's members, or by one country's, that it is theirs; guests may play. */
const OWN_SHARE = 0.8
/** Where less is known of who played, nothing follows. */
const KNOWN_SHARE = 0.5

/**
 * Sets the confederation of teams and competitions without one: the federation of their state or country, the
 * continental one if the country's own does not exist here, and for tournaments between countries the one whose members
 * play in it, or FIFA if they come from several. Stated ones stay.
 */
export async function fillConfederations(run: RunStatement): Promise<void> {
  const values = [continentalMembers.map(([country]) => country), continentalMembers.map(([, body]) => body)]
  await run(
    `update teams as t set confederation_id = ${bodyOf('t')} where t.confederation_id is null and not t.demo and ${bodyOf('t')} is not null`,
    values,
  )
  await run(
    `update competitions as t set confederation_id = ${bodyOf('t')}
     where t.confederation_id is null and not t.demo and t.country is not null and ${bodyOf('t')} is not null`,
    values,
  )
  await run(
    `with members as (${MEMBERS}),
     sides as (
       select e.competition_id, t.country, b.body
       from matches as m join editions as e on e.id = m.edition_id
       join competitions as c on c.id = e.competition_id
       cross join lateral (values (m.home_id), (m.away_id)) as side (team_id)
       join teams as t on t.id = side.team_id
       left join members as b on b.country = t.country
       where c.confederation_id is null and c.country is null and not c.demo),
     whole as (select competition_id, count(*) as sides, count(body) as known from sides group by 1),
     bodies as (
       select distinct on (competition_id) competition_id, body, count(*) as most from sides where body is not null
       group by 1, 2 order by competition_id, most desc, body),
     countries as (
       select distinct on (competition_id) competition_id, country, count(*) as most from sides where country is not null
       group by 1, 2 order by competition_id, most desc, country)
     update competitions as t set confederation_id = c.id
     from whole as w join bodies as b using (competition_id) join countries as n using (competition_id)
     join confederations as c on c.id = case
       when n.most >= ${OWN_SHARE} * w.known then coalesce(
         (select min(f.id) from confederations as f where f.country = n.country and f.state is null), b.body)
       when b.most >= ${OWN_SHARE} * w.known then b.body
       else 'fifa' end
     where t.id = w.competition_id and w.known >= ${KNOWN_SHARE} * w.sides`,
    values,
  )
}

/** The table of members as rows, from the two arrays. */
const MEMBERS = 'select * from unnest($1::text[], $2::text[]) as m (country, body)'

/** Of a row with country and state: its federation, that of the country, or the continental one. */
const bodyOf = (row: string) => `coalesce(
  (select min(c.id) from confederations as c where c.country = ${row}.country and c.state = ${row}.state),
  (select min(c.id) from confederations as c where c.country = ${row}.country and c.state is null),
  (select c.id from (${MEMBERS}) as m join confederations as c on c.id = m.body where m.country = ${row}.country))`
