import type { SideFigures, StatisticsSheet } from '@meio-campo/contract'
import type { Context } from '../../../platform/context.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { findStatistics } from '../../football/rows/match-statistics.ts'
import { saveSheet, type MatchAddress, replaceRows } from './sheet-edit.ts'

const SIDES = ['home', 'away'] as const

export function replaceStatistics(context: Context, caller: Caller, address: MatchAddress, sheet: StatisticsSheet) {
  refuseContradictions(sheet)
  return saveSheet(context, caller, address, {
    what: 'as estatísticas',
    read: async (database) => ({
      statistics: (await findStatistics(database, [address.idjogo])).get(address.idjogo) ?? [],
    }),
    write: (transaction) => {
      const rows = sheet.statistics.flatMap(({ period, ...sides }) =>
        SIDES.flatMap((side) => {
          const figures = sides[side]
          return figures && hasFigures(figures) ? [{ side, period, ...columnsOf(figures) }] : []
        }),
      )
      return replaceRows(transaction, 'match_statistics', address.idjogo, ['side', 'period'], rows)
    },
  })
}

const hasFigures = (figures: SideFigures) => Object.values(figures).some((figure) => figure !== null)

function columnsOf({ shotsOnTarget, passesCompleted, ...rest }: SideFigures) {
  return { ...rest, shots_on_target: shotsOnTarget, passes_completed: passesCompleted }
}

function refuseContradictions({ statistics }: StatisticsSheet): void {
  const periods = statistics.map(({ period }) => period)
  const fields = statistics.flatMap((row, index): FieldError[] => {
    const at = `statistics.${index}`
    const { home, away, period } = row
    const possession = (home?.possession ?? 0) + (away?.possession ?? 0)
    const both = home?.possession != null && away?.possession != null
    return [
      ...(periods.indexOf(period) < index ? [{ field: `${at}.period`, message: 'Este período está repetido.' }] : []),
      ...(both && possession !== 100
        ? [{ field: `${at}.home.possession`, message: 'A posse dos dois lados soma 100%.' }]
        : []),
      ...SIDES.flatMap((side) => exceeding(row[side], `${at}.${side}`)),
    ]
  })
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

function exceeding(figures: SideFigures | null, at: string): FieldError[] {
  if (!figures) return []
  const { shots, shotsOnTarget, passes, passesCompleted } = figures
  return [
    ...(shots !== null && shotsOnTarget !== null && shotsOnTarget > shots
      ? [{ field: `${at}.shotsOnTarget`, message: 'Não pode haver mais finalizações no alvo que finalizações.' }]
      : []),
    ...(passes !== null && passesCompleted !== null && passesCompleted > passes
      ? [{ field: `${at}.passesCompleted`, message: 'Não pode haver mais passes certos que passes.' }]
      : []),
  ]
}
