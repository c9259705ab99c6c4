import { compareText } from '../match/chronology.ts'
import type { PlayerId, TeamId } from '../match/match.ts'
import type { CardColor } from './card-color.ts'
import type { Card, CardKind } from './card.ts'

export type CardCounts = Readonly<Record<CardKind, number>>

export interface PlayerCards extends CardCounts {
  readonly player: PlayerId
  /** The last one carded for. */
  readonly team: TeamId
}

export interface TeamCards extends CardCounts {
  readonly team: TeamId
}

/** Cards as shown, most of the wanted colour first; without a colour reds weigh first. Give the cards oldest first. */
export function playerCards(cards: readonly Card[], color?: CardColor): readonly PlayerCards[] {
  return [...Map.groupBy(cards, ({ player }) => player)]
    .map(([player, own]) => ({ player, team: own.at(-1)!.team, ...countsOf(own) }))
    .filter((row) => color === undefined || cardsShown(row, color) > 0)
    .sort((a, b) => compareCounts(a, b, color) || compareText(a.player, b.player))
}

export function teamCards(teams: readonly TeamId[], cards: readonly Card[], color?: CardColor): readonly TeamCards[] {
  const byTeam = Map.groupBy(cards, ({ team }) => team)
  return teams
    .map((team) => ({ team, ...countsOf(byTeam.get(team) ?? []) }))
    .sort((a, b) => compareCounts(a, b, color) || compareText(a.team, b.team))
}

export function countsOf(cards: readonly Card[]): CardCounts {
  const counts = { yellow: 0, secondYellow: 0, red: 0 }
  for (const { kind } of cards) counts[kind] += 1
  return counts
}

/** A second yellow sends off: it belongs to the reds. */
export function cardsShown(counts: CardCounts, color: CardColor): number {
  return color === 'yellow' ? counts.yellow : counts.secondYellow + counts.red
}

function compareCounts(a: CardCounts, b: CardCounts, color: CardColor | undefined): number {
  const reds = cardsShown(b, 'red') - cardsShown(a, 'red')
  const yellows = cardsShown(b, 'yellow') - cardsShown(a, 'yellow')
  return color === 'yellow' ? yellows || reds : reds || yellows
}
