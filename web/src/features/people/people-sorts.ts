export const peopleSorts = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: '-name', label: 'Nome, de Z a A' },
  { value: '-birth', label: 'Mais novos' },
  { value: 'birth', label: 'Mais velhos' },
  { value: '-updated', label: 'Mudados há pouco' },
] as const
