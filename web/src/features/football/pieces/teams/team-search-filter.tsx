import { useQuery } from '@tanstack/react-query'
import type { Team } from '@meio-campo/contract'
import { useState } from 'react'
import { read } from '../../../../api/query.ts'
import { recordNameQuery } from '../../../../api/record-name.ts'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { SuggestedInput } from '../../../../components/list/suggested-input.tsx'
import { useDebouncedValue } from '../../../../components/debounced-value.ts'
import { homeWords } from './team-words.ts'

const PAUSE_MS = 250

const teamSuggestionsQuery = (q: string) => ({
  ...read('/api/v1/times', { query: { q, limit: 8 } }),
  enabled: q.length > 1,
})

interface Props {
  /** In the address; it holds the team's id. */
  readonly name: string
  readonly label: string
  readonly placeholder: string
}

/** A filter for one team, found by its name. */
export function TeamSearchFilter({ name, label, placeholder }: Props) {
  const { search } = useListSearch()
  const id = search[name] ?? ''
  // When the address names another team (back, a link), the key remounts the field with that team's name.
  return <Field key={id} id={id} name={name} label={label} placeholder={placeholder} />
}

function Field({ id, name, label, placeholder }: Props & { readonly id: string }) {
  const { set } = useListSearch()
  const named = useQuery({ ...recordNameQuery('team', id), enabled: id !== '' })
  const [typed, setTyped] = useState<string | null>(null)
  const debounced = useDebouncedValue(typed?.trim() ?? '', PAUSE_MS)
  const { data } = useQuery(teamSuggestionsQuery(debounced))
  return (
    <SuggestedInput
      label={label}
      placeholder={placeholder}
      text={typed ?? (named.isError ? id : (named.data ?? ''))}
      offers={typed ? (data?.data ?? []).map((team) => ({ id: team.id, words: offer(team) })) : []}
      onType={(value) => {
        setTyped(value)
        if (value === '' && id !== '') set({ [name]: undefined })
      }}
      onPick={(picked) => set({ [name]: picked })}
    />
  )
}

/** Team names repeat across cities, so the place is added. */
function offer(team: Team): string {
  const place = homeWords(team)
  return place && place !== team.name ? `${team.name} (${place})` : team.name
}
