import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { CardsSearch } from './cards-search.ts'

interface Filter {
  readonly date?: string | undefined
  readonly color?: string | undefined
}

/** A date, and within it a colour, are addresses of their own. */
export function useCardsAddress(id: string, current: CardsSearch) {
  const navigate = useNavigate()
  return useCallback(
    ({ date, color }: Filter, search: CardsSearch = current) => {
      const more = { search, resetScroll: false } as const
      if (date && color) {
        void navigate({ to: '/campeonatos/$id/cartoes/$date/$color', params: { id, date, color }, ...more })
      } else if (date) void navigate({ to: '/campeonatos/$id/cartoes/$date', params: { id, date }, ...more })
      else void navigate({ to: '/campeonatos/$id/cartoes', params: { id }, ...more })
    },
    [navigate, id, current],
  )
}
