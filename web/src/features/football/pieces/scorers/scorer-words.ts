import type { ScorerRow } from '@meio-campo/contract'
import { numberFormat, plural } from '@meio-campo/contract/rules'

const average = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "1 gol", "12 gols". */
export const goalWords = (goals: number): string => `${goals} ${plural(goals, 'gol', 'gols')}`

/** "0,62"; "–" without a match to divide by. */
export const perGame = (goals: number, played: number | null): string => (played ? average.format(goals / played) : '–')

/** "1 assistência", "8 assistências". */
export const assistWords = (assists: number): string => `${assists} ${plural(assists, 'assistência', 'assistências')}`

/** A player who changed teams within an edition has one row per team. */
export const scorerKey = ({ player, team }: ScorerRow): string => `${player.id ?? player.name} ${team.id}`
