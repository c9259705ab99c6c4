import type { EditionStructure, Saved, StructurePhase, StructureTie } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { canonical } from '../../../database/canonical.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../history/edit.ts'
import { insertRecord } from '../records/service.ts'
import { fullName, getEditionAbout, type EditionAbout } from './edition.ts'
import { tagsAsked } from '../records/if-match.ts'
import { findStructureErrors, findRemovedInUse, refuseUnknownIds } from './structure-errors.ts'
import { getStructure, getStructureOf, listPhases, type StoredPhase } from './queries.ts'
import { standardRules } from '../../football/standings/standard-rules.ts'
import { newId } from '../records/new-id.ts'
import { writeParts, releaseNames } from './part-writing.ts'
import { findSourceErrors, keepFilledSides, writeSources, type WrittenPhase } from './tie-sources.ts'
import { phaseIdOf } from '../../football/editions/structure-ids.ts'

export async function replaceStructure(
  context: Context,
  caller: Caller,
  id: string,
  sent: readonly StructurePhase[],
): Promise<{ structure: EditionStructure; edit: string | null }> {
  const asked = tagsAsked(caller.request)
  const wanted = sent.map(trimNames)
  const mistakes = [...findStructureErrors(wanted), ...findSourceErrors(wanted)]
  if (mistakes.length > 0) throw new AppError('invalid_input', { fields: mistakes })
  const summary = `mudou a estrutura de ${fullName(await getEditionAbout(context.database, id))}`
  const { editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    const edition = await getEditionAbout(transaction, id, true)
    const current = await getStructureOf(transaction, edition)
    if (asked !== null && !asked.has(current.tag)) throw new AppError('stale', { current })
    const phases = current.phases as StoredPhase[]
    await refuseUnknownIds(transaction, phases, wanted)
    const settled = keepFilledSides(phases, wanted)
    const removed = findRemovedInUse(current, settled, await findDeducted(transaction, id))
    if (removed.length > 0) {
      throw new AppError('in_use', { info: `${removed.join(' ')} Mude ou exclua isso antes; nada foi gravado.` })
    }
    await writePhases(transaction, edition, phases, settled)
    await renameWipes(transaction, id, renamesOf(phases, wanted))
  })
  return { structure: await getStructure(context.database, id), edit: editId }
}

/** Phases and rounds that keep their id under another name: old and new. */
function renamesOf(before: readonly StoredPhase[], after: readonly StructurePhase[]): ReadonlyMap<string, string> {
  const partsOf = (phases: readonly (StoredPhase | StructurePhase)[]) =>
    phases.flatMap((phase) => [phase, ...phase.rounds]).flatMap(({ id, name }) => (id ? [[id, name] as const] : []))
  const names = new Map(partsOf(after))
  return new Map(
    partsOf(before).flatMap(([id, old]) => {
      const name = names.get(id)
      return name === undefined || name === old ? [] : [[old, name] as const]
    }),
  )
}

/** The rules of suspensions name the phases and rounds after which cautions are wiped. */
async function renameWipes(
  transaction: Transaction<DB>,
  editionId: string,
  renames: ReadonlyMap<string, string>,
): Promise<void> {
  if (renames.size === 0) return
  const { suspensions } = await transaction
    .selectFrom('editions')
    .select('suspensions')
    .where('id', '=', editionId)
    .executeTakeFirstOrThrow()
  const rules = suspensions as { readonly wipedAfter: readonly string[] } | null
  if (!rules?.wipedAfter.some((name) => renames.has(name))) return
  const wipedAfter = [...new Set(rules.wipedAfter.map((name) => renames.get(name) ?? name))]
  await transaction
    .updateTable('editions')
    .set({ suspensions: JSON.stringify({ ...rules, wipedAfter }) })
    .where('id', '=', editionId)
    .execute()
}

async function findDeducted(transaction: Transaction<DB>, editionId: string): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('deductions')
    .innerJoin('phases', 'phases.id', 'deductions.phase_id')
    .select(['deductions.phase_id', 'deductions.team_id'])
    .where('phases.edition_id', '=', editionId)
    .execute()
  return new Set(rows.map(({ phase_id, team_id }) => `${phase_id}/${team_id}`))
}

interface NewEdition {
  readonly name: string
  readonly starts: string | null
  readonly ends: string | null
  readonly teams: boolean
}

/** A new edition of the same championship, built like an earlier one. */
export async function copyEdition(
  context: Context,
  caller: Caller,
  id: string,
  { name, starts, ends, teams }: NewEdition,
): Promise<Saved> {
  const from = await getEditionAbout(context.database, id)
  const fullNew = `${from.competition.name} ${name}`
  const summary = `criou a edição ${fullNew} com a estrutura de ${from.name}`
  const { result, editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    const values = { competition: from.competition.id, name, starts, ends, hosts: from.hosts }
    const made = await insertRecord(transaction, 'edition', values)
    const phases = (await listPhases(transaction, from)).map((phase) => blankCopy(phase, teams))
    await writePhases(transaction, await getEditionAbout(transaction, made), [], withoutLostSources(phases))
    await copySuspensions(transaction, id, made)
    return made
  })
  return { id: result, name: fullNew, version: 1, edit: editId }
}

/** The new edition has the same phases and rounds, so the rules name the same stages. */
async function copySuspensions(transaction: Transaction<DB>, from: string, to: string): Promise<void> {
  const { suspensions } = await transaction
    .selectFrom('editions')
    .select('suspensions')
    .where('id', '=', from)
    .executeTakeFirstOrThrow()
  if (suspensions === null) return
  await transaction
    .updateTable('editions')
    .set({ suspensions: JSON.stringify(suspensions) })
    .where('id', '=', to)
    .execute()
}

/**
 * What a new edition copies from the last one. Pairings of a knock-out are not copied, but where its sides come from is: the
 * bracket is the same every year.
 */
function blankCopy(phase: StructurePhase, teams: boolean): StructurePhase {
  return {
    ...phase,
    id: null,
    groups: phase.groups.map(({ name }) => ({ id: null, name })),
    entrants: teams ? phase.entrants.map((entrant) => ({ ...entrant, ranking: null })) : [],
    rounds: phase.rounds.map(({ number, name }) => ({ id: null, number, name })),
    ties: phase.ties.filter(({ firstFrom, secondFrom }) => firstFrom || secondFrom).map(blankTie),
  }
}

const blankTie = ({ id, round, firstFrom = null, secondFrom = null, rules }: StructureTie): StructureTie => ({
  id: null,
  key: id,
  round,
  first: null,
  second: null,
  firstFrom,
  secondFrom,
  winner: null,
  rules,
})

/** Sources that lead to ties that were not copied are dropped. */
function withoutLostSources(phases: readonly StructurePhase[]): readonly StructurePhase[] {
  const keys = new Set(phases.flatMap(({ ties }) => ties.map(({ key }) => key)))
  const known = (source: StructureTie['firstFrom']) =>
    source && source.kind !== 'place' && !keys.has(source.tie ?? '') ? null : (source ?? null)
  return phases.map((phase) => ({
    ...phase,
    ties: phase.ties.map((tie) => ({
      ...tie,
      firstFrom: known(tie.firstFrom),
      secondFrom: known(tie.secondFrom),
    })),
  }))
}

/** Names without blanks around them, here and where they are referred to. */
function trimNames(phase: StructurePhase): StructurePhase {
  const trimmed = (name: string | null) => name && name.trim()
  return {
    ...phase,
    name: phase.name.trim(),
    zones: phase.zones.map((zone) => ({ ...zone, name: trimmed(zone.name) })),
    groups: phase.groups.map((group) => ({ ...group, name: group.name.trim() })),
    entrants: phase.entrants.map((entrant) => ({ ...entrant, group: trimmed(entrant.group) })),
    rounds: phase.rounds.map((round) => ({ ...round, name: round.name.trim() })),
    ties: phase.ties.map((tie) => ({ ...tie, round: trimmed(tie.round) })),
  }
}

/** Writes an edition's phases, and only what differs. */
async function writePhases(
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
  const written: WrittenPhase[] = []
  for (const [position, phase] of wanted.entries()) {
    const before = current.find(({ id }) => id === phase.id)
    const id = before
      ? await changePhase(transaction, before, current.indexOf(before), phase, position)
      : await insertPhase(transaction, edition, phase, position)
    written.push({ id, wanted: phase, ...(await writeParts(transaction, id, before ?? null, phase)) })
  }
  await writeSources(transaction, written)
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
    // Rules that the phase inherits from its championship are not stored until one of them is changed.
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
