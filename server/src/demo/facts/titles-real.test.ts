import { describe, expect, it } from 'vitest'
import { knownClubs } from '../../features/importing/resolving/names/known-clubs.ts'
import { knownNationalTeams } from '../../features/importing/resolving/names/known-national-teams.ts'
import type { KnownTeam } from '../../features/importing/resolving/names/known-team.ts'
import { normaliseName } from '../../features/importing/resolving/names/normalise.ts'
import { csvRows } from '../../platform/csv/csv-rows.ts'
import { sharedData } from '../../features/importing/datasets/testing/shared-data.ts'
import { titles } from './titles.ts'

const leagues = sharedData('williamorim-brasileirao')
const cups = sharedData('fjelstul-worldcup')
const where = leagues.missing || cups.missing ? ': NOT PROVED HERE, no datasets at SHARED_DATA or ../shared/data' : ''

async function readRows({ source }: typeof leagues, path: string): Promise<readonly ReadonlyMap<string, string>[]> {
  for await (const file of source.files()) {
    if (file.path !== path) continue
    const [head, ...rows] = csvRows(path, await file.text())
    return rows.map(({ fields }) => new Map(fields.map((cell, at) => [head?.fields[at] ?? '', cell])))
  }
  throw new Error(`no ${path}`)
}

function finder(teams: readonly KnownTeam[]): (name: string) => string {
  const byName = new Map(
    teams.flatMap(({ id, name, aliases }) =>
      [...aliases, name].map((each): [string, string] => [normaliseName(each), id]),
    ),
  )
  return (name) => byName.get(normaliseName(name)) ?? name
}

const written = (competition: string, edition: string) => {
  const title = titles.find((each) => each.competition === competition && each.edition === edition)
  return { edition, champion: title?.champion, runnerUp: title?.runnerUp }
}

/** The two best of a league that goes by points, wins, goal difference. */
function firstTwo(matches: readonly ReadonlyMap<string, string>[]): readonly string[] {
  const totals = new Map<string, number>()
  const add = (team: string, own: number, other: number) => {
    const points = own > other ? 3 : own === other ? 1 : 0
    const worth = points * 1e6 + (own > other ? 1e4 : 0) + (own - other)
    totals.set(team, (totals.get(team) ?? 0) + worth)
  }
  for (const match of matches) {
    const [home = 0, away = 0] = (match.get('score') ?? '').split('x').map(Number)
    add(match.get('home') ?? '', home, away)
    add(match.get('away') ?? '', away, home)
  }
  return [...totals].toSorted(([, a], [, b]) => b - a).map(([team]) => team)
}

describe.skipIf(leagues.missing || cups.missing)(`champions as real results make them${where}`, () => {
  it('are the first two of every Brasileirão since 2003', async () => {
    const idOf = finder(knownClubs)
    const seasons = Map.groupBy(await readRows(leagues, 'matches.csv'), (match) => match.get('season') ?? '')
    expect(seasons.size).toBeGreaterThan(10)
    for (const [edition, matches] of seasons) {
      const [champion = '', runnerUp = ''] = firstTwo(matches).map(idOf)
      expect(written('brasileirao_serie_a', edition)).toEqual({ edition, champion, runnerUp })
    }
  })

  it('are the first two of every World Cup of the men', async () => {
    const idOf = finder(knownNationalTeams)
    const rows = await readRows(cups, 'tournament_standings.csv')
    const tournaments = Map.groupBy(
      rows.filter((row) => !row.get('tournament_name')?.includes('Women')),
      (row) => row.get('tournament_id')?.slice(3) ?? '',
    )
    expect(tournaments.size).toBeGreaterThan(10)
    for (const [edition, places] of tournaments) {
      const at = (position: string) =>
        idOf(places.find((row) => row.get('position') === position)?.get('team_name') ?? '')
      expect(written('copa_do_mundo', edition)).toEqual({ edition, champion: at('1'), runnerUp: at('2') })
    }
  })

  it('have the top scorer of a World Cup with his goals', async () => {
    const goals = (await readRows(cups, 'goals.csv')).filter((row) => row.get('own_goal') === '0')
    const tournaments = Map.groupBy(goals, (row) => row.get('tournament_id')?.slice(3) ?? '')
    for (const { edition, topScorer } of titles.filter((each) => each.competition === 'copa_do_mundo')) {
      const scored = Map.groupBy(tournaments.get(edition) ?? [], (row) => row.get('player_id') ?? '')
      // FIFA gives the first goal against Spain in 1950 to its defender Parra, the dataset to Ademir.
      if (scored.size === 0 || edition === '1950') continue
      const most = Math.max(...[...scored.values()].map((each) => each.length))
      const names = [...scored.values()]
        .filter((each) => each.length === most)
        .map(([row]) => row?.get('family_name') ?? '')
      expect({ edition, goals: topScorer?.goals }).toEqual({ edition, goals: most })
      expect(names.filter((name) => !topScorer?.name.includes(name))).toEqual([])
    }
  })
})
