import { createContext, useContext } from 'react'

/** What stands around is about, where a page has the same parts several times: their names say which is which. */
export const PartOf = createContext<string | null>(null)

/** The name of a part of a page, with what it belongs to where there are several. */
export function usePartName(name: string): string {
  const of = useContext(PartOf)
  return of === null ? name : `${name}: ${of}`
}
