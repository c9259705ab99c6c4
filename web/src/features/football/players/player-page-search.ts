import { MOST_COMPARED_PLAYERS } from '@meio-campo/contract/rules'
import { PART_ORDER, tidyPartOrder } from '../../../components/list/part-order.ts'
import { parsePlayerMatchesSearch, type PlayerMatchesSearch } from './player-matches-search.ts'

/** What the address of a player holds: filters of the matches, or `?ver=numeros&com=marta,formiga`. */
export interface PlayerPageSearch extends PlayerMatchesSearch {
  readonly ver?: 'numeros'
  readonly com?: string
  /** The orders of the tables that are parts of the page. */
  readonly ordem?: string
}

const ID = /^[a-z0-9_]{1,200}$/

export function parsePlayerPageSearch(search: Readonly<Record<string, unknown>>): PlayerPageSearch {
  const { ver, com } = search
  const ordem = tidyPartOrder(search[PART_ORDER])
  const ordered = ordem === undefined ? {} : { ordem }
  if (ver !== 'numeros') return { ...parsePlayerMatchesSearch(search), ...ordered }
  const { temporada, campeonato } = parsePlayerMatchesSearch(search)
  const others = comparedIn(com)
  return {
    ver,
    ...(temporada && { temporada }),
    ...(campeonato && { campeonato }),
    ...(others.length > 0 && { com: others.join(',') }),
    ...ordered,
  }
}

/** The ids of the players to compare with, without duplicates and limited to what fits on the page. */
export function comparedIn(com: unknown): readonly string[] {
  if (typeof com !== 'string') return []
  return [...new Set(com.split(','))].filter((id) => ID.test(id)).slice(0, MOST_COMPARED_PLAYERS)
}
