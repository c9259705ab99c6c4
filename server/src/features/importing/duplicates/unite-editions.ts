import { slug } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { groupIdOf, phaseIdOf, roundIdOf, tieIdOf } from '../../football/editions/structure-ids.ts'
import { moveReferences } from '../../curating/merges/move-references.ts'
import { moveStatements } from '../../curating/merges/move-references.ts'
import type { Tally } from '../../curating/merges/move-references.ts'
import { redirect } from './redirect.ts'

/** Two editions of one season are one: its phases, matches, squads and titles go over to the kept edition. */
export async function uniteEditions(
  transaction: Transaction<DB>,
  from: string,
  into: string,
  tally: Tally,
): Promise<void> {
  await movePhases(transaction, from, into, tally)
  await moveReferences(transaction, 'editions', from, into, tally)
  await moveStatements(transaction, 'edition', from, into)
  await sql`
    update editions as kept set starts = least(kept.starts, old.starts), ends = greatest(kept.ends, old.ends)
    from editions as old where kept.id = ${into} and old.id = ${from}
      and (old.starts < kept.starts or old.ends > kept.ends or (kept.starts is null and old.starts is not null)
        or (kept.ends is null and old.ends is not null))`.execute(transaction)
  await sql`delete from editions where id = ${from}`.execute(transaction)
  await redirect(transaction, 'edition', from, into)
}

interface Named {
  readonly id: string
  readonly phase_id: string
  readonly name: string
  readonly number?: number | null
}

/**
 * A phase belongs to its edition by the keys of its matches, so it cannot simply change hands: for each phase, group,
 * round and tie there is one of the kept edition, found by its name or made, and the matches move to those at once.
 */
async function movePhases(transaction: Transaction<DB>, from: string, into: string, tally: Tally): Promise<void> {
  const phases = new Map<string, string>()
  const own = await transaction.selectFrom('phases').selectAll().where('edition_id', '=', from).execute()
  if (own.length === 0) return
  const others = await transaction.selectFrom('phases').selectAll().where('edition_id', '=', into).execute()
  const isOnlyLeague = (rows: typeof own) => rows.length === 1 && rows[0]!.kind === 'league'
  let position = Math.max(-1, ...others.map((phase) => phase.position))
  for (const phase of own) {
    const same =
      others.find(({ name }) => slug(name) === slug(phase.name)) ??
      (isOnlyLeague(own) && isOnlyLeague(others) ? others[0] : undefined)
    if (same) {
      phases.set(phase.id, same.id)
      continue
    }
    const id = phaseIdOf(into, phase.name)
    position += 1
    await sql`
      insert into phases (id, edition_id, position, name, kind, rules, zones, deciders)
      select ${id}, ${into}, ${position}, name, kind, rules, zones, deciders from phases where id = ${phase.id}`.execute(
      transaction,
    )
    phases.set(phase.id, id)
  }
  const groups = await moveNamed(transaction, 'groups', phases)
  const rounds = await moveNamed(transaction, 'rounds', phases)
  const ties = await moveTies(transaction, phases, rounds)
  await moveSources(transaction, {
    ...Object.fromEntries(phases),
    ...Object.fromEntries(groups),
    ...Object.fromEntries(ties),
  })
  await moveEntrants(transaction, phases, groups)
  const map = (ids: ReadonlyMap<string, string>, column: string) =>
    sql`${sql.ref(column)} = ${JSON.stringify(Object.fromEntries(ids))}::jsonb ->> ${sql.ref(`matches.${column}`)}`
  const { numAffectedRows = 0n } = await sql`
    update matches set edition_id = ${into}, ${map(phases, 'phase_id')}, ${map(groups, 'group_id')},
      ${map(rounds, 'round_id')}, ${map(ties, 'tie_id')}
    where edition_id = ${from}`.execute(transaction)
  tally.move('matches', Number(numAffectedRows))
  await sql`delete from phases where edition_id = ${from}`.execute(transaction)
}

/** Groups by name, rounds by number or name. Answers the new id of each. */
async function moveNamed(
  transaction: Transaction<DB>,
  table: 'groups' | 'rounds',
  phases: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const key = ({ name, number = null }: Named) => (number === null ? slug(name) : `r${number}`)
  const of = async (ids: readonly string[]) =>
    (await sql<Named>`select * from ${sql.table(table)} where phase_id = any (${ids}::text[])`.execute(transaction))
      .rows
  const there = new Map((await of([...phases.values()])).map((row) => [`${row.phase_id} ${key(row)}`, row.id]))
  const moved = new Map<string, string>()
  for (const row of await of([...phases.keys()])) {
    const phase = phases.get(row.phase_id)!
    const known = there.get(`${phase} ${key(row)}`)
    if (known !== undefined) {
      moved.set(row.id, known)
      continue
    }
    const id = table === 'groups' ? groupIdOf(phase, row.name) : roundIdOf(phase, { number: null, ...row })
    if (table === 'groups') {
      await sql`
        insert into groups (id, phase_id, position, name)
        select ${id}, ${phase}, position, name from groups where id = ${row.id}`.execute(transaction)
    } else {
      await sql`
        insert into rounds (id, phase_id, number, name)
        select ${id}, ${phase}, number, name from rounds where id = ${row.id}`.execute(transaction)
    }
    there.set(`${phase} ${key(row)}`, id)
    moved.set(row.id, id)
  }
  return moved
}

/** A tie is known by its round and its two teams. */
async function moveTies(
  transaction: Transaction<DB>,
  phases: ReadonlyMap<string, string>,
  rounds: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const of = (ids: readonly string[]) =>
    transaction.selectFrom('ties').selectAll().where('phase_id', 'in', ids).execute()
  const key = (place: string, one: string | null, other: string | null) =>
    `${place} ${[one ?? '', other ?? ''].toSorted().join(' ')}`
  const there = new Map(
    (await of([...phases.values()])).map((tie) => [
      key(tie.round_id ?? tie.phase_id, tie.first_id, tie.second_id),
      tie.id,
    ]),
  )
  const moved = new Map<string, string>()
  for (const tie of await of([...phases.keys()])) {
    const phase = phases.get(tie.phase_id)!
    const round = tie.round_id === null ? null : (rounds.get(tie.round_id) ?? null)
    const both = tie.first_id !== null && tie.second_id !== null
    const known = both ? there.get(key(round ?? phase, tie.first_id, tie.second_id)) : undefined
    if (known !== undefined) {
      moved.set(tie.id, known)
      continue
    }
    const id = both ? tieIdOf(round ?? phase, tie.first_id!, tie.second_id!) : `${phase}_${tie.id}`.slice(0, 200)
    await sql`
      insert into ties (id, phase_id, round_id, position, first_id, second_id, winner_id, rules, planned)
      select ${id}, ${phase}, ${round}, position, first_id, second_id, winner_id, rules, planned
      from ties where id = ${tie.id}`.execute(transaction)
    moved.set(tie.id, id)
  }
  return moved
}

/** Where the sides of ties come from, with the new ids, for ties of the kept edition that do not have it. */
async function moveSources(transaction: Transaction<DB>, ids: Readonly<Record<string, string>>): Promise<void> {
  const map = JSON.stringify(ids)
  const moved = (column: 'first_from' | 'second_from') => sql`(
    select jsonb_object_agg(key, coalesce(${map}::jsonb -> (value #>> '{}'), value))
    from jsonb_each(old.${sql.ref(column)}))`
  await sql`
    update ties as kept set first_from = ${moved('first_from')}, second_from = ${moved('second_from')}
    from ties as old
    where kept.id = ${map}::jsonb ->> old.id and kept.id <> old.id
      and (old.first_from is not null or old.second_from is not null)
      and kept.first_from is null and kept.second_from is null`.execute(transaction)
}

/** The participants and their deducted points. */
async function moveEntrants(
  transaction: Transaction<DB>,
  phases: ReadonlyMap<string, string>,
  groups: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [from, into] of phases) {
    await sql`
      insert into phase_teams as kept (phase_id, team_id, group_id, ranking)
      select ${into}, team_id, ${JSON.stringify(Object.fromEntries(groups))}::jsonb ->> group_id, ranking
      from phase_teams where phase_id = ${from}
      on conflict (phase_id, team_id) do nothing`.execute(transaction)
    await sql`update deductions set phase_id = ${into} where phase_id = ${from}`.execute(transaction)
  }
}
