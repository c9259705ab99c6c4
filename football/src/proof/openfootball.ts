import type { Match, Score } from '../match/match.ts'
import type { Goal } from '../scorers/scorers.ts'
import { readJson } from './data-folder.ts'

type Pair = readonly [number, number]

interface Source {
  readonly round: string
  readonly group?: string
  readonly date: string
  readonly team1: string
  readonly team2: string
  readonly score?: { readonly ft?: Pair; readonly et?: Pair; readonly p?: Pair }
  readonly status?: string
  readonly goals1?: readonly SourceGoal[]
  readonly goals2?: readonly SourceGoal[]
}

interface SourceGoal {
  readonly name: string
  readonly penalty?: boolean
  readonly owngoal?: boolean
}

export interface RoundMatch extends Match {
  readonly roundName: string
  readonly group: string | null
  readonly goals: readonly Goal[]
}

export function readOpenfootball(path: string): readonly RoundMatch[] {
  const { matches } = readJson(path) as { readonly matches: readonly Source[] }
  return matches.map((source, index) => {
    const { round, group, date, team1: home, team2: away, score } = source
    const id = String(index)
    return {
      id,
      home,
      away,
      day: date,
      round: /Matchday (\d+)$/.exec(round) ? Number(/(\d+)$/.exec(round)![1]) : null,
      roundName: round,
      group: group ?? (/^Group .$/.test(round) ? round : null),
      score: scoreOf(score?.ft),
      extraTime: scoreOf(score?.et),
      penalties: scoreOf(score?.p),
      goals: [...goalsOf(source.goals1 ?? [], id, home, away), ...goalsOf(source.goals2 ?? [], id, away, home)],
    }
  })
}

function scoreOf(pair: Pair | undefined): Score | null {
  return pair ? { home: pair[0], away: pair[1] } : null
}

// Own goals are listed under the side that benefits; we keep the scorer's own team.
function goalsOf(goals: readonly SourceGoal[], match: string, side: string, other: string): readonly Goal[] {
  return goals.map(({ name: player, penalty, owngoal }) => ({
    match,
    player,
    team: owngoal ? other : side,
    kind: owngoal ? 'ownGoal' : penalty ? 'penalty' : 'goal',
  }))
}
