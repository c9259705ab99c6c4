import { useQuery } from '@tanstack/react-query'
import type { Team } from '@meio-campo/contract'
import { useId, useState } from 'react'
import { read } from '../../../../api/query.ts'
import fieldStyles from '../../../../components/form/field.module.css'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { useDebouncedValue } from '../../../../components/debounced-value.ts'
import styles from './team-search-filter.module.css'
import { homeWords } from './team-words.ts'

const PAUSE_MS = 250

const namedTeamQuery = (id: string) => read('/api/v1/times', { query: { ids: id } })

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

/** A filter for one team: the reader types a name and the browser suggests matching teams. */
export function TeamSearchFilter({ name, label, placeholder }: Props) {
  const { search } = useListSearch()
  const id = search[name] ?? ''
  // When the address names another team (back, a link), the key remounts the field with that team's name.
  return <Field key={id} id={id} name={name} label={label} placeholder={placeholder} />
}

function Field({ id, name, label, placeholder }: Props & { readonly id: string }) {
  const list = useId()
  const { set } = useListSearch()
  const named = useQuery({ ...namedTeamQuery(id), enabled: id !== '' })
  const [typed, setTyped] = useState<string | null>(null)
  const debounced = useDebouncedValue(typed?.trim() ?? '', PAUSE_MS)
  const { data } = useQuery(teamSuggestionsQuery(debounced))
  const offered = data?.data ?? []
  const current = named.data?.data[0]
  const text = typed ?? (current ? current.name : id)
  const type = (value: string) => {
    setTyped(value)
    const chosen = offered.find((team) => offer(team) === value)
    if (chosen) set({ [name]: chosen.id })
    else if (value === '' && id !== '') set({ [name]: undefined })
  }
  return (
    <>
      <input
        className={`${fieldStyles.input} ${styles.input}`}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        list={list}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          const first = offered[0]
          if (event.key === 'Enter' && typed && first) set({ [name]: first.id })
        }}
      />
      <datalist id={list}>
        {offered.map((team) => (
          <option key={team.id} value={offer(team)}>
            {offer(team)}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Team names repeat across cities, so the place is added. */
function offer(team: Team): string {
  const place = homeWords(team)
  return place && place !== team.name ? `${team.name} (${place})` : team.name
}
