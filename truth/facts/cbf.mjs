// CBF match sheets: section 4 of the README. Série A itself is in brasileirao.mjs.
import { fact, goalCount, matchCount, noClubTwiceADay, playedCount, result, tableTop, teamCount } from '../checks.mjs'
import { topScorer } from '../goals.mjs'
import { conflictKept } from './brasileirao.mjs'

const NEEDS = ['brazilianfootball-cbf']
const WITH_TEXT = [...NEEDS, 'openfootball-txt']
const COMPETITIONS = {
  A: 'brasileirao_serie_a',
  B: 'brasileirao_serie_b',
  C: 'brasileirao_serie_c',
  Cup: 'copa_do_brasil',
}

// Competition, year, matches in the file, goals, of these penalties and own goals.
const FILES = `
A 2013 380 936 62 15|A 2014 380 860 62 25|A 2015 380 897 74 27|A 2016 379 912 79 20|A 2017 380 923 87 19
A 2018 380 827 72 27|A 2019 380 873 95 23|A 2020 380 944 108 22|A 2021 380 842 86 21|A 2022 380 905 98 21
A 2023 380 946 95 23|A 2024 380 929 77 17|A 2025 380 959 91 18
B 2013 380 998 69 11|B 2014 379 921 77 22|B 2015 380 925 84 22|B 2016 380 894 76 20|B 2017 380 820 80 16
B 2018 380 846 75 23|B 2019 379 788 63 26|B 2020 379 823 79 25|B 2021 380 826 76 22|B 2022 380 766 82 21
B 2023 380 793 69 24|B 2024 379 831 71 21|B 2025 375 829 90 17
C 2020 206 498 60 13
Cup 2013 156 353 23 5|Cup 2014 159 435 39 9|Cup 2015 158 417 38 5|Cup 2016 162 370 37 9|Cup 2017 120 282 26 7
Cup 2018 120 253 14 3|Cup 2019 120 270 34 1|Cup 2020 120 265 24 7|Cup 2021 122 299 25 7|Cup 2022 122 281 26 6
Cup 2023 122 304 23 9|Cup 2024 122 267 18 3|Cup 2025 121 289 16 8`

const events = (needs, competition, season, type, expected) =>
  fact(
    `${competition} ${season} has ${expected} events ${type} in its match sheets`,
    needs,
    (world) =>
      world.db.value(
        `select count(*) from events as e join matches as m on m.id = e.match_id
         where m.edition_id = $1 and e.type = $2 and not m.annulled and not e.retracted`,
        [world.edition(competition, season).id, type],
      ),
    expected,
  )

function factsOf(text) {
  const [code, season, ...numbers] = text.trim().split(' ')
  const [matches, goals, penalties, ownGoals] = numbers.map(Number)
  const competition = COMPETITIONS[code]
  const inCup = code === 'Cup' || code === 'C'
  return [
    events(NEEDS, competition, season, 'penalty', penalties),
    events(NEEDS, competition, season, 'ownGoal', ownGoals),
    events(NEEDS, competition, season, 'goal', goals - penalties - ownGoals),
    ...(inCup ? [playedCount(NEEDS, competition, season, matches), noClubTwiceADay(NEEDS, competition, season)] : []),
    ...(inCup ? [goalCount(NEEDS, competition, season, goals)] : []),
    ...(code === 'B' ? [teamCount(NEEDS, competition, season, 20), noClubTwiceADay(NEEDS, competition, season)] : []),
    ...(code === 'B' ? [matchCount(matches === 380 ? NEEDS : WITH_TEXT, competition, season, 380)] : []),
  ]
}

const SECOND = `
2013 Palmeiras 79|2014 Joinville 70|2015 Botafogo 72|2016 Atlético Goianiense 76|2017 América MG 73
2018 Fortaleza 71|2019 Bragantino 75|2020 Chapecoense 73|2021 Botafogo 70|2022 Cruzeiro 78|2023 Vitória 72
2024 Santos 68`

const FINALS = `
2013 Flamengo 2-0 Athletico Paranaense|2014 Cruzeiro 0-1 Atlético Mineiro|2015 Palmeiras 2-1 Santos
2016 Grêmio 1-1 Atlético Mineiro|2017 Cruzeiro 0-0 Flamengo|2018 Corinthians 1-2 Cruzeiro
2019 Internacional 1-2 Athletico Paranaense|2020 Palmeiras 2-0 Grêmio|2021 Athletico Paranaense 1-2 Atlético Mineiro
2022 Flamengo 1-1 Corinthians|2023 São Paulo 1-1 Flamengo|2024 Atlético Mineiro 0-1 Flamengo
2025 Vasco da Gama 1-2 Corinthians`

const SCORERS = `
A 2013 Ederson 21|A 2014 Fred 18|A 2014 Henrique Dourado 16|A 2015 Ricardo Oliveira 20|A 2015 Vagner Love 14
A 2016 Fred 14|A 2016 Diego Souza 14|A 2017 Henrique Dourado 18|A 2017 Jo 18|A 2018 Gabriel Barbosa 18
A 2019 Gabriel Barbosa 25|A 2019 Bruno Henrique 21|A 2020 Claudinho 18|A 2020 Luciano 18|A 2021 Hulk 19
A 2022 Cano 27|A 2022 Pedro Raul 19|A 2022 Calleri 18|A 2023 Paulinho 20|A 2023 Suarez 17|A 2024 Yuri Alberto 15
A 2024 Alerrandro 15|A 2025 Kaio Jorge 21|A 2025 Arrascaeta 18
B 2013 Bruno Rangel 31|B 2014 Magno Alves 18|B 2015 Ze Carlos 19|B 2016 Rosimar Amancio 15|B 2017 Bergson 16|B 2018 Dagoberto 17
B 2019 Guilherme 17|B 2020 Leo Ceara 17|B 2020 Caio Dantas 17|B 2021 Edu 17|B 2022 Gabriel Poveda 19
B 2023 Gustavo Coutinho 14|B 2024 Aylon 12|B 2025 Pedro Rocha 15
Cup 2013 Hernane 8|Cup 2015 Gabriel Barbosa 8|Cup 2021 Hulk 8|Cup 2024 Vegetti 7`

const entries = (text) => text.trim().split(/[|\n]/)
const parts = (text, shape) => shape.exec(text).slice(1)

/** Registration numbers that are in the sheets, and the clubs their owner played for. */
const MOVES = [
  ['337830', 'Gabriel Barbosa', ['Santos', 'Flamengo', 'Cruzeiro']],
  ['401839', 'Bruno Henrique', ['Goiás', 'Santos', 'Flamengo']],
]

const moved = ([registration, name, clubs]) =>
  fact(
    `registration ${registration}, ${name}, played for ${clubs.join(', ')} and for nobody else in the sheets`,
    NEEDS,
    async (world) => {
      const rows = await world.db.rows(
        `select distinct case p.side when 'home' then m.home_id else m.away_id end as team
         from lineup_players as p join matches as m on m.id = p.match_id join teams as t on t.id = m.home_id
         where t.kind = 'club' and t.country = 'BR' and m.lineups_source like 'cbf%' and p.person_id =
           (select record_id from sources where kind = 'person' and dataset_id = 'cbf' and key = $1 limit 1)`,
        [registration],
      )
      const known = clubs.filter((club) => rows.some(({ team }) => world.isCalled(team, club)))
      return `${known.length} of ${clubs.length}, ${rows.length} in all`
    },
    `${clubs.length} of ${clubs.length}, ${clubs.length} in all`,
  )

export const facts = [
  ...entries(FILES).flatMap(factsOf),
  ...entries(SECOND).flatMap((text) => {
    const [season, name, points] = parts(text, /^(\d+) (.+) (\d+)$/)
    return tableTop(WITH_TEXT, COMPETITIONS.B, season, [{ name, points: Number(points) }])
  }),
  ...entries(FINALS).map((text) => {
    const [season, home, score, away] = parts(text, /^(\d+) (.+) (\d+-\d+) (.+)$/)
    return result(NEEDS, COMPETITIONS.Cup, season, home, away, score)
  }),
  ...entries(SCORERS).map((text) => {
    const [code, season, name, goals] = parts(text, /^(\w+) (\d+) (.+) (\d+)$/)
    return topScorer(NEEDS, COMPETITIONS[code], season, name, Number(goals))
  }),
  ...MOVES.map(moved),
  conflictKept(WITH_TEXT, COMPETITIONS.B, '2023', 'Novorizontino', 'ABC'),
]
