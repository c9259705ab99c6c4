// Brasileirão Série A 2003–2025: section 5 of the README, the classic and the modern text files, and known conflicts.
import { doubleRoundRobin, fact, goalCount, noClubTwiceADay, playedCount, tableTop, teamCount } from '../checks.mjs'

const NEEDS = ['williamorim-brasileirao']
const SERIE_A = 'brasileirao_serie_a'

// Season, clubs, champion, points; then the fewest and the most goals that one of the sources has.
const SEASONS = `
2003 24 Cruzeiro 100 1590 1593
2004 24 Santos 89 1534 1536
2005 22 Corinthians 81 1450 1455
2006 20 São_Paulo 78 1030 1030
2007 20 São_Paulo 77 1047 1047
2008 20 São_Paulo 75 1035 1035
2009 20 Flamengo 67 1094 1094
2010 20 Fluminense 71 978 978
2011 20 Corinthians 71 1017 1017
2012 20 Fluminense 77 940 940
2013 20 Cruzeiro 76 936 936
2014 20 Cruzeiro 80 860 860
2015 20 Corinthians 81 897 897
2016 20 Palmeiras 80 912 913
2017 20 Corinthians 72 923 923
2018 20 Palmeiras 80 826 827
2019 20 Flamengo 90 873 877
2020 20 Flamengo 71 944 944
2021 20 Atlético_Mineiro 84 842 842
2022 20 Palmeiras 81 905 905
2023 20 Palmeiras 70 946 946
2024 20 Botafogo 79 929 929
2025 20 Flamengo 79 959 959`

function factsOf(line) {
  const [season, clubs, champion, points, fewest, most] = line.split(' ')
  const size = Number(clubs)
  // The last round of 2025 is unplayed in this dataset alone.
  const needs = season === '2025' ? [...NEEDS, 'brazilianfootball-cbf'] : NEEDS
  // Chapecoense–Atlético Mineiro of 2016 was never played.
  const played = size * (size - 1) - (season === '2016' ? 1 : 0)
  return [
    teamCount(needs, SERIE_A, season, size),
    playedCount(needs, SERIE_A, season, played),
    goalCount(needs, SERIE_A, season, Number(fewest), Number(most)),
    noClubTwiceADay(needs, SERIE_A, season),
    ...(season === '2016' ? [] : [doubleRoundRobin(needs, SERIE_A, season)]),
    ...tableTop(needs, SERIE_A, season, [{ name: champion.replaceAll('_', ' '), points: Number(points) }]),
  ]
}

const row = (text) => {
  const [name, points, wins, scored, conceded] = text.split('|')
  const told = { points, wins, scored, conceded }
  const given = Object.entries(told).filter(([, value]) => value)
  return { name, ...Object.fromEntries(given.map(([field, value]) => [field, Number(value)])) }
}

// From the first place on: name, points, wins, goals for and against, as far as the README gives them.
const TOPS = {
  2003: ['Cruzeiro|100|31', 'Santos|87', 'São Paulo|78', 'Coritiba|73'],
  2004: ['Santos|89||103|58', 'Atlético-PR|86', 'São Paulo|82', 'Palmeiras|79'],
  2005: ['Corinthians|81', 'Internacional|78', 'Goiás|74', 'Palmeiras|70'],
  2007: ['São Paulo|77|23|55|19'],
  2009: ['Flamengo|67|19', 'Internacional|65', 'São Paulo|65', 'Cruzeiro|62'],
  2013: ['Cruzeiro|76|23|77|37', 'Grêmio|65', 'Athletico Paranaense|64', 'Botafogo|61'],
  2014: ['Cruzeiro|80||67|38'],
  2015: ['Corinthians|81||71|31', 'Atlético Mineiro|69', 'Grêmio|68', 'São Paulo|62'],
  2016: ['Palmeiras|80||62|32', 'Santos|71|22', 'Flamengo|71', 'Atlético Mineiro|62'],
  2017: ['Corinthians|72||50|30'],
  2018: ['Palmeiras|80|23|64|26', 'Flamengo|72', 'Internacional|69', 'Grêmio|66'],
  2019: ['Flamengo|90|28', 'Santos|74|22', 'Palmeiras|74|21', 'Grêmio|65'],
  2020: ['Flamengo|71|21', 'Internacional|70', 'Atlético Mineiro|68', 'São Paulo|66'],
  2021: ['Atlético Mineiro|84|26|67|34', 'Flamengo|71', 'Palmeiras|66', 'Fortaleza|58'],
  2022: ['Palmeiras|81', 'Internacional|73', 'Fluminense|70', 'Corinthians|65'],
  2023: ['Palmeiras|70', 'Grêmio|68|21', 'Atlético Mineiro|66', 'Flamengo|66'],
  2024: ['Botafogo|79', 'Palmeiras|73', 'Flamengo|70', 'Fortaleza|68'],
}
// This dataset's own result of Paraná–Internacional 2018 is the wrong one; the text files outvote it.
const needsOf = (season) => (season === '2018' ? [...NEEDS, 'openfootball-txt'] : NEEDS)

const LASTS = { 2007: 'América RN|17', 2021: 'Chapecoense|15', 2024: 'Cuiabá|30' }

// Sources disagree about these scores: one match, and the disagreement kept.
const CONFLICTS = [
  ['2003', 'Athletico Paranaense', 'Criciúma'],
  ['2003', 'Vasco da Gama', 'Coritiba'],
  ['2004', 'Criciúma', 'Internacional'],
  ['2005', 'Fortaleza', 'Atlético Mineiro'],
  ['2005', 'Figueirense', 'Fortaleza'],
  ['2005', 'Brasiliense', 'Figueirense'],
  ['2016', 'Coritiba', 'Grêmio'],
  ['2018', 'Paraná', 'Internacional'],
  ['2019', 'Avaí', 'Botafogo'],
  ['2019', 'Internacional', 'Atlético Mineiro'],
]

export function conflictKept(needs, competition, season, home, away) {
  return fact(
    `${competition} ${season}: the sources' disagreement about ${home}–${away} is kept on one match`,
    needs,
    async (world) => {
      const matches = world.between(world.matchesOf(competition, season), home, away)
      if (matches.length !== 1) return `${matches.length} matches`
      const asked = `select count(*) from conflicts where kind = 'match' and record_id = $1 and field like '%core%'`
      return (await world.db.value(asked, [matches[0].id])) > 0 ? 'kept' : 'no disagreement noted'
    },
    'kept',
  )
}

export const facts = [
  ...SEASONS.trim().split('\n').flatMap(factsOf),
  ...Object.entries(TOPS).flatMap(([season, rows]) => tableTop(needsOf(season), SERIE_A, season, rows.map(row))),
  ...Object.entries(LASTS).flatMap(([season, last]) => tableTop(NEEDS, SERIE_A, season, [row(last)], { last: true })),
  ...CONFLICTS.map(([season, home, away]) => conflictKept([...NEEDS, 'openfootball-txt'], SERIE_A, season, home, away)),
]
