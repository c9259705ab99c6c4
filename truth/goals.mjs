// Questions about people: who scored how often, and how many people a name stands for.
import { fact } from './checks.mjs'
import { fold } from './names.mjs'

const GOALS = `('goal', 'penalty')`

/** The best scorers of an edition by person: `[{ id, goals, names }]`, own goals left out. */
export async function scorersOf(world, editionId, limit = 5) {
  return world.db.rows(
    `select e.player_id as id, count(*) as goals,
       (select array_agg(alias) from aliases where kind = 'person' and record_id = e.player_id) as names
     from events as e join matches as m on m.id = e.match_id
     where m.edition_id = $1 and e.type in ${GOALS} and not e.retracted and not m.annulled and e.player_id is not null
     group by e.player_id order by goals desc, e.player_id limit $2`,
    [editionId, limit],
  )
}

/** `names`: every spelling that the person may be known by here; one is enough. */
export function topScorer(needs, competition, season, names, goals, place = 1) {
  const spellings = [names].flat()
  return fact(
    `${competition} ${season}: ${spellings[0]} has ${goals} goals`,
    needs,
    async (world) => {
      const scorers = await scorersOf(world, world.edition(competition, season).id, place + 8)
      const found = scorers.find((scorer) => spellings.some((name) => isNamed(scorer.names, name)))
      if (!found) return `not among the first; first is ${describe(scorers[0])}`
      return found.goals
    },
    goals,
  )
}

function describe(scorer) {
  return scorer ? `${scorer.names?.[0]} with ${scorer.goals}` : 'nobody'
}

/** A name is theirs when each of its words stands in one of their names: sheets have nicknames and full names apart. */
export function isNamed(names, name) {
  const words = new Set((names ?? []).flatMap((each) => fold(each).split(' ')))
  return fold(name)
    .split(' ')
    .every((word) => words.has(word))
}

const TIES = `
  select person_id, team_id from squad_members
  union select p.person_id, case p.side when 'home' then m.home_id else m.away_id end
    from lineup_players as p join matches as m on m.id = p.match_id where p.person_id is not null
  union select e.player_id, case e.side when 'home' then m.home_id else m.away_id end
    from events as e join matches as m on m.id = e.match_id where e.player_id is not null`

/** The people of that exact name who ever stood in a squad, a line-up or an event of the team. */
export async function peopleOf(world, teamIds, name) {
  return world.db.rows(
    `with named as (select record_id from aliases where kind = 'person' and normalised = normalise_name($2))
     select distinct t.person_id from (${TIES}) as t where t.team_id = any ($1) and t.person_id in (select * from named)`,
    [teamIds, name],
  )
}

/** One person and no more carries the name in a national team. */
export function onePerson(needs, country, name, gender = 'men') {
  return fact(
    `${name} of ${country}${gender === 'women' ? ' (women)' : ''} is one person`,
    needs,
    async (world) => {
      const teams = world.teamsCalled(country, { kind: 'national', gender })
      return (
        await peopleOf(
          world,
          teams.map(({ id }) => id),
          name,
        )
      ).length
    },
    1,
  )
}

/** All goals of a name for a country are one person's. */
export function nationalGoals(needs, country, name, goals) {
  return fact(
    `${name} has ${goals} goals for ${country}`,
    needs,
    async (world) => {
      const teams = world.teamsCalled(country, { kind: 'national', gender: 'men' }).map(({ id }) => id)
      const found = await world.db.row(
        `select e.player_id, count(*) as goals from events as e join matches as m on m.id = e.match_id
         join aliases as a on a.kind = 'person' and a.record_id = e.player_id and a.normalised = normalise_name($2)
         where e.type in ${GOALS} and case e.side when 'home' then m.home_id else m.away_id end = any ($1)
         group by e.player_id order by goals desc limit 1`,
        [teams, name],
      )
      return found?.goals ?? 0
    },
    goals,
  )
}
