import type { Player } from '@meio-campo/contract'
import { MOST_COMPARED_PLAYERS } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../../../api/query.ts'
import { useDebouncedValue } from '../../../../components/debounced-value.ts'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { SuggestedInput } from '../../../../components/list/suggested-input.tsx'
import { comparedIn } from '../player-page-search.ts'

const PAUSE_MS = 250

const suggestionsQuery = (q: string) => ({
  ...read('/api/v1/jogadores', { query: { q, limit: 8 } }),
  enabled: q.length > 1,
})

interface Props {
  /** The player of the page, who is not offered for comparison. */
  readonly id: string
}

/** Adds a player to the address, by name. Without a free place the field is not shown. */
export function PlayerComparisonField({ id }: Props) {
  const { search, set } = useListSearch()
  const others = comparedIn(search['com'])
  const [typed, setTyped] = useState('')
  const debounced = useDebouncedValue(typed.trim(), PAUSE_MS)
  const { data } = useQuery(suggestionsQuery(debounced))
  if (others.length >= MOST_COMPARED_PLAYERS) return null
  const offered = typed === '' ? [] : (data?.data ?? []).filter((player) => player.id !== id)
  return (
    <SuggestedInput
      label="Comparar com"
      placeholder="Comparar com…"
      text={typed}
      offers={offered
        .filter((player) => !others.includes(player.id))
        .map((player) => ({ id: player.id, words: offer(player) }))}
      onType={setTyped}
      onPick={(picked) => {
        setTyped('')
        set({ com: [...others, picked].join(',') })
      }}
    />
  )
}

/** Players can have the same name, so the team or the year of birth is shown too. */
function offer({ name, team, birthDate }: Player): string {
  const more = team?.name ?? birthDate?.slice(0, 4)
  return more ? `${name} (${more})` : name
}
