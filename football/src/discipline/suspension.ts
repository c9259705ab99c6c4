import type { MatchId, PlayerId, TeamId } from '../match/match.ts'
import { type Card, type PlayerSanction, sanctionsFrom } from './card.ts'
import type { Sanctions } from '../match/sanction.ts'

/** When cards keep a player out: what each sanction adds to the count, and what it costs at once. */
export interface SuspensionRules {
  /** Cautions that make a match's ban; the count then starts again. */
  readonly limit: number
  readonly cautions: Sanctions
  readonly bans: Sanctions
  /** Stages after whose last match the count is wiped; bans already earned stay. */
  readonly wipedAfter: readonly string[]
}

/** A second yellow cancels its match's yellows; a yellow before a direct red still counts. */
export const cbfSuspensions: SuspensionRules = {
  limit: 3,
  cautions: { yellow: 1, secondYellow: 0, red: 0, yellowAndRed: 1 },
  bans: { yellow: 0, secondYellow: 1, red: 1, yellowAndRed: 1 },
  wipedAfter: [],
}

export const worldCupSuspensions: SuspensionRules = {
  ...cbfSuspensions,
  limit: 2,
  wipedAfter: ['quarter-finals'],
}

/** A team's match in the competition, played or to come. */
export interface Engagement {
  readonly match: MatchId
  readonly stage?: string | null
  readonly played: boolean
}

export interface Ban {
  readonly cause: 'cautions' | 'dismissal'
  readonly earnedIn: MatchId
  /** The match it keeps the player out of; `null` while none is scheduled. */
  readonly missed: MatchId | null
}

export interface PlayerRecord {
  readonly player: PlayerId
  readonly team: TeamId
  readonly cautions: number
  readonly bans: readonly Ban[]
  /** Out of the next match. */
  readonly suspended: boolean
  /** "Pendurado": one caution short of a ban. */
  readonly onTheEdge: boolean
}

interface Count {
  readonly cautions: number
  readonly pending: readonly Ban[]
  readonly served: readonly Ban[]
}

/** Every carded player of a team, folded over its matches in the order they are played. */
export function disciplineRecords(
  team: TeamId,
  calendar: readonly Engagement[],
  cards: readonly Card[],
  rules: SuspensionRules,
): readonly PlayerRecord[] {
  const sanctions = sanctionsFrom(cards.filter((card) => card.team === team))
  return [...Map.groupBy(sanctions, ({ player }) => player)].map(([player, own]) => {
    const { cautions, pending, served } = countThrough(calendar, own, rules)
    return {
      player,
      team,
      cautions,
      bans: [...served, ...pending],
      suspended: pending.length > 0,
      onTheEdge: cautions === rules.limit - 1,
    }
  })
}

function countThrough(
  calendar: readonly Engagement[],
  sanctions: readonly PlayerSanction[],
  rules: SuspensionRules,
): Count {
  const byMatch = new Map(sanctions.map((sanction) => [sanction.match, sanction]))
  const count = calendar.reduce<Count>(
    (before, { match, stage, played }, index) => {
      if (!played) return before
      const after = punish(serve(before, match), byMatch.get(match), rules)
      const stageEnds = calendar.slice(index + 1).every((later) => later.stage !== stage)
      return stageEnds && rules.wipedAfter.includes(stage ?? '') ? { ...after, cautions: 0 } : after
    },
    { cautions: 0, pending: [], served: [] },
  )
  const upcoming = calendar.filter((engagement) => !engagement.played)
  return {
    ...count,
    pending: count.pending.map((ban, index) => ({ ...ban, missed: upcoming[index]?.match ?? null })),
  }
}

function serve(count: Count, match: MatchId): Count {
  const [ban, ...pending] = count.pending
  return ban ? { ...count, pending, served: [...count.served, { ...ban, missed: match }] } : count
}

function punish(count: Count, sanction: PlayerSanction | undefined, rules: SuspensionRules): Count {
  if (!sanction) return count
  const { match, kind } = sanction
  const cautions = count.cautions + rules.cautions[kind]
  const full = cautions >= rules.limit
  const ban = (cause: Ban['cause']): Ban => ({ cause, earnedIn: match, missed: null })
  return {
    ...count,
    cautions: full ? 0 : cautions,
    pending: [
      ...count.pending,
      ...(full ? [ban('cautions')] : []),
      ...Array.from({ length: rules.bans[kind] }, () => ban('dismissal')),
    ],
  }
}
