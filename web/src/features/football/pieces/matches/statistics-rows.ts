import type { MatchStatistics } from '@meio-campo/contract'

export interface StatisticRow {
  readonly id: string
  readonly name: string
  readonly home: number | null
  readonly away: number | null
  /** How much of the bar is the home side's, in per cent; `null` where neither side has any: the bars stay empty. */
  readonly share: number | null
  readonly unit: '%' | ''
}

export const statisticNames = {
  possession: 'Posse de bola',
  shots: 'Finalizações',
  shotsOnTarget: 'No alvo',
  corners: 'Escanteios',
  passes: 'Passes',
  passesCompleted: 'Passes certos',
  saves: 'Defesas',
  fouls: 'Faltas',
  offsides: 'Impedimentos',
} as const

/** The figures known for at least one team, the most requested first. */
export function statisticRows({ home, away }: Pick<MatchStatistics, 'home' | 'away'>): readonly StatisticRow[] {
  return (Object.keys(statisticNames) as (keyof typeof statisticNames)[]).flatMap((id) => {
    const [left, right] = [home?.[id] ?? null, away?.[id] ?? null]
    if (left === null && right === null) return []
    const total = (left ?? 0) + (right ?? 0)
    return [
      {
        id,
        name: statisticNames[id],
        home: left,
        away: right,
        share: total === 0 ? null : ((left ?? 0) / total) * 100,
        unit: id === 'possession' ? '%' : '',
      },
    ]
  })
}

const periods: Readonly<Record<string, string>> = {
  match: 'Jogo',
  firstHalf: '1º tempo',
  secondHalf: '2º tempo',
  extraTimeFirstHalf: 'Prorr., 1º',
  extraTimeSecondHalf: 'Prorr., 2º',
}

export const periodName = (period: string): string => periods[period] ?? period
