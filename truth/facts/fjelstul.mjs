// The Fjelstul World Cup Database: section 7 of the README.
import { fact, matchCount, result, teamCount } from '../checks.mjs'
import { isNamed, onePerson, topScorer } from '../goals.mjs'

const NEEDS = ['fjelstul-worldcup']
const MEN = 'copa_do_mundo'
const WOMEN = 'copa_do_mundo_feminina'

// Year, teams, matches.
const WOMENS_CUPS = [
  ['1991', 12, 26],
  ['1995', 12, 26],
  ['2003', 16, 32],
  ['2007', 16, 32],
  ['2011', 16, 32],
]

const cards = (season, types, expected, word) =>
  fact(
    `${MEN} ${season} has ${expected} ${word}`,
    NEEDS,
    (world) =>
      world.db.value(
        `select count(*) from events as e join matches as m on m.id = e.match_id
         where m.edition_id = $1 and e.type = any ($2) and not e.retracted`,
        [world.edition(MEN, season).id, types],
      ),
    expected,
  )

const goalsEver = (name, goals, gender) =>
  fact(
    `${name} has ${goals} goals in the World Cups of this dataset`,
    NEEDS,
    async (world) => {
      const rows = await world.db.rows(
        `select e.player_id, count(*) as goals,
           (select array_agg(alias) from aliases where kind = 'person' and record_id = e.player_id) as names
         from events as e join matches as m on m.id = e.match_id join editions as n on n.id = m.edition_id
         where n.competition_id = $1 and e.type in ('goal', 'penalty') and e.player_id is not null
         group by e.player_id order by goals desc limit 40`,
        [gender === 'women' ? WOMEN : MEN],
      )
      return rows.find(({ names }) => isNamed(names, name))?.goals ?? 0
    },
    goals,
  )

const starters = fact(
  'every line-up of the World Cups from 1970 on has eleven starters',
  NEEDS,
  (world) =>
    world.db.value(
      `select count(*) from (
         select 1 from lineup_players as p join matches as m on m.id = p.match_id join editions as e on e.id = m.edition_id
         where e.competition_id in ('copa_do_mundo', 'copa_do_mundo_feminina') and p.starter
         group by p.match_id, p.side having count(*) <> 11) as wrong`,
    ),
  0,
)

const noManAndWoman = fact(
  'nobody stands in the squads of men and of women',
  NEEDS,
  (world) =>
    world.db.value(
      `select count(*) from (
         select person_id from squad_members as s join teams as t on t.id = s.team_id where s.role = 'player'
         group by person_id having count(distinct t.gender) > 1) as both_of_them`,
    ),
  0,
)

const plausible = fact(
  'nobody stands in squads more than 27 years apart',
  NEEDS,
  (world) =>
    world.db.value(
      `select count(*) from (
         select person_id from squad_members as s join editions as e on e.id = s.edition_id where s.role = 'player'
         group by person_id having max(left(e.name, 4)::int) - min(left(e.name, 4)::int) > 27) as too_long`,
    ),
  0,
)

const womensSquads = ([season, teams]) =>
  fact(
    `${WOMEN} ${season}: every squad has 18 to 21 players`,
    NEEDS,
    async (world) => {
      const rows = await world.db.rows(
        `select count(*) as size from squad_members where edition_id = $1 and role = 'player' group by team_id`,
        [world.edition(WOMEN, season).id],
      )
      return `${rows.filter(({ size }) => size >= 18 && size <= 21).length} of ${rows.length}`
    },
    `${teams} of ${teams}`,
  )

export const facts = [
  ...WOMENS_CUPS.flatMap(([season, teams, matches]) => [
    matchCount(NEEDS, WOMEN, season, matches),
    teamCount(NEEDS, WOMEN, season, teams),
  ]),
  ...WOMENS_CUPS.map(womensSquads),
  result(NEEDS, WOMEN, '2011', 'Japan', 'United States', '2-2', '3-1'),
  topScorer(NEEDS, MEN, '1958', 'Fontaine', 13),
  topScorer(NEEDS, MEN, '1954', 'Kocsis', 11),
  topScorer(NEEDS, MEN, '1970', 'Müller', 10),
  topScorer(NEEDS, MEN, '2002', 'Ronaldo', 8),
  topScorer(NEEDS, MEN, '2014', 'Rodríguez', 6),
  goalsEver('Marta', 14, 'women'),
  goalsEver('Prinz', 13, 'women'),
  goalsEver('Wambach', 13, 'women'),
  goalsEver('Fontaine', 13, 'men'),
  goalsEver('Pelé', 12, 'men'),
  onePerson(NEEDS, 'Brazil', 'Marta', 'women'),
  onePerson(NEEDS, 'Brazil', 'Pelé'),
  cards('1998', ['yellow', 'secondYellow'], 254, 'yellow cards'),
  cards('2002', ['yellow', 'secondYellow'], 266, 'yellow cards'),
  cards('2010', ['yellow', 'secondYellow'], 254, 'yellow cards'),
  cards('1998', ['red', 'secondYellow'], 22, 'dismissals'),
  cards('2002', ['red', 'secondYellow'], 17, 'dismissals'),
  cards('2010', ['red', 'secondYellow'], 17, 'dismissals'),
  starters,
  noManAndWoman,
  plausible,
]
