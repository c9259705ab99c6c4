import type { StructurePhase, StructureTie } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { canonical } from '../../../database/canonical.ts'
import { newId } from '../records/new-id.ts'
import type { StoredPhase } from './queries.ts'
import { groupIdOf, roundIdOf, tieIdOf } from '../../football/editions/structure-ids.ts'

/** Groups, teams, rounds and ties of one phase. Answers the ids of its groups by name, and of its ties in order. */
export async function writeParts(
  transaction: Transaction<DB>,
  phase: string,
  before: StoredPhase | null,
  after: StructurePhase,
): Promise<{ readonly groups: IdsByName; readonly ties: readonly string[] }> {
  const was = before ?? { groups: [], entrants: [], rounds: [], ties: [] }
  const staying = new Set(after.entrants.map(({ team }) => team))
  const leaving = was.entrants.flatMap(({ team }) => (staying.has(team) ? [] : [team]))
  if (leaving.length > 0) {
    await transaction.deleteFrom('phase_teams').where('phase_id', '=', phase).where('team_id', 'in', leaving).execute()
  }
  const groups = await writeGroups(transaction, phase, was.groups, after.groups)
  await writeEntrants(transaction, phase, was, after, groups)

  await removeRows(transaction, 'ties', goneFrom(was.ties, after.ties))
  const rounds = await writeRounds(transaction, phase, was.rounds, after.rounds)
  const ties = await writeTies(transaction, phase, was.ties, after.ties, rounds)
  return { groups, ties }
}

interface Named {
  readonly id: string | null
  readonly name: string
}

type IdsByName = ReadonlyMap<string, string>

async function writeGroups(
  transaction: Transaction<DB>,
  phase: string,
  before: readonly Named[],
  after: readonly Named[],
): Promise<IdsByName> {
  const gone = goneFrom(before, after)
  // Its teams would go with a group: those that stay have another one, or none, soon.
  if (gone.length > 0) {
    await transaction.updateTable('phase_teams').set({ group_id: null }).where('group_id', 'in', gone).execute()
  }
  await removeRows(transaction, 'groups', gone)
  await releaseNames(transaction, 'groups', renamedIn(before, after), namesOf(after))
  const ids = new Map<string, string>()
  for (const [position, { id, name }] of after.entries()) {
    const own = before.findIndex((group) => group.id === id)
    if (id === null) {
      const made = await newId(transaction, 'group', 'groups', groupIdOf(phase, name))
      await transaction.insertInto('groups').values({ id: made, phase_id: phase, position, name }).execute()
      ids.set(name, made)
      continue
    }
    if (before[own]!.name !== name || own !== position) {
      await transaction.updateTable('groups').set({ name, position }).where('id', '=', id).execute()
    }
    ids.set(name, id)
  }
  return ids
}

async function writeEntrants(
  transaction: Transaction<DB>,
  phase_id: string,
  before: Pick<StructurePhase, 'groups' | 'entrants'>,
  after: StructurePhase,
  groups: IdsByName,
): Promise<void> {
  const idBefore = (name: string | null) => before.groups.find((group) => group.name === name)?.id ?? null
  const rows = after.entrants.map(({ team, group, ranking }) => ({
    phase_id,
    team_id: team,
    group_id: group === null ? null : groups.get(group)!,
    ranking,
  }))
  const stood = new Map(before.entrants.map((entrant) => [entrant.team, entrant]))
  const fresh = rows.filter(({ team_id }) => !stood.has(team_id))
  if (fresh.length > 0) await transaction.insertInto('phase_teams').values(fresh).execute()
  for (const { team_id, group_id, ranking } of rows) {
    const old = stood.get(team_id)
    if (!old || (idBefore(old.group) === group_id && old.ranking === ranking)) continue
    await transaction
      .updateTable('phase_teams')
      .set({ group_id, ranking })
      .where('phase_id', '=', phase_id)
      .where('team_id', '=', team_id)
      .execute()
  }
}

async function writeRounds(
  transaction: Transaction<DB>,
  phase: string,
  before: StructurePhase['rounds'],
  after: StructurePhase['rounds'],
): Promise<IdsByName> {
  const gone = goneFrom(before, after)
  // As with groups: the ties of a round would go with it.
  if (gone.length > 0) {
    await transaction.updateTable('ties').set({ round_id: null }).where('round_id', 'in', gone).execute()
  }
  await removeRows(transaction, 'rounds', gone)
  await releaseNames(transaction, 'rounds', renamedIn(before, after), namesOf(after))
  const renumbered = after.filter(({ id, number }) => before.some((old) => old.id === id && old.number !== number))
  if (renumbered.length > 0) {
    const ids = renumbered.map(({ id }) => id!)
    await transaction.updateTable('rounds').set({ number: null }).where('id', 'in', ids).execute()
  }
  const ids = new Map<string, string>()
  for (const round of after) {
    const { id, number, name } = round
    const old = before.find((each) => each.id === id)
    if (!old || id === null) {
      const made = await newId(transaction, 'round', 'rounds', roundIdOf(phase, round))
      await transaction.insertInto('rounds').values({ id: made, phase_id: phase, number, name }).execute()
      ids.set(name, made)
      continue
    }
    if (old.name !== name || old.number !== number) {
      await transaction.updateTable('rounds').set({ number, name }).where('id', '=', id).execute()
    }
    ids.set(name, id)
  }
  return ids
}

async function writeTies(
  transaction: Transaction<DB>,
  phase_id: string,
  before: readonly StructureTie[],
  after: readonly StructureTie[],
  rounds: IdsByName,
): Promise<readonly string[]> {
  const firstFree = before.length
  const ids: string[] = []
  for (const [place, tie] of after.entries()) {
    const round_id = tie.round === null ? null : rounds.get(tie.round)!
    const columns = {
      round_id,
      first_id: tie.first,
      second_id: tie.second,
      winner_id: tie.winner,
      rules: tie.rules && JSON.stringify(tie.rules),
    }
    const old = before.find(({ id }) => id === tie.id)
    if (!old || tie.id === null) {
      const whole = round_id ?? phase_id
      const { first, second } = tie
      const wanted = first && second ? tieIdOf(whole, first, second) : `${whole}_c${place + 1}`
      const id = await newId(transaction, 'tie', 'ties', wanted)
      await transaction
        .insertInto('ties')
        .values({ id, phase_id, position: firstFree + place, ...columns })
        .execute()
      ids.push(id)
      continue
    }
    ids.push(tie.id)
    if (canonical(ownPart(tie)) !== canonical(ownPart(old))) {
      await transaction.updateTable('ties').set(columns).where('id', '=', tie.id).execute()
    } else if (round_id !== null) {
      // Its round may have been deleted above and created again with the same name.
      await sql`update ties set round_id = ${round_id} where id = ${tie.id} and round_id is distinct from ${round_id}`.execute(
        transaction,
      )
    }
  }
  return ids
}

/** Without where its sides come from, which is written when all ties have ids. */
const ownPart = ({ round, first, second, winner, rules }: StructureTie) => ({ round, first, second, winner, rules })

async function removeRows(
  transaction: Transaction<DB>,
  table: 'groups' | 'rounds' | 'ties',
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom(table).where('id', 'in', ids).execute()
}

function goneFrom(
  before: readonly { readonly id: string | null }[],
  after: readonly { readonly id: string | null }[],
): string[] {
  const kept = new Set(after.map(({ id }) => id))
  return before.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id]))
}

const namesOf = (items: readonly Named[]) => items.map(({ name }) => name)

function renamedIn(before: readonly Named[], after: readonly Named[]) {
  return before.flatMap(({ id, name }) => {
    const now = after.find((each) => each.id === id)
    return id !== null && now ? [{ id, from: name, to: now.name }] : []
  })
}

interface Renamed {
  readonly id: string
  readonly from: string
  readonly to: string
}

/** Frees names that another row will get, because two rows that exchange their names would violate the unique key. */
export async function releaseNames(
  transaction: Transaction<DB>,
  table: 'phases' | 'groups' | 'rounds',
  all: readonly Renamed[],
  /** The names of all rows after the write, new ones included. */
  names: readonly string[],
): Promise<void> {
  const inTheWay = all.filter(({ from, to }) => from !== to && names.includes(from)).map(({ id }) => id)
  if (inTheWay.length === 0) return
  await sql`update ${sql.table(table)} set name = id where id = any (${inTheWay}::text[])`.execute(transaction)
}
