export interface Choice {
  readonly value: string
  readonly label: string
}

/** Whether a value from a link, a saved view or a reload is not among the choices. */
export const missingFrom = (choices: readonly Choice[], chosen: string): boolean =>
  chosen !== '' && !choices.some(({ value }) => value === chosen)

/** The choices with the chosen one among them: a list without it would show its first entry instead. */
export function withChosen(choices: readonly Choice[], chosen: string, called = chosen): readonly Choice[] {
  return missingFrom(choices, chosen) ? [...choices, { value: chosen, label: called }] : choices
}
