import { useQuery } from '@tanstack/react-query'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { keyChoicesQuery } from './usage-queries.ts'

/** One of the account's keys, in the address. */
export function KeyFilter() {
  const keys = useQuery(keyChoicesQuery())
  const choices = (keys.data?.data ?? []).map(({ id, name, prefix }) => ({ value: id, label: `${name} (${prefix}…)` }))
  return <SelectFilter name="chave" label="Chave" all="Todas as chaves" choices={choices} />
}
