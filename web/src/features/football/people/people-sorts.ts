import { changedSort, nameSorts } from '../../../console/record-list/record-list.tsx'

export const peopleSorts = [
  ...nameSorts,
  { value: '-birth', label: 'Mais novos' },
  { value: 'birth', label: 'Mais velhos' },
  changedSort,
] as const
