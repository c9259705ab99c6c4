import type { Duty, NewDuty } from '@meio-campo/contract'
import { dutyFieldsOf, kindsOfCompetitions, scopesOfRole, suggestedKinds } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, fieldError, type FieldError } from '../../../platform/errors/app-error.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { findNames } from '../../curating/record-tables/references.ts'
import { dutyInWords } from './duty-words.ts'
import { namedRecords, toDuties } from './queries.ts'

const MOST_DUTIES = 50
const LISTS = ['kinds', 'competitions', 'teams', 'matches', 'queues', 'fields'] as const

export async function giveDuty(context: Context, caller: Caller, userId: string, given: NewDuty): Promise<Duty> {
  const now = context.now()
  return context.database.transaction().execute(async (transaction) => {
    const user = await getUserOfDuty(transaction, userId)
    if (user.admin) throw new AppError('invalid_input', { info: `${user.name} administra: já pode fazer tudo.` })
    await refuseWrongDuty(transaction, given, dayAt(now))
    await refuseTooMany(transaction, userId)
    await refuseSame(transaction, userId, given)
    const duty = await insertDuty(transaction, userId, given, now)
    await audit(transaction, caller, {
      action: 'duties.give',
      summary: `deu a ${user.name} a função de ${dutyInWords(duty)}`,
      details: { id: userId, given: duty.id },
      accountId: userId,
    })
    return duty
  })
}

export async function insertDuty(
  transaction: Transaction<DB>,
  userId: string,
  given: NewDuty,
  now: Date,
): Promise<Duty> {
  const row = await transaction
    .insertInto('duties')
    .values({
      id: randomId('dut'),
      user_id: userId,
      role: given.role,
      ...Object.fromEntries(LISTS.map((list) => [list, given[list] ?? []])),
      until: given.until ?? null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const [duty] = await toDuties(transaction, [row], now)
  return duty!
}

export async function endDuty(context: Context, caller: Caller, userId: string, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const user = await getUserOfDuty(transaction, userId)
    const row = await transaction
      .deleteFrom('duties')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new AppError('not_found')
    const [duty] = await toDuties(transaction, [row], context.now())
    await audit(transaction, caller, {
      action: 'duties.end',
      summary: `retirou de ${user.name} a função de ${dutyInWords(duty!)}`,
      details: { id: userId, ended: id },
      accountId: userId,
    })
  })
}

/** Locked, so that of two duties given at once the second counts the first. */
async function getUserOfDuty(transaction: Transaction<DB>, id: string) {
  const user = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'admin'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw new AppError('not_found')
  return user
}

async function refuseTooMany(transaction: Transaction<DB>, userId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('duties')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_DUTIES)
    throw new AppError('invalid_input', { info: `Uma conta tem no máximo ${MOST_DUTIES} funções. Retire uma antes.` })
}

/** Given twice, a duty would have to be taken away twice. The same one with another last day is another one. */
async function refuseSame(transaction: Transaction<DB>, userId: string, given: NewDuty): Promise<void> {
  const held = await transaction
    .selectFrom('duties')
    .select(['until', ...LISTS])
    .where('user_id', '=', userId)
    .where('role', '=', given.role)
    .execute()
  const isSame = (row: (typeof held)[number]) =>
    row.until === (given.until ?? null) &&
    LISTS.every((list) => row[list].toSorted().join() === [...(given[list] ?? [])].toSorted().join())
  if (held.some(isSame)) throw fieldError(scopesOfRole[given.role][0]!, 'Esta conta já tem esta função.')
}

const suggestedFields = new Set(suggestedKinds.flatMap((kind) => dutyFieldsOf(kind).map(({ field }) => field)))

/** `within` is what stands before the fields of a duty that is a part of a larger body. */
export async function refuseWrongDuty(
  transaction: Transaction<DB>,
  given: NewDuty,
  today: string,
  within = '',
): Promise<void> {
  const fields: FieldError[] = []
  const own = scopesOfRole[given.role]
  for (const list of LISTS) {
    if ((given[list]?.length ?? 0) > 0 && !own.includes(list))
      fields.push({ field: list, message: 'Não faz parte desta função.' })
  }
  if (own.every((list) => (given[list]?.length ?? 0) === 0))
    fields.push({ field: own[0]!, message: 'Diga o que a função inclui.' })
  if (given.until && given.until < today) fields.push({ field: 'until', message: 'Já passou. Escolha hoje ou depois.' })
  if (isEmpty(given))
    fields.push({ field: 'kinds', message: 'Estes registros não são de um campeonato. Deixe os campeonatos vazios.' })
  const unknown = (given.fields ?? []).find((field) => !suggestedFields.has(field))
  if (unknown) fields.push({ field: 'fields', message: `Não há o campo “${unknown}”, ou ele não muda.` })
  const wanted = Object.entries(namedRecords).flatMap(([list, kind]) =>
    (given[list as keyof typeof namedRecords] ?? []).map((id) => ({ list, kind, id })),
  )
  const names = await findNames(transaction, wanted)
  for (const { list, kind, id } of wanted) {
    if (!names.has(`${kind}:${id}`)) fields.push({ field: list, message: `Não há “${id}”. Escolha da lista.` })
  }
  const placed = fields.map(({ field, message }) => ({ field: `${within}${field}`, message }))
  if (placed.length > 0) throw new AppError('invalid_input', { fields: placed })
}

/** An editor of kinds that belong to no championship, within championships, could edit nothing. */
function isEmpty({ role, kinds = [], competitions = [] }: NewDuty): boolean {
  return role === 'editor' && competitions.length > 0 && kinds.some((kind) => !kindsOfCompetitions.has(kind))
}
