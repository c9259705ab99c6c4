import { changedSort, nameSorts } from '../record-list/record-sorts.ts'

export const peopleSorts = [
  ...nameSorts,
  { value: '-birth', label: 'Mais novos' },
  { value: 'birth', label: 'Mais velhos' },
  changedSort,
] as const
