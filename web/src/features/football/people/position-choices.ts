/** The positions as the API's filters call them. */
export const positionChoices = [
  { value: 'goleiro', label: 'Goleiros' },
  { value: 'defensor', label: 'Defensores' },
  { value: 'meia', label: 'Meias' },
  { value: 'atacante', label: 'Atacantes' },
] as const
