import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ScorersSearch } from './scorers-search.ts'

interface Filter {
  readonly date?: string | undefined
  readonly local?: string | undefined
}

/** A date and a place are addresses of their own; the rest is their query. */
export function useScorersAddress(id: string, current: ScorersSearch) {
  const navigate = useNavigate()
  return useCallback(
    ({ date, local }: Filter, search: ScorersSearch = current) => {
      const more = { search, resetScroll: false } as const
      if (date) void navigate({ to: '/campeonatos/$id/artilheiros/$date', params: { id, date }, ...more })
      else if (local) void navigate({ to: '/campeonatos/$id/artilheiros/$local', params: { id, local }, ...more })
      else void navigate({ to: '/campeonatos/$id/artilheiros', params: { id }, ...more })
    },
    [navigate, id, current],
  )
}
