import type { StructurePhase } from '@meio-campo/contract'

interface PlacedError {
  readonly field: string
  readonly message: string
}

/** The validation errors and the phases that were sent: a part that was changed since has no error. */
export interface RefusedStructure {
  readonly errors: readonly PlacedError[]
  readonly phases: readonly StructurePhase[]
}

/** `phases.0.zones.1.from` is about the zones of the first phase, all of them: two that overlap are mended at either. */
const PLACE = /^phases\.(\d+)\.(\w+)/

/** The errors that still hold of the phases as they are by now. */
export function stillRefused({ errors, phases: sent }: RefusedStructure, now: readonly StructurePhase[]) {
  return errors.filter(({ field }) => {
    const [, at, part] = PLACE.exec(field) ?? []
    if (at === undefined) return true
    const partOf = (phases: readonly StructurePhase[]) =>
      JSON.stringify(phases[Number(at)]?.[part as keyof StructurePhase])
    return partOf(sent) === partOf(now)
  })
}

/** By place within one phase; a sentence need not say again which phase it stands in. */
export function placesIn(errors: readonly PlacedError[], index: number, name: string): ReadonlyMap<string, string> {
  const start = `phases.${index}.`
  return new Map(
    errors
      .filter(({ field }) => field.startsWith(start))
      .map(({ field, message }) => [field.slice(start.length), withoutName(message, name)] as const)
      .toReversed(),
  )
}

function withoutName(message: string, name: string): string {
  if (!message.startsWith(`${name}: `)) return message
  const rest = message.slice(name.length + 2)
  return `${rest.charAt(0).toLocaleUpperCase('pt-BR')}${rest.slice(1)}`
}
