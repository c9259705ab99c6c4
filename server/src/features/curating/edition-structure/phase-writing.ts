import type { StructurePhase } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { canonical } from '../../../database/canonical.ts'
import { standardRules } from '../../football/standings/standard-rules.ts'
import { newId } from '../records/new-id.ts'
import type { EditionAbout } from './edition.ts'
import { writeParts, releaseNames } from './part-writing.ts'
import type { StoredPhase } from './queries.ts'
import { phaseIdOf } from './structure-ids.ts'

/** Makes an edition's phases what they should be, touching only what differs. */
export async function writePhases(
  transaction: Transaction<DB>,
  edition: EditionAbout,
  current: readonly StoredPhase[],
  wanted: readonly StructurePhase[],
): Promise<void> {
  const kept = new Set(wanted.map(({ id }) => id))
  const gone = current.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await transaction.deleteFrom('phases').where('id', 'in', gone).execute()
  const renamed = current.flatMap(({ id, name }) => {
    const after = wanted.find((phase) => phase.id === id)
    return after ? [{ id, from: name, to: after.name }] : []
  })
  await releaseNames(
    transaction,
    'phases',
    renamed,
    wanted.map(({ name }) => name),
  )
  for (const [position, phase] of wanted.entries()) {
    const before = current.find(({ id }) => id === phase.id)
    const id = before
      ? await changePhase(transaction, before, current.indexOf(before), phase, position)
      : await insertPhase(transaction, edition, phase, position)
    await writeParts(transaction, id, before ?? null, phase)
  }
}

async function insertPhase(
  transaction: Transaction<DB>,
  edition: EditionAbout,
  phase: StructurePhase,
  position: number,
): Promise<string> {
  const { name, kind, zones } = phase
  const id = await newId(transaction, 'phase', 'phases', phaseIdOf(edition.id, name))
  const year = Number(edition.name.slice(0, 4))
  const rules = rulesOf(phase) ?? standardRules(edition.competition.id, year, kind).rules
  await transaction
    .insertInto('phases')
    .values({
      id,
      edition_id: edition.id,
      position,
      name,
      kind,
      rules: JSON.stringify(rules),
      zones: JSON.stringify(zones.map(storedZone)),
    })
    .execute()
  return id
}

async function changePhase(
  transaction: Transaction<DB>,
  before: StoredPhase,
  oldPosition: number,
  phase: StructurePhase,
  position: number,
): Promise<string> {
  const rules = rulesOf(phase)
  const changes = {
    ...(phase.name !== before.name && { name: phase.name }),
    ...(phase.kind !== before.kind && { kind: phase.kind }),
    ...(position !== oldPosition && { position }),
    // A phase that leaves some rules to its championship goes on doing so while nobody changes any.
    ...(rules !== null && canonical(rules) !== canonical(rulesOf(before)) && { rules: JSON.stringify(rules) }),
    ...(canonical(phase.zones) !== canonical(before.zones) && { zones: JSON.stringify(phase.zones.map(storedZone)) }),
  }
  if (Object.keys(changes).length > 0) {
    await transaction.updateTable('phases').set(changes).where('id', '=', before.id).execute()
  }
  return before.id
}

const rulesOf = ({ kind, table, tie }: StructurePhase) => (kind === 'knockout' ? tie : table)

function storedZone({ id, name, shape, from, to }: StructurePhase['zones'][number]) {
  return { id, from, to, ...(name !== null && { name }), ...(shape !== null && { shape }) }
}
