import { brazilianStates } from '@meio-campo/contract/rules'

export const stateChoices = Object.entries(brazilianStates).map(([value, label]) => ({ value, label }))
