import { changedSort, fameSort, nameSorts } from '../../../console/record-list/record-list.tsx'

export const peopleSorts = [
  fameSort,
  ...nameSorts,
  { value: '-birth', label: 'Mais novos' },
  { value: 'birth', label: 'Mais velhos' },
  changedSort,
] as const
