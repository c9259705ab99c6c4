import type { AiringsSheet, Problem } from '@meio-campo/contract'

type Airing = AiringsSheet['airings'][number]

/** In all of Brazil, only in some states, or in all but some. */
export type Reach = 'all' | 'only' | 'but'

/** An airing while it is edited: "only in" stays chosen also before a state is. */
export interface AiringRow {
  readonly streaming: string
  readonly url: string | null
  readonly reach: Reach
  readonly states: readonly string[]
}

export interface AiringRows {
  readonly airings: readonly AiringRow[]
}

export const emptyRow: AiringRow = { streaming: '', url: null, reach: 'all', states: [] }

export function toRows(airings: readonly Airing[]): AiringRows {
  const rows = airings.map(({ streaming, url, statesIncluded, statesExcluded }): AiringRow => {
    const reach = statesIncluded.length > 0 ? 'only' : statesExcluded.length > 0 ? 'but' : 'all'
    return { streaming, url, reach, states: reach === 'only' ? statesIncluded : statesExcluded }
  })
  return { airings: rows.toSorted((a, b) => (a.streaming < b.streaming ? -1 : 1)) }
}

export function toSheet(rows: readonly AiringRow[]): AiringsSheet {
  return {
    airings: rows
      .filter(({ streaming }) => streaming !== '')
      .map(({ streaming, url, reach, states }) => ({
        streaming,
        url,
        statesIncluded: reach === 'only' ? [...states] : [],
        statesExcluded: reach === 'but' ? [...states] : [],
      })),
  }
}

/**
 * Without a state, "only in some" would be stored as everywhere: the opposite of what was chosen. A row without a service
 * would be stored as nothing, and what was said in it would be gone.
 */
export function checkRows({ airings }: AiringRows): Problem['errors'] {
  return airings.flatMap(({ streaming, reach, states }, index) => [
    ...(streaming === ''
      ? [{ field: `airings.${index}.streaming`, message: 'Escolha o serviço, ou tire esta transmissão.' }]
      : []),
    ...(reach !== 'all' && states.length === 0
      ? [{ field: `airings.${index}.states`, message: 'Escolha pelo menos um estado, ou “No Brasil todo”.' }]
      : []),
  ])
}
