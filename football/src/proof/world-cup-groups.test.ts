import { describe, expect, test } from 'vitest'
import type { Match } from '../match/match.ts'
import type { Decider, StandingsRules } from '../standings/rules.ts'
import { rulesets } from '../standings/rulesets/catalogue.ts'
import { standings } from '../standings/standings.ts'
import { readCsv, unlessProved, withoutData } from './data-folder.ts'
import { readWorldCupMatches } from './fjelstul.ts'

const groups = withoutData
  ? []
  : [
      ...Map.groupBy(
        readCsv('fjelstul-worldcup/group_standings.csv'),
        (row) => `${row['tournament_id']} ${row['stage_name']} ${row['group_name']}`,
      ),
    ]
const matches = withoutData ? [] : readWorldCupMatches()

function rulesFor(tournament: string): StandingsRules {
  const year = Number(/\d{4}/.exec(tournament)![0])
  if (year <= 1966) return rulesets.worldCup1966
  return year <= 1991 ? rulesets.worldCup1990 : rulesets.worldCup2022
}

/** A second meeting of two teams of a group is its play-off: it orders them and counts for nothing else. */
function split(all: readonly Match[]): { readonly counted: readonly Match[]; readonly deciders: readonly Decider[] } {
  const pairs = [...Map.groupBy(all, ({ home, away }) => [home, away].sort().join()).values()]
  const extra = pairs.flatMap((meetings) => meetings.slice(1))
  const deciders = extra.map(({ home, away, score, extraTime }): Decider => {
    const last = extraTime ?? score!
    return { kind: 'playOff', order: last.home > last.away ? [home, away] : [away, home] }
  })
  return { counted: pairs.map(([first]) => first!), deciders }
}

describe.skipIf(withoutData)(`every group of every World Cup at hand${unlessProved}`, () => {
  test.each(groups.map(([name, rows]) => ({ name, rows })))('$name', ({ rows }) => {
    const teams = rows.map((row) => row['team_name']!)
    const tournament = rows[0]!['tournament_id']!
    const { counted, deciders } = split(
      matches.filter(
        (match) =>
          match.tournament === tournament &&
          match.group !== 'not applicable' &&
          teams.includes(match.home) &&
          teams.includes(match.away),
      ),
    )
    const table = standings({ rules: rulesFor(tournament), teams, deciders }, counted)
    const ours = table.map((row) => [
      row.position,
      row.team,
      row.points,
      row.won,
      row.drawn,
      row.lost,
      row.goalDifference,
    ])
    const theirs = rows
      .map((row) => ['position', 'points', 'wins', 'draws', 'losses', 'goal_difference'].map((key) => Number(row[key])))
      .map(([position, ...figures], index) => [position, teams[index], ...figures])
    expect(ours).toEqual(theirs)
  })

  test('all 107 of them', () => {
    expect(groups.length).toBe(107)
  })
})
