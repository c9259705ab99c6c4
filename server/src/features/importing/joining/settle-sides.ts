import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { readTrust } from '../choosing/dataset-trust.ts'
import { turnedStatement, type MatchStatement } from '../choosing/match-statement.ts'
import { rechooseMatches } from './rechoose.ts'

interface Word {
  readonly record_id: string
  readonly dataset_id: string
  readonly file: string
  readonly said: MatchStatement
  /** The home team of the only other meeting of the two in the phase; null if that is not certain. */
  readonly other_home: 'home' | 'away' | null
}

/**
 * Sources may disagree about the home team of a match. It is shown as the most trusted source has it, in whatever order
 * they were imported, unless the same team would be at home twice and another source avoids that. What was recorded at
 * the desk stays.
 */
export async function settleSides(transaction: Transaction<DB>, matches: readonly string[]): Promise<void> {
  if (matches.length === 0) return
  const trust = await readTrust(transaction)
  const { rows } = await sql<Word>`
    select s.record_id, s.dataset_id, s.file, s.said, other.home as other_home
    from sources as s join matches as m on m.id = s.record_id and m.desk_at is null
    cross join lateral (
      select case when count(*) = 1 and not bool_or(exists (
          select from sources as t where t.kind = 'match' and t.record_id = o.id and (t.said -> 'turned') = 'true'
        )) then min(case o.home_id when m.home_id then 'home' else 'away' end) end as home
      from matches as o
      where o.phase_id = m.phase_id and o.id <> m.id
        and (o.home_id, o.away_id) in ((m.home_id, m.away_id), (m.away_id, m.home_id))
    ) as other
    where s.kind = 'match' and s.record_id = any (${matches}::text[])
    order by s.dataset_id, s.file`.execute(transaction)
  const wrong = [...Map.groupBy(rows, ({ record_id }) => record_id).values()].filter((words) => {
    const ranked = words.toSorted((a, b) => trust(a.dataset_id, 'sides') - trust(b.dataset_id, 'sides'))
    const alternating = ranked.find(({ said, other_home }) => other_home !== (said.turned ? 'away' : 'home'))
    return (alternating ?? ranked[0])?.said.turned === true
  })
  const ids = wrong.map(([word]) => word!.record_id)
  if (ids.length === 0) return
  await turnMatches(transaction, ids)
  await turnParts(transaction, ids)
  for (const { record_id, dataset_id, file, said } of wrong.flat())
    await transaction
      .updateTable('sources')
      .set({ said: JSON.stringify(turnedStatement(said)) })
      .where('kind', '=', 'match')
      .where('record_id', '=', record_id)
      .where('dataset_id', '=', dataset_id)
      .where('file', '=', file)
      .execute()
  await rechooseMatches(transaction, ids, { before: trust, after: trust })
}

const turned = (column: string) =>
  sql`case ${sql.ref(column)} when 'home' then 'away' when 'away' then 'home' else ${sql.ref(column)} end`

async function turnMatches(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`
    update matches set home_id = away_id, away_id = home_id,
      half_time_home = half_time_away, half_time_away = half_time_home,
      home_score = away_score, away_score = home_score,
      extra_time_home = extra_time_away, extra_time_away = extra_time_home,
      penalties_home = penalties_away, penalties_away = penalties_home,
      awarded_to = ${turned('awarded_to')}, shootout_winner = ${turned('shootout_winner')}
    where id = any (${ids}::text[])`.execute(transaction)
  await sql`
    update events set side = ${turned('side')}, score_home = score_away, score_away = score_home
    where match_id = any (${ids}::text[])`.execute(transaction)
  await sql`update player_statistics set side = ${turned('side')} where match_id = any (${ids}::text[])`.execute(
    transaction,
  )
}

/**
 * Rows whose key contains the side are deleted and inserted again, because swapping them one by one would violate the
 * key.
 */
async function turnParts(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  const tables = ['lineups', 'lineup_players', 'match_statistics'] as const
  const parts = new Map<string, object[]>()
  for (const table of tables) {
    const rows = await transaction.selectFrom(table).selectAll().where('match_id', 'in', ids).execute()
    parts.set(
      table,
      rows.map((row) => ({ ...row, side: row.side === 'home' ? 'away' : 'home' })),
    )
  }
  // The players of a line-up are deleted by cascade.
  for (const table of ['lineups', 'match_statistics'] as const)
    await transaction.deleteFrom(table).where('match_id', 'in', ids).execute()
  for (const [table, rows] of parts)
    await sql`
      insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
      transaction,
    )
}
