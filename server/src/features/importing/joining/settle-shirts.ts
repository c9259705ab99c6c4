import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { readTrust } from '../choosing/dataset-trust.ts'

interface Wearer {
  readonly edition_id: string
  readonly team_id: string
  readonly person_id: string
  readonly number: number
  readonly dataset_id: string | null
}

/**
 * One shirt of a squad is one player's. Where two lists give it to two, who are not one person, the one of the more
 * trusted list keeps it; the other, replaced before the tournament, leaves the squad.
 */
export async function settleShirts(transaction: Transaction<DB>, editions: readonly string[]): Promise<void> {
  if (editions.length === 0) return
  const { rows } = await sql<Wearer>`
    with shared as (
      select edition_id, team_id, number from squad_members
      where edition_id = any (${editions}::text[]) and role = 'player' and number > 0
      group by 1, 2, 3 having count(*) > 1 and count(distinct dataset_id) > 1)
    select s.edition_id, s.team_id, s.person_id, s.number, s.dataset_id
    from squad_members as s join shared using (edition_id, team_id, number) where s.role = 'player'`.execute(
    transaction,
  )
  const trust = await readTrust(transaction)
  const rank = ({ dataset_id }: Wearer) => (dataset_id === null ? -1 : trust(dataset_id, 'squad'))
  const groups = Map.groupBy(rows, ({ edition_id, team_id, number }) => `${edition_id} ${team_id} ${number}`)
  const leaving = [...groups.values()].flatMap((wearers) => {
    const best = Math.min(...wearers.map(rank))
    return wearers.filter((wearer) => rank(wearer) > best)
  })
  for (const { edition_id, team_id, person_id } of leaving)
    await transaction
      .deleteFrom('squad_members')
      .where('edition_id', '=', edition_id)
      .where('team_id', '=', team_id)
      .where('person_id', '=', person_id)
      .where('role', '=', 'player')
      .execute()
}
