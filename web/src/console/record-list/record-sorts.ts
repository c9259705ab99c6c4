export const nameSorts = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: '-name', label: 'Nome, de Z a A' },
] as const

export const changedSort = { value: '-updated', label: 'Mudados há pouco' } as const

/** What every list of records can be sorted by. */
export const recordSorts = [...nameSorts, changedSort] as const
