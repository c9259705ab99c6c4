import { nameSorts } from '../../../console/record-list/record-list.tsx'

export const teamKinds = [
  { value: 'clube', label: 'Clubes' },
  { value: 'selecao', label: 'Seleções' },
] as const

/** What every list of teams can be sorted by. */
export const teamSorts = [
  ...nameSorts,
  { value: 'founded', label: 'Mais antigos' },
  { value: '-founded', label: 'Mais novos' },
] as const
