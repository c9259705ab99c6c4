import { createContext, use } from 'react'

/** Which rows of a list are chosen. Provided by whoever has something to do with them; a table then shows boxes. */
export interface RowSelection {
  readonly has: (key: string) => boolean
  readonly toggle: (key: string) => void
}

export const RowSelectionContext = createContext<RowSelection | null>(null)

export const useRowSelection = (): RowSelection | null => use(RowSelectionContext)
