import { compareText } from '../match/chronology.ts'
import type { PlayerId, TeamId } from '../match/match.ts'
import { type Card, type CardKind, teamSanctions } from './card.ts'
import { withPositions } from '../ranking/shared-position.ts'
import { conductPoints, type ConductScale } from '../match/sanction.ts'

const colors = { amarelo: 'yellow', vermelho: 'red' } as const

/** The colour shown last: a second yellow ends as a red one. */
export type CardColor = (typeof colors)[keyof typeof colors]

export type CardColorName = keyof typeof colors

export function parseCardColor(text: string): CardColor | null {
  return Object.hasOwn(colors, text) ? colors[text as CardColorName] : null
}

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

export interface FairPlayRow {
  readonly position: number
  readonly team: TeamId
  readonly conduct: number
}

/** Best behaved first; equal conduct shares a position. */
export function fairPlay(
  teams: readonly TeamId[],
  cards: readonly Card[],
  scale: ConductScale,
): readonly FairPlayRow[] {
  const ranked = teams
    .map((team) => ({ team, conduct: conductPoints(teamSanctions(team, cards), scale) }))
    .sort((a, b) => a.conduct - b.conduct || compareText(a.team, b.team))
  return withPositions(ranked, (a, b) => a.conduct === b.conduct)
}
