import { isDeepStrictEqual } from 'node:util'
import type { Body, Endpoints, Suggestion, Values } from '@meio-campo/contract'
import { recordNouns } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError, fieldError, refusalOf } from '../../../platform/errors/app-error.ts'
import { namedIn } from '../../../platform/errors/named-records.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { closeEdit, openEdit } from '../history/edit.ts'
import { getRecord } from '../records/record-form.ts'
import { nameOf, refuseWrongValues } from '../record-tables/references.ts'
import { refusePicturesOfOthers } from '../records/pictures.ts'
import { changeRecord, insertRecord } from '../records/service.ts'
import { decide, lockOpen } from './decision.ts'
import { letThrough } from './let-through.ts'
import { mailAuthor } from './mails.ts'
import { applyPart, differs, findPart, partOf, partWords, type MatchPart } from './match-parts.ts'
import { tryOut, underPart } from './try-out.ts'
import { refuseFlood, refuseSame, refuseWrong } from './refusals.ts'
import { getSuggestion, findValues, type SuggestionRow } from './queries.ts'

export async function createSuggestion(
  context: Context,
  caller: Caller,
  { kind, record = null, role, version, source, note = null, ...sent }: Body<Endpoints['createSuggestion']>,
): Promise<Suggestion> {
  const author = userOf(caller.principal)
  const { part, said } = partOf(sent)
  if (record === null && kind === 'match') throw fieldError('record', 'Um jogo novo é cadastrado pela administração.')
  if (record !== null) await namedIn('record', getRecord(context.database, kind, record))
  if (part !== null && kind !== 'match') throw fieldError('kind', 'Lances e escalações são de um jogo.')
  if (part === null) {
    refuseWrong(kind, record, said)
    await refuseWrongValues(context.database, kind, said)
    await refusePicturesOfOthers(context.database, kind, said, author.id)
    await refuseWrongRecord(context, { kind, record_id: record, role: roleOf(kind, record, role) }, said)
  } else await refuseWrongPart(context, caller, record!, part, said)
  const id = randomId('sg')
  await context.database.transaction().execute(async (transaction) => {
    // Serialised for each author, so that two calls at once do not both use the last free place.
    await sql`select 1 from users where id = ${author.id} for update`.execute(transaction)
    await refuseFlood(transaction, author.id)
    const now =
      part === null ? await findValues(transaction, kind, record) : await findPart(transaction, record!, part, said)
    const suggested = Object.fromEntries(
      Object.entries(said).filter(([name, value]) => differs(part, now[name], value)),
    )
    if (Object.keys(suggested).length === 0) {
      throw refusalOf(part ?? 'values', 'Nada do que você enviou difere do que já está no registro.')
    }
    await refuseSame(transaction, { author_id: author.id, kind, record_id: record, part }, suggested)
    const before = Object.fromEntries(Object.keys(suggested).map((name) => [name, now[name] ?? null]))
    await transaction
      .insertInto('suggestions')
      .values({
        id,
        author_id: author.id,
        kind,
        record_id: record,
        part,
        role: roleOf(kind, record, role),
        suggested: JSON.stringify(suggested),
        before: JSON.stringify(record === null ? {} : before),
        source: source.trim(),
        note: note?.trim() || null,
        created_at: context.now(),
      })
      .execute()
  })
  // Suggestions about what happened in a match always get a review.
  if (part === null) await letThrough(context, caller, id, version ?? null)
  return getSuggestion(context.database, id)
}

/** The role is only needed for a new person. */
function roleOf(kind: SuggestionRow['kind'], record: string | null, role: SuggestionRow['role'] = 'player') {
  return kind === 'person' && record === null ? (role ?? 'player') : null
}

/** Applies the suggestion to the record, as the admin edited it, in the name of both. */
export async function acceptSuggestion(
  context: Context,
  caller: Caller,
  id: string,
  { values, comment = null }: Body<Endpoints['acceptSuggestion']>,
): Promise<Suggestion> {
  await context.database.transaction().execute(async (transaction) => {
    const suggestion = await lockOpen(transaction, id)
    const { kind, record_id: record, part } = suggestion
    const accepted = values ?? (suggestion.suggested as Values)
    const fields = Object.keys(suggestion.suggested as Values)
    const accepts = fields.filter((field) => Object.hasOwn(accepted, field))
    refuseOwnByDuty(caller, suggestion)
    if (caller.request.duty) refuseBeyondSuggested(suggestion.suggested as Values, accepted)
    if (accepts.length === 0) throw fieldError('values', 'Marque o que deve ser aceito.')
    if (part === null) refuseWrong(kind, record, accepted)
    else refuseOtherwise(suggestion.suggested as Values, accepted)
    const author = await transaction
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', '=', suggestion.author_id)
      .executeTakeFirstOrThrow()
    const about = record === null ? String(accepted['name']) : await nameOf(transaction, kind, record)
    const summary = `aceitou a sugestão de ${author.name} para ${part === null ? recordNouns[kind].one : partWords[part]} ${about}`
    const edit = await openEdit(transaction, caller, {
      // Events are retracted by the desk.
      kind: part === 'events' ? 'desk' : 'suggestion',
      summary,
      source: suggestion.source,
      credited: author,
    })
    const recordId =
      part === null
        ? await apply(transaction, suggestion, accepted)
        : await applyToMatch(transaction, caller, suggestion, accepted, context.now())
    const editId = await closeEdit(transaction, caller, edit, summary)
    const partly = accepts.length < fields.length
    const words = comment?.trim() ?? null
    await decide(transaction, caller, id, {
      status: 'accepted',
      decided_at: context.now(),
      edit_id: editId,
      record_id: recordId,
      comment: words,
      accepted: partly ? accepts : null,
    })
    const news = { kind: partly ? 'partly' : 'accepted', by: userOf(caller.principal).name, words } as const
    await tell(transaction, context, caller, { ...suggestion, record_id: recordId }, news)
  })
  return getSuggestion(context.database, id)
}

/** A suggestion about a match is accepted unchanged or refused; corrections are made at the desk or in the line-ups. */
function refuseOtherwise(suggested: Values, accepted: Values): void {
  const other = Object.entries(accepted).find(([key, value]) => !isDeepStrictEqual(suggested[key], value))
  if (other)
    throw fieldError(
      `values.${other[0]}`,
      'Aceite como foi sugerido, ou recuse. Para corrigir, use a mesa ou a escalação do jogo.',
    )
}

/** A reviewer's duty does not cover the reviewer's own suggestions; they can only withdraw those. */
function refuseOwnByDuty({ request, principal }: Caller, { author_id }: Pick<SuggestionRow, 'author_id'>): void {
  if (request.duty && userOf(principal).id === author_id)
    throw new AppError('forbidden', { info: 'A sugestão é sua: outra pessoa decide sobre ela.' })
}

/** A reviewer may only correct suggested fields; other fields need an editor or an admin. */
function refuseBeyondSuggested(suggested: Values, accepted: Values): void {
  const others = Object.keys(accepted).filter((field) => !Object.hasOwn(suggested, field))
  if (others.length > 0)
    throw new AppError('forbidden', { info: 'Quem revisa pode corrigir o que foi sugerido, e só isso.' })
}

/** The record to change or to create. */
type Suggested = Pick<SuggestionRow, 'kind' | 'record_id' | 'role'>

async function apply(
  transaction: Transaction<DB>,
  { kind, record_id: record, role }: Suggested,
  values: Values,
): Promise<string> {
  if (record === null) return insertRecord(transaction, kind, values, role === null ? {} : { roles: [role] })
  await getRecord(transaction, kind, record, sql`for update`)
  await changeRecord(transaction, kind, record, values)
  return record
}

async function applyToMatch(
  transaction: Transaction<DB>,
  caller: Caller,
  { record_id: match, part }: SuggestionRow,
  said: Values,
  now: Date,
): Promise<string> {
  await getRecord(transaction, 'match', match!, sql`for update`)
  await applyPart(transaction, caller, match!, part!, said, now)
  return match!
}

/** Two values that are valid alone may contradict each other: half-time goals of one side only. */
async function refuseWrongRecord({ database }: Context, suggested: Suggested, values: Values): Promise<void> {
  try {
    await tryOut(database, (transaction) => apply(transaction, suggested, values))
  } catch (error) {
    throw underPart('values', error)
  }
}

async function refuseWrongPart(
  { database, now }: Context,
  caller: Caller,
  match: string,
  part: MatchPart,
  said: Values,
): Promise<void> {
  await tryOut(database, (transaction) => applyPart(transaction, caller, match, part, said, now()))
}

export async function refuseSuggestion(
  context: Context,
  caller: Caller,
  id: string,
  reason: string,
): Promise<Suggestion> {
  await context.database.transaction().execute(async (transaction) => {
    const suggestion = await lockOpen(transaction, id)
    refuseOwnByDuty(caller, suggestion)
    const words = reason.trim()
    await decide(transaction, caller, id, { status: 'refused', decided_at: context.now(), reason: words })
    const by = userOf(caller.principal).name
    await tell(transaction, context, caller, suggestion, { kind: 'refused', by, words })
    await audit(transaction, caller, {
      action: 'suggestions.refuse',
      summary: 'recusou uma sugestão',
      details: { id, reason: words },
    })
  })
  return getSuggestion(context.database, id)
}

export async function withdrawSuggestion(context: Context, caller: Caller, id: string): Promise<void> {
  const gone = await context.database
    .deleteFrom('suggestions')
    .where('id', '=', id)
    .where('author_id', '=', userOf(caller.principal).id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n)
    throw new AppError('not_found', { info: 'Esta sugestão não existe ou já foi respondida.' })
}

/** An admin may decide on their own suggestions, and gets no letter about it. */
async function tell(
  transaction: Transaction<DB>,
  context: Context,
  caller: Caller,
  suggestion: SuggestionRow,
  news: Parameters<typeof mailAuthor>[3],
): Promise<void> {
  if (userOf(caller.principal).id !== suggestion.author_id) await mailAuthor(transaction, context, suggestion, news)
}
