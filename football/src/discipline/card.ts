import type { MatchId, PlayerId, Side, TeamId } from '../match/match.ts'
import { addSanctions, noSanctions, type SanctionKind, type Sanctions } from '../match/sanction.ts'
import type { MatchEvent } from '../match/event.ts'

/** As shown by the referee: a second yellow is its own kind, not a yellow followed by a red. */
export type CardKind = 'yellow' | 'secondYellow' | 'red'

export interface Card {
  readonly match: MatchId
  readonly team: TeamId
  readonly player: PlayerId
  readonly kind: CardKind
}

/** One player's sanction in one match. */
export interface PlayerSanction {
  readonly match: MatchId
  readonly team: TeamId
  readonly player: PlayerId
  readonly kind: SanctionKind
}

/** Cards added up to at most one sanction per player and match. */
export function sanctionsFrom(cards: readonly Card[]): readonly PlayerSanction[] {
  const shown = Map.groupBy(cards, ({ match, team, player }) => JSON.stringify([match, team, player]))
  return [...shown.values()].map((own) => {
    const { match, team, player } = own[0]!
    return { match, team, player, kind: sanctionFor(own.map(({ kind }) => kind)) }
  })
}

/** What a match's cards mean for a team's conduct. */
export function teamSanctions(team: TeamId, cards: readonly Card[]): Sanctions {
  return sanctionsFrom(cards.filter((card) => card.team === team)).reduce(
    (sum, { kind }) => addSanctions(sum, { ...noSanctions, [kind]: 1 }),
    noSanctions,
  )
}

// Two plain yellows are what sources without a kind of their own for it write for a second yellow.
function sanctionFor(kinds: readonly CardKind[]): SanctionKind {
  const yellows = kinds.filter((kind) => kind === 'yellow').length
  if (kinds.includes('secondYellow') || yellows > 1) return 'secondYellow'
  if (kinds.includes('red')) return yellows > 0 ? 'yellowAndRed' : 'red'
  return 'yellow'
}

export function cardsInEvents(
  match: { readonly id: MatchId } & Readonly<Record<Side, TeamId>>,
  events: readonly MatchEvent[],
): readonly Card[] {
  return events.flatMap(({ type, side, player }) =>
    (type === 'yellow' || type === 'secondYellow' || type === 'red') && side && player
      ? [{ match: match.id, team: match[side], player, kind: type }]
      : [],
  )
}
