import type { Match, Team, TeamPage } from '@meio-campo/contract'
import { countryName } from '../../../../components/flag/country-name.ts'
import { shownScore } from '../matches/match-stage.ts'

/** "Clube", "Seleção feminina", "Seleção masculina sub-20". */
export function teamKindWords({ kind, gender, ageLevel }: Pick<Team, 'kind' | 'gender' | 'ageLevel'>): string {
  const [noun, women, men] =
    kind === 'national' ? ['Seleção', 'feminina', 'masculina'] : ['Clube', 'feminino', 'masculino']
  const age = /^u(\d{2})$/.exec(ageLevel)?.[1]
  const who = gender === 'women' ? women : age ? men : null
  return [noun, who, age && `sub-${age}`].filter(Boolean).join(' ')
}

/** "Salvador, BA", "Montevidéu, Uruguai", "Brasil". */
export function homeWords({ city, state, country }: Pick<Team, 'city' | 'state' | 'country'>): string | null {
  const land = country && countryName(country)
  return [city, city && country === 'BR' ? state : land].filter(Boolean).join(', ') || null
}

export type FormLetter = 'V' | 'E' | 'D'

/** A finished match from one team's side; a draw decided on penalties stays a draw. */
export function outcomeOf(match: Pick<Match, 'home' | 'score' | 'extraTime'>, team: string) {
  const score = shownScore(match)
  if (!score) return null
  const atHome = match.home.id === team
  const [own, other] = atHome ? [score.home, score.away] : [score.away, score.home]
  const letter: FormLetter = own > other ? 'V' : own < other ? 'D' : 'E'
  return { atHome, own, other, letter }
}

/** The share of the possible points, 0 to 100. */
export function pointsShare({ played, won, drawn }: { played: number; won: number; drawn: number }): number | null {
  return played === 0 ? null : Math.round(((won * 3 + drawn) / (played * 3)) * 100)
}

/** "+12", "0", "−3": a minus as wide as a plus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** A real club may play in the demonstration: its players and results are then invented. */
export const isDemonstration = ({
  demo,
  lastMatches,
  nextMatch,
}: Pick<TeamPage, 'demo' | 'lastMatches' | 'nextMatch'>) =>
  demo || lastMatches.some((match) => match.demo) || nextMatch?.demo === true
