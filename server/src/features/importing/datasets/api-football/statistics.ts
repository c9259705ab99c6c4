import type { Side, StatisticsRecord } from '../../records/records.ts'
import { bag, bags, key, text, whole, type Bag } from '../answers/fields.ts'

type Figure = Exclude<keyof StatisticsRecord, 'side'>

const FIGURES: Readonly<Record<string, Figure>> = {
  'Ball Possession': 'possession',
  'Total Shots': 'shots',
  'Shots on Goal': 'shotsOnTarget',
  'Corner Kicks': 'corners',
  Fouls: 'fouls',
  Offsides: 'offsides',
  'Goalkeeper Saves': 'saves',
  'Total passes': 'passes',
  'Passes accurate': 'passesCompleted',
}
const NONE: Readonly<Record<Figure, null>> = {
  possession: null,
  shots: null,
  shotsOnTarget: null,
  corners: null,
  fouls: null,
  offsides: null,
  saves: null,
  passes: null,
  passesCompleted: null,
}

/** Figures of a whole match. A value is a number, `54%`, or null for none counted; what contradicts itself is left out. */
export function statisticsOf(fixture: Bag): StatisticsRecord[] {
  const home = key(bag(bag(fixture, 'teams'), 'home'))
  const rows = bags(fixture, 'statistics').flatMap((stated): StatisticsRecord[] => {
    const side: Side = key(bag(stated, 'team')) === home ? 'home' : 'away'
    const figures: Record<Figure, number | null> = { ...NONE }
    for (const each of bags(stated, 'statistics')) {
      const name = text(each, 'type') ?? ''
      if (Object.hasOwn(FIGURES, name)) figures[FIGURES[name]!] = figureOf(each)
    }
    if (Object.values(figures).every((figure) => figure === null)) return []
    const { shots, shotsOnTarget, passes, passesCompleted } = figures
    if (shots !== null && shotsOnTarget !== null && shotsOnTarget > shots) figures.shotsOnTarget = null
    if (passes !== null && passesCompleted !== null && passesCompleted > passes) figures.passesCompleted = null
    return [{ side, ...figures }]
  })
  const total = rows.reduce((sum, { possession }) => sum + (possession ?? Number.NaN), 0)
  const sure = rows.length === 2 && total === 100
  return sure ? rows : rows.map((row) => ({ ...row, possession: null }))
}

function figureOf(each: Bag): number | null {
  const stated = text(each, 'value')
  const value = stated === null ? whole(each, 'value') : Number(/^(\d{1,3})%$/.exec(stated)?.[1] ?? -1)
  return value !== null && value >= 0 && value <= 5000 ? value : null
}
