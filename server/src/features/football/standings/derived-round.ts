import type { Match } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { getEditionStructure } from './edition-structure.ts'

interface Placed {
  readonly id: string
  readonly edition_id: string
}

/** The match of a page with its round, which for some knock-outs no source states. */
export async function withDerivedRound<M extends Match>(database: Queryable, row: Placed, match: M): Promise<M> {
  return match.round ? match : { ...match, round: await findDerivedRound(database, row) }
}

/** The round of a match of a knock-out of which no source states it: it follows from who met whom. */
export async function findDerivedRound(database: Queryable, { id, edition_id }: Placed): Promise<Match['round']> {
  const { phases } = await getEditionStructure(database, edition_id)
  const tie = phases.flatMap(({ ties }) => ties).find(({ legs }) => legs.some(({ match }) => match.id === id))
  return tie?.round ? { number: tie.round.number, name: tie.round.name } : null
}
