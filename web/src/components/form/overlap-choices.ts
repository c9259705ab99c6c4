/** How many hours the old secret of a key or a webhook still works after a new one is made. */
export const overlapChoices = [
  { value: '0', label: 'Não: o atual para agora' },
  { value: '1', label: 'Sim, por 1 hora' },
  { value: '24', label: 'Sim, por 1 dia' },
  { value: '72', label: 'Sim, por 3 dias' },
  { value: '168', label: 'Sim, por 7 dias' },
] as const
