import type { ConductScale } from '../../match/sanction.ts'

export const fifaConduct: ConductScale = { yellow: 1, secondYellow: 3, red: 4, yellowAndRed: 5 }

export const uefaConduct: ConductScale = { yellow: 1, secondYellow: 3, red: 3, yellowAndRed: 4 }

export const spanishConduct: ConductScale = { yellow: 1, secondYellow: 2, red: 3, yellowAndRed: 4 }
