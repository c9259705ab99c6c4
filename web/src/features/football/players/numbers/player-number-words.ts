import type { OnePlayerNumbers } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import type { SideBySideRow } from '../../../../components/chart/side-by-side.tsx'
import { heightWords } from '../../people/person-words.ts'

const perGame = (value: number, played: number) => (played === 0 ? null : value / played)
const twoPlaces = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholeWords = (value: number) => value.toLocaleString('pt-BR')
const twoPlacesWords = (value: number) => twoPlaces.format(value)

/** Number by number, for two to four players beside each other. */
export function comparedRows(sides: readonly OnePlayerNumbers[]): readonly SideBySideRow[] {
  const row = (
    id: string,
    label: string,
    value: (side: OnePlayerNumbers) => number | null,
    more: Pick<SideBySideRow, 'better' | 'words'> = {},
  ): SideBySideRow => ({ id, label, values: sides.map(value), ...more })
  return [
    row('age', 'Idade', ({ player }) => player.age),
    row('height', 'Altura', ({ player }) => player.heightCm, { words: (cm) => heightWords(cm) ?? '–' }),
    row('played', 'Jogos', ({ total }) => total.played, { better: 'more' }),
    row('started', 'Como titular', ({ total }) => total.started, { better: 'more' }),
    row('minutes', 'Minutos', ({ total }) => total.minutes, { better: 'more', words: wholeWords }),
    row('goals', 'Gols', ({ total }) => total.goals, { better: 'more' }),
    row('perGame', 'Gols por jogo', ({ total }) => perGame(total.goals, total.played), {
      better: 'more',
      words: twoPlacesWords,
    }),
    row('minutesPerGoal', 'Minutos por gol', minutesPerGoal, { better: 'less' }),
    row('penalties', 'Gols de pênalti', ({ total }) => total.penalties),
    row('assists', 'Assistências', ({ total }) => total.assists, { better: 'more' }),
    row('yellow', 'Amarelos', ({ total }) => total.yellow),
    row('red', 'Expulsões', ({ total }) => sentOff(total)),
    row('teams', 'Times em que jogou', ({ teams }) => teams),
    row('opponents', 'Adversários', ({ opponents }) => opponents),
  ]
}

function sentOff({ secondYellow, red }: OnePlayerNumbers['total']): number | null {
  return secondYellow === null && red === null ? null : (secondYellow ?? 0) + (red ?? 0)
}

function minutesPerGoal({ total: { minutes, goals } }: OnePlayerNumbers): number | null {
  return minutes === null || goals === 0 ? null : Math.round(minutes / goals)
}

/** Every year from the first to the last in which one of them played. */
export function yearsOf(sides: readonly OnePlayerNumbers[]): readonly number[] {
  const years = sides.flatMap((side) => side.years.map(({ year }) => year))
  if (years.length === 0) return []
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index)
}

/** A figure year by year; null in years without a match. */
export function courseOf({ years }: OnePlayerNumbers, all: readonly number[], figure: 'played' | 'goals') {
  const known = new Map(years.map((one) => [one.year, one[figure]]))
  return all.map((year) => known.get(year) ?? null)
}
