import type { EditionSuspensions, Saved, SuspensionRules } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import { findStoredSuspensions, type StoredSuspensions } from '../../football/discipline/suspension-rules.ts'
import { edit } from '../history/edit.ts'
import { findNames } from '../record-tables/references.ts'
import { versionsAsked } from '../records/if-match.ts'
import { getRecord } from '../records/record-form.ts'
import { fullName, getEditionAbout } from './edition.ts'

export async function getSuspensionRules(database: Queryable, id: string): Promise<EditionSuspensions> {
  const { own, usual, stages } = await getStored(database, id)
  const shared = (own?.sharedWith ?? []).map((each) => ({ kind: 'competition' as const, id: each }))
  const names = await findNames(database, shared)
  const { version } = await getRecord(database, 'edition', id)
  return {
    version,
    own: own && copyOf(own),
    usual: usual && copyOf(usual),
    phases: stages.phases.map((phase) => ({ ...phase })),
    rounds: [...stages.rounds],
    shared: shared.map((each) => ({ id: each.id, name: names.get(`competition:${each.id}`) ?? each.id })),
  }
}

/** Null: the edition follows its championship's usual rules again. */
export async function replaceSuspensionRules(
  context: Context,
  caller: Caller,
  id: string,
  rules: SuspensionRules | null,
): Promise<Saved> {
  const asked = versionsAsked(caller.request)
  const about = await getEditionAbout(context.database, id)
  const summary = `mudou as regras de suspensão de ${fullName(about)}`
  const { editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    await getEditionAbout(transaction, id, true)
    if (asked !== null && !asked.has((await getRecord(transaction, 'edition', id)).version))
      throw new AppError('stale', { current: await getSuspensionRules(transaction, id) })
    if (rules) await refuseUnknownParts(transaction, id, about.competition.id, rules)
    await transaction
      .updateTable('editions')
      .set({ suspensions: rules && JSON.stringify(rules) })
      .where('id', '=', id)
      .execute()
  })
  const { version } = await getRecord(context.database, 'edition', id)
  return { id, name: fullName(about), version, edit: editId }
}

async function refuseUnknownParts(
  database: Queryable,
  id: string,
  competition: string,
  { wipedAfter, sharedWith }: SuspensionRules,
): Promise<void> {
  const { stages } = await getStored(database, id)
  const known = new Set([...stages.phases.map(({ name }) => name), ...stages.rounds])
  const names = await findNames(
    database,
    sharedWith.map((each) => ({ kind: 'competition' as const, id: each })),
  )
  const fields: FieldError[] = [
    ...wipedAfter
      .filter((name) => !known.has(name))
      .map((name) => ({ field: 'wipedAfter', message: `“${name}” não é uma fase ou rodada desta edição.` })),
    ...sharedWith
      .filter((each) => each === competition || !names.has(`competition:${each}`))
      .map((each) => ({
        field: 'sharedWith',
        message: each === competition ? 'Escolha outros campeonatos: este já conta.' : `Não há campeonato “${each}”.`,
      })),
  ]
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

async function getStored(database: Queryable, id: string): Promise<StoredSuspensions> {
  await getEditionAbout(database, id)
  return (await findStoredSuspensions(database, id))!
}

function copyOf(rules: NonNullable<StoredSuspensions['own']>): SuspensionRules {
  return { ...rules, wipedAfter: [...rules.wipedAfter], sharedWith: [...rules.sharedWith] }
}
