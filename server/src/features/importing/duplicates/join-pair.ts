import type { DuplicateKind, JoinEffect } from '@meio-campo/contract'
import { recordFields } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { errorVocabulary } from '../../../platform/errors/error-vocabulary.ts'
import { mergeIn } from '../../curating/merges/service.ts'
import { Tally } from '../../curating/merges/move-references.ts'
import { nameOf } from '../../curating/record-tables/references.ts'
import { joinMatches } from '../joining/join-matches.ts'
import { settleWaiting } from '../waiting/hold.ts'
import { joinCompetitions } from './join-competitions.ts'
import { BY_PERSON, recordJoin } from './record-join.ts'
import type { StoredEvidence } from './reason-words.ts'

export interface AskedJoin {
  readonly kind: DuplicateKind
  readonly joined: string
  readonly kept: string
  readonly bits: number
  readonly evidence: readonly StoredEvidence[]
  readonly decidedBy: string
}

/** Joins two records within the caller's transaction, with the reasons. Throws where they cannot be one. */
export async function joinPair(transaction: Transaction<DB>, asked: AskedJoin): Promise<Omit<JoinEffect, 'refusal'>> {
  const { kind, joined, kept, evidence } = asked
  const { name, ...effect } = await JOINS[kind](transaction, joined, kept)
  await recordJoin(transaction, { ...asked, name, evidence: [...evidence, BY_PERSON] })
  return { kept, ...effect }
}

type Join = (
  transaction: Transaction<DB>,
  joined: string,
  kept: string,
) => Promise<Omit<JoinEffect, 'refusal' | 'kept'> & { readonly name: string }>

const merge =
  (kind: 'team' | 'person' | 'stadium'): Join =>
  async (transaction, joined, kept) => {
    const { from, moved, dropped, warnings, fields } = await mergeIn(transaction, kind, joined, kept)
    if (kind === 'team') await settleWaiting(transaction, [kept])
    const filled = fields
      .filter(({ chosen }) => chosen === 'from')
      .map(({ field, from: value, fromName }) => ({
        field,
        label: recordFields[kind][field]!.label,
        value: fromName ?? (typeof value === 'string' ? value : JSON.stringify(value)),
      }))
    return { name: from.name, moved, dropped, warnings, filled }
  }

const JOINS: Readonly<Record<DuplicateKind, Join>> = {
  team: merge('team'),
  person: merge('person'),
  stadium: merge('stadium'),
  competition: async (transaction, joined, kept) => {
    const tally = new Tally()
    const name = await joinCompetitions(transaction, joined, kept, tally)
    return { name, moved: tally.moved, dropped: tally.dropped, warnings: [], filled: [] }
  },
  match: async (transaction, joined, kept) => {
    const name = await nameOf(transaction, 'match', joined)
    await refuseTwoMatches(transaction, joined, kept)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from sources where kind = 'match' and record_id = ${joined}`.execute(transaction)
    await joinMatches(transaction, [{ kept, joined }])
    const count = rows[0]!.count
    return { name, moved: [{ what: count === 1 ? 'fonte' : 'fontes', count }], dropped: [], warnings: [], filled: [] }
  },
}

/** What a person reads where two records cannot be joined. */
export function refusalWords({ info, fields, code }: AppError): string {
  return info ?? (fields.map(({ message }) => message).join(' ') || errorVocabulary[code].info)
}

/** Matches of other teams or other editions are never one. */
async function refuseTwoMatches(transaction: Transaction<DB>, joined: string, kept: string): Promise<void> {
  const { rows } = await sql<{ id: string; edition_id: string; teams: string }>`
    select id, edition_id, home_id || ' ' || away_id as teams from matches
    where id in (${joined}, ${kept}) order by id for update`.execute(transaction)
  const [one, other] = rows
  if (!one || !other) throw new AppError('not_found')
  if (one.edition_id !== other.edition_id)
    throw new AppError('not_the_same', { info: 'Os jogos são de temporadas diferentes: não são o mesmo.' })
  if (one.teams !== other.teams)
    throw new AppError('not_the_same', {
      info: 'Os times dos dois jogos são diferentes. Se um dos times está repetido, junte antes os times.',
    })
}
