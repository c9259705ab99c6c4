import { nextSort } from './sort-steps.ts'

/** The orders of the tables that are parts of one page, in the address: `?ordem=temporadas.goals,adversarios.-played`. */
export const PART_ORDER = 'ordem'

const ORDER = /^([a-z]+)\.(-?[a-zA-Z]+)$/

type Orders = ReadonlyMap<string, string>

function ordersIn(text: string | undefined): Orders {
  const stated = (text ?? '').split(',').flatMap((each) => {
    const [, part, word] = ORDER.exec(each) ?? []
    return part !== undefined && word !== undefined ? [[part, word] as const] : []
  })
  return new Map(stated)
}

const textOf = (orders: Orders) => [...orders].map(([part, word]) => `${part}.${word}`).join(',') || undefined

/** The valid order of parts in an address; undefined if there is none. */
export const tidyPartOrder = (text: unknown) => textOf(ordersIn(typeof text === 'string' ? text : undefined))

export const partOrderIn = (text: string | undefined, part: string) => ordersIn(text).get(part)

/** The address after a click on the head of a part's column; the orders of the other parts stay. */
export function nextPartOrder(text: string | undefined, part: string, word: string): string | undefined {
  const { [part]: current, ...others } = Object.fromEntries(ordersIn(text))
  const next = nextSort(word, current)
  return textOf(new Map(Object.entries({ ...others, ...(next !== undefined && { [part]: next }) })))
}
