import type { Match, Team, TeamPage } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
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

const plain = numberFormat()

/** "+12", "0", "−3": a minus as wide as a plus. */
export const signed = (value: number): string =>
  value > 0 ? `+${plain.format(value)}` : value < 0 ? `−${plain.format(-value)}` : '0'

/** A real club may play in the demonstration: its players and results are then invented. */
export const isDemonstration = ({
  demo,
  lastMatches,
  nextMatch,
}: Pick<TeamPage, 'demo' | 'lastMatches' | 'nextMatch'>) =>
  demo || lastMatches.some((match) => match.demo) || nextMatch?.demo === true

const named = [
  ['Preto', 16, 16, 16],
  ['Branco', 255, 255, 255],
  ['Cinza', 140, 140, 140],
  ['Vermelho', 208, 28, 42],
  ['Grená', 122, 31, 56],
  ['Laranja', 236, 110, 30],
  ['Amarelo', 244, 196, 48],
  ['Verde', 10, 110, 60],
  ['Verde-claro', 120, 200, 90],
  ['Azul', 31, 79, 163],
  ['Azul-celeste', 90, 175, 230],
  ['Azul-marinho', 14, 30, 78],
  ['Roxo', 92, 50, 140],
  ['Rosa', 232, 120, 170],
  ['Marrom', 105, 65, 35],
  ['Dourado', 190, 150, 60],
] as const

/** The name people give a colour: the nearest of a few. */
export function colourWords(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255]
  const distance = ([, x, y, z]: (typeof named)[number]) => (x - r) ** 2 + (y - g) ** 2 + (z - b) ** 2
  return named.reduce((best, colour) => (distance(colour) < distance(best) ? colour : best))[0]
}
