export const strengthWords = ['Muito fraca', 'Fraca', 'Razoável', 'Boa', 'Forte'] as const
export type Strength = 0 | 1 | 2 | 3 | 4
