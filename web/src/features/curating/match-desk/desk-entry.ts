import { parseStep, type Step } from './actions.ts'

/** What stands on a desk before it is an act: the question that is open, the minute that was typed, what is shown. */
export interface DeskEntry {
  readonly step: Step | null
  readonly minute: string
  /** The help with the keys is open. */
  readonly legend: boolean
  /** Counts are asked for their place on the pitch. */
  readonly places: boolean
}

export const emptyEntry: DeskEntry = { step: null, minute: '', legend: false, places: false }

export function parseEntry(text: string | null): DeskEntry {
  try {
    const { step, minute, legend, places } = JSON.parse(text ?? '{}') as Record<keyof DeskEntry, unknown>
    return {
      step: parseStep(step),
      minute: typeof minute === 'string' ? minute : '',
      legend: legend === true,
      places: places === true,
    }
  } catch {
    return emptyEntry
  }
}
