import { compareText } from '../match/chronology.ts'
import type { TeamId } from '../match/match.ts'
import type { Contest } from './contest.ts'
import type { Criterion, Scope } from './criterion.ts'
import { measureWithin } from './measure.ts'

/** One criterion telling level teams apart, best part first. */
export interface Split {
  readonly criterion: Criterion
  readonly parts: readonly (readonly TeamId[])[]
}

/** Ranks, best first (teams that nothing told apart share one), and how they came about. */
export interface Ordering {
  readonly ranks: readonly (readonly TeamId[])[]
  readonly splits: readonly Split[]
}

// Neighbouring criteria of one scope look at the same matches: the teams level when the run began.
interface Step {
  readonly scope: Scope
  readonly reapply: boolean
  readonly criteria: readonly Criterion[]
}

export function orderTeams(contest: Contest): Ordering {
  const teams = [...contest.phase.teams].sort(compareText)
  return settle(contest, teams, stepsOf(contest.phase.rules.criteria))
}

function settle(contest: Contest, level: readonly TeamId[], steps: readonly Step[]): Ordering {
  const [step, ...rest] = steps
  if (!step || level.length < 2) return { ranks: level.length > 0 ? [level] : [], splits: [] }

  const { ranks: parts, splits } = refine(contest, level, step)
  const settled = parts.map((part) => settle(contest, part, step.reapply && part.length < level.length ? steps : rest))
  return {
    ranks: settled.flatMap((ordering) => ordering.ranks),
    splits: [...splits, ...settled.flatMap((ordering) => ordering.splits)],
  }
}

function refine(contest: Contest, level: readonly TeamId[], step: Step): Ordering {
  const measure = measureWithin(contest, step.scope, level)
  if (!measure) return { ranks: [level], splits: [] }

  return step.criteria.reduce<Ordering>(
    ({ ranks, splits }, criterion) => {
      const finer = ranks.map((part) => partition(part, (team) => measure(criterion.metric, team)))
      const told = finer.filter((parts) => parts.length > 1).map((parts) => ({ criterion, parts }))
      return { ranks: finer.flat(), splits: [...splits, ...told] }
    },
    { ranks: [level], splits: [] },
  )
}

function partition(teams: readonly TeamId[], valueOf: (team: TeamId) => number): readonly (readonly TeamId[])[] {
  const byValue = Map.groupBy(teams, valueOf)
  return [...byValue].sort(([a], [b]) => b - a).map(([, part]) => part)
}

function stepsOf(criteria: readonly Criterion[]): readonly Step[] {
  const steps: (Step & { readonly criteria: Criterion[] })[] = []
  for (const criterion of criteria) {
    const { scope, reapply } = criterion
    const last = steps.at(-1)
    if (last && scope !== 'all' && last.scope === scope && last.reapply === reapply) last.criteria.push(criterion)
    else steps.push({ scope, reapply, criteria: [criterion] })
  }
  return steps
}
