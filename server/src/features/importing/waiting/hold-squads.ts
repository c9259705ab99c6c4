import { counted } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Origin } from '../records/records.ts'
import { SMALLEST_SQUAD } from '../resolving/person-facts.ts'
import type { SquadsBefore } from '../storing/held-squads.ts'
import { placeOf } from '../storing/squad-places.ts'

/** No competition registers more in a final list; up to here a list may have been incomplete before. */
const LARGEST_USUAL_SQUAD = 35
const JUMP = 1.5

/** Players who were taken out of a squad again. */
export interface HeldSquad {
  readonly words: string
  readonly reason: string
  readonly origin: Origin
}

interface Member {
  readonly edition_id: string
  readonly team_id: string
  readonly person_id: string
  readonly dataset_id: string | null
}

interface Jump {
  readonly edition_id: string
  readonly team_id: string
  readonly file: string
  readonly reason: string
  readonly people: readonly string[]
}

/**
 * Holds back the players of squads that a run made 1.5 times as large as they were, or as the largest other squad of
 * the edition. Usually the source spells the same players differently. The added players wait for a person's decision,
 * and the squad stays as it was.
 */
export async function holdSquadJumps(
  transaction: Transaction<DB>,
  dataset: string,
  before: SquadsBefore,
  follow: (person: string) => string,
): Promise<readonly HeldSquad[]> {
  if (before.editions.length === 0) return []
  const members: readonly Member[] = await transaction
    .selectFrom('squad_members')
    .select(['edition_id', 'team_id', 'person_id', 'dataset_id'])
    .where('edition_id', 'in', before.editions)
    .where('role', '=', 'player')
    .execute()
  const jumps = findJumps(members, dataset, before, follow)
  if (jumps.length > 0) await takeOut(transaction, dataset, jumps)
  return describe(transaction, jumps)
}

function findJumps(
  members: readonly Member[],
  dataset: string,
  before: SquadsBefore,
  follow: (person: string) => string,
): Jump[] {
  const editions = Map.groupBy(members, ({ edition_id }) => edition_id)
  return [...editions].flatMap(([edition_id, inEdition]) => {
    const squads = Map.groupBy(inEdition, ({ team_id }) => team_id)
    return [...squads].flatMap(([team_id, squad]) => {
      const place = placeOf(edition_id, team_id)
      const known = new Set([...(before.members.get(place) ?? [])].map(follow))
      const added = squad.filter(({ person_id, dataset_id }) => dataset_id === dataset && !known.has(person_id))
      const others = Math.max(0, ...[...squads].filter(([team]) => team !== team_id).map(([, own]) => own.length))
      const usual = known.size >= SMALLEST_SQUAD ? known.size : others
      const isJump = squad.length > LARGEST_USUAL_SQUAD && usual >= SMALLEST_SQUAD && squad.length > usual * JUMP
      if (added.length === 0 || !isJump) return []
      const reason =
        known.size >= SMALLEST_SQUAD
          ? `O elenco passaria de ${known.size} para ${squad.length} inscritos.`
          : `O elenco teria ${squad.length} inscritos, e o maior dos outros tem ${others}.`
      const people = added.map(({ person_id }) => person_id)
      return [{ edition_id, team_id, file: before.files.get(place) ?? '', reason, people }]
    })
  })
}

async function takeOut(transaction: Transaction<DB>, dataset: string, jumps: readonly Jump[]): Promise<void> {
  await sql`
    with held as (
      delete from squad_members as s
      using jsonb_to_recordset(${JSON.stringify(jumps)}::jsonb) as j (edition_id text, team_id text, people jsonb)
      where s.edition_id = j.edition_id and s.team_id = j.team_id and s.role = 'player' and j.people ? s.person_id
      returning s.*)
    insert into waiting_squads as kept (edition_id, team_id, dataset_id, file, reason, rows)
    select h.edition_id, h.team_id, ${dataset}, j.file, j.reason, jsonb_agg(to_jsonb(h) order by h.person_id)
    from held as h
    join jsonb_to_recordset(${JSON.stringify(jumps)}::jsonb) as j (edition_id text, team_id text, file text, reason text)
      using (edition_id, team_id)
    group by h.edition_id, h.team_id, j.file, j.reason
    on conflict (edition_id, team_id, dataset_id) do update
      set file = excluded.file, reason = excluded.reason, status = 'open', decided_by = null, decided_at = null,
        rows = case kept.status when 'admitted' then excluded.rows else kept.rows || excluded.rows end`.execute(
    transaction,
  )
}

async function describe(transaction: Transaction<DB>, jumps: readonly Jump[]): Promise<HeldSquad[]> {
  if (jumps.length === 0) return []
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from teams where id = any (${jumps.map(({ team_id }) => team_id)}::text[])`.execute(transaction)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return jumps.map(({ team_id, file, reason, people }) => ({
    words: `${names.get(team_id) ?? team_id}: ${counted(people.length, 'inscrito espera', 'inscritos esperam')} revisão.`,
    reason,
    origin: { file, line: null },
  }))
}
