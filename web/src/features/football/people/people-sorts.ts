import { changedSort, nameSorts } from '../../../console/record-list/record-sorts.ts'

export const peopleSorts = [
  ...nameSorts,
  { value: '-birth', label: 'Mais novos' },
  { value: 'birth', label: 'Mais velhos' },
  changedSort,
] as const
