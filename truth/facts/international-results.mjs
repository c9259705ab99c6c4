// Men's internationals: section 6 of the README.
import { fact } from '../checks.mjs'
import { nationalGoals, onePerson } from '../goals.mjs'
import { finalScore, goalsIn } from '../world.mjs'

const NEEDS = ['martj42-international-results']

/** Matches of men's national teams that have a score. */
function internationals(world) {
  return world.matches.filter((match) => {
    const [home, away] = [match.home_id, match.away_id].map((id) => world.teams.get(id))
    return (
      match.played &&
      !match.annulled &&
      [home, away].every((team) => team?.kind === 'national' && team.gender === 'men')
    )
  })
}

/** Of all teams that carry the name: the state before and after a reunification are one row in this dataset. */
function recordOf(world, name) {
  const ids = new Set(world.teamsCalled(name, { kind: 'national', gender: 'men' }).map(({ id }) => id))
  const tally = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 }
  for (const match of internationals(world)) {
    const [home, away] = finalScore(match)
    for (const [team, scored, conceded] of [
      [match.home_id, home, away],
      [match.away_id, away, home],
    ]) {
      if (!ids.has(team)) continue
      tally.played += 1
      tally[scored > conceded ? 'won' : scored === conceded ? 'drawn' : 'lost'] += 1
      tally.scored += scored
      tally.conceded += conceded
    }
  }
  return tally
}

const record = (name, played, won, drawn, lost, goals = '') =>
  fact(
    `${name} has played ${played} internationals: ${won}-${drawn}-${lost}${goals ? `, ${goals}` : ''}`,
    NEEDS,
    (world) => {
      const found = recordOf(world, name)
      const told = `${found.played} ${found.won}-${found.drawn}-${found.lost}`
      return goals ? `${told} ${found.scored}:${found.conceded}` : told
    },
    `${played} ${won}-${drawn}-${lost}${goals ? ` ${goals}` : ''}`,
  )

const wonShootouts = (name, won, of = '') =>
  fact(
    `${name} won ${won}${of ? ` of ${of}` : ''} shoot-outs`,
    NEEDS,
    (world) => {
      const ids = new Set(world.teamsCalled(name, { kind: 'national', gender: 'men' }).map(({ id }) => id))
      const decided = internationals(world).filter((match) => winnerOf(match) !== null)
      const theirs = decided.filter(({ home_id, away_id }) => ids.has(home_id) || ids.has(away_id))
      const count = theirs.filter((match) => ids.has(winnerOf(match) === 'home' ? match.home_id : match.away_id)).length
      return of ? `${count} of ${theirs.length}` : count
    },
    of ? `${won} of ${of}` : won,
  )

function winnerOf(match) {
  if (match.shootout_winner !== null) return match.shootout_winner
  if (match.penalties_home === null) return null
  return match.penalties_home > match.penalties_away ? 'home' : 'away'
}

const final = (words, competition, season, home, away, score) =>
  fact(
    words,
    NEEDS,
    (world) => {
      const matches = [
        ...world.between(world.matchesOf(competition, season), home, away),
        ...world.between(world.matchesOf(competition, season), away, home),
      ]
      return matches
        .map((match) =>
          finalScore(match)
            .toSorted((a, b) => b - a)
            .join('-'),
        )
        .join(' and ')
    },
    score,
  )

const SCORERS = [
  ['Portugal', 'Cristiano Ronaldo', 124],
  ['England', 'Harry Kane', 75],
  ['Argentina', 'Lionel Messi', 71],
  ['Poland', 'Robert Lewandowski', 69],
]

const named = fact(
  'of the goals whose scorer the dataset names, not one stands on nobody',
  NEEDS,
  (world) =>
    world.db.value(
      `select count(*) from events as e join matches as m on m.id = e.match_id
       where e.type in ('goal', 'penalty', 'ownGoal') and e.player_id is null and e.player_name is not null
         and m.events_source like 'international-results%'`,
    ),
  0,
)

const oneDay = fact(
  'no two national teams meet twice on one day, except where the dataset itself says so',
  NEEDS,
  (world) =>
    world.db.value(
      `with told as (select distinct record_id from sources where kind = 'match' and dataset_id = 'international-results')
       select count(*) from matches as a join matches as b on a.id < b.id and a.day = b.day and not a.annulled and not b.annulled
         and least(a.home_id, a.away_id) = least(b.home_id, b.away_id)
         and greatest(a.home_id, a.away_id) = greatest(b.home_id, b.away_id)
       join teams as t on t.id = a.home_id and t.kind = 'national'
       where not (a.id in (select * from told) and b.id in (select * from told))`,
    ),
  0,
)

const biggestWin = fact(
  'Australia beat American Samoa 31–0 on 2001-04-11',
  NEEDS,
  (world) => {
    const matches = world.between(world.matches, 'Australia', 'American Samoa')
    return matches
      .filter(({ day }) => day?.startsWith('2001-04-1'))
      .map((match) => finalScore(match).join('-'))
      .join(' and ')
  },
  '31-0',
)

/** One for each World Cup since 1934, the two that were never played left out. */
const qualifyingEditions = fact(
  'the qualifying of World Cups has an edition for each World Cup, not for each calendar year',
  NEEDS,
  (world) =>
    [...world.editions.values()].filter(({ competition_id }) => competition_id === 'eliminatorias_da_copa_do_mundo')
      .length,
  (found) => found >= 21 && found <= 24,
)

const between = (lowest, highest) => (found) => found >= lowest && found <= highest

export const facts = [
  fact(
    'there are 49,520 internationals of men, one of them told twice',
    NEEDS,
    (world) => internationals(world).length,
    between(49_519, 49_520),
  ),
  fact('their goals are 145,570', NEEDS, (world) => goalsIn(internationals(world)), between(145_560, 145_580)),
  fact(
    '13,156 of them were on neutral ground',
    NEEDS,
    (world) => internationals(world).filter(({ neutral }) => neutral).length,
    between(13_150, 13_162),
  ),
  fact(
    '337 national teams of men have played, states before and after a change of name counted once',
    NEEDS,
    (world) => new Set(internationals(world).flatMap(({ home_id, away_id }) => [home_id, away_id])).size,
    between(337, 350),
  ),
  fact(
    'friendlies are 18,384, one of them told twice',
    NEEDS,
    (world) =>
      world.matches.filter(({ edition_id }) => world.editions.get(edition_id)?.competition_id === 'amistosos').length,
    between(18_383, 18_384),
  ),
  fact(
    'World Cup qualifiers are 8,771',
    NEEDS,
    (world) =>
      // Not those of the ConIFA, whose competition begins alike.
      world.matches.filter(
        ({ edition_id }) => world.editions.get(edition_id)?.competition_id === 'eliminatorias_da_copa_do_mundo',
      ).length,
    8771,
  ),
  record('Brazil', 1064, 675, 217, 172, '2315:961'),
  record('Argentina', 1077, 599, 257, 221),
  record('England', 1098, 631, 259, 208),
  biggestWin,
  qualifyingEditions,
  final(
    'Copa América 2024: Argentina 1–0 Colombia in the final',
    'copa_america',
    '2024',
    'Argentina',
    'Colombia',
    '1-0',
  ),
  final('Euro 2024: Spain 2–1 England in the final', 'eurocopa', '2024', 'Spain', 'England', '2-1'),
  ...SCORERS.map(([country, name, goals]) => nationalGoals(NEEDS, country, name, goals)),
  ...SCORERS.map(([country, name]) => onePerson(NEEDS, country, name)),
  ...['Neymar', 'Romário', 'Zico', 'Pelé', 'Rivaldo', 'Kaká', 'Ronaldinho', 'Tostão'].map((name) =>
    onePerson(NEEDS, 'Brazil', name),
  ),
  onePerson(NEEDS, 'Iran', 'Ali Daei'),
  onePerson(NEEDS, 'Hungary', 'Ferenc Puskás'),
  wonShootouts('Egypt', 16),
  wonShootouts('South Korea', 15),
  wonShootouts('Argentina', 15),
  wonShootouts('Brazil', 9, 16),
  named,
  oneDay,
]
