import type { DutyRule } from '@meio-campo/contract'
import type { DutyKind, Touched } from '@meio-campo/contract/rules'
import type { Queryable } from '../../database/database.ts'
import { AppError } from '../errors/app-error.ts'
import { refuseMoved } from '../errors/moved-records.ts'

/** The parts of a call that say what it touches; the contract has checked them. */
export interface TouchingCall {
  readonly method: string
  readonly params: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

type RuleAboutRecords = Exclude<DutyRule, { touches: 'edit' }>

/** Everything that a call touches: all of it must be included in the caller's duties. */
export async function findTouched(
  database: Queryable,
  rule: RuleAboutRecords,
  call: TouchingCall,
): Promise<readonly Touched[]> {
  const { params } = call
  switch (rule.touches) {
    case 'queue':
      return [{ role: 'reviewer', queue: rule.queue }]
    case 'match': {
      const match = await getMatch(database, params['idjogo'] ?? '')
      return rule.role === 'scorer' ? [{ role: 'scorer', ...match }] : [toEdit(rule.kind, match.competition)]
    }
    case 'edition':
      return [toEdit(rule.kind, await getCompetitionOf(database, params['id'] ?? ''))]
    case 'competition':
      return [toEdit(rule.kind, params['id'] ?? null)]
    case 'named':
      return touchedByName(database, params['kind'] ?? '', params['id'] ?? '')
    case 'record':
      return touchedRecord(database, rule.kind, call)
  }
}

const toEdit = (kind: string, competition: string | null): Touched => ({ role: 'editor', kind, competition })

async function getMatch(database: Queryable, id: string) {
  const row = await database
    .selectFrom('matches')
    .innerJoin('editions', 'editions.id', 'matches.edition_id')
    .select(['matches.id', 'home_id', 'away_id', 'competition_id'])
    .where('matches.id', '=', id)
    .executeTakeFirst()
  if (!row) return refuseUnknown(database, 'match', id)
  return { match: row.id, teams: [row.home_id, row.away_id], competition: row.competition_id }
}

async function getCompetitionOf(database: Queryable, editionId: string): Promise<string> {
  const row = await database
    .selectFrom('editions')
    .select('competition_id')
    .where('id', '=', editionId)
    .executeTakeFirst()
  return row ? row.competition_id : refuseUnknown(database, 'edition', editionId)
}

function touchedByName(database: Queryable, kind: string, id: string): Promise<readonly Touched[]> {
  if (kind === 'person') return touchedPerson(database, 'player', id)
  return Promise.resolve([toEdit(kind, kind === 'competition' ? id : null)])
}

async function touchedRecord(database: Queryable, kind: DutyKind, call: TouchingCall): Promise<readonly Touched[]> {
  const id = call.params['id']
  switch (kind) {
    case 'player':
    case 'referee':
      return id === undefined ? [toEdit(kind, null)] : touchedPerson(database, kind, id)
    case 'competition':
      return [toEdit(kind, id ?? null)]
    case 'edition':
      return [toEdit(kind, id === undefined ? textIn(call, 'competition') : await getCompetitionOf(database, id))]
    case 'title':
    case 'broadcastRight':
    case 'deduction':
      return touchedPart(database, kind, call)
    case 'match':
    case 'confederation':
    case 'stadium':
      return [toEdit(kind, null)]
  }
}

/** A person may have several roles: a player who was also a coach is a coach's record too, which only admins edit. */
async function touchedPerson(database: Queryable, kind: DutyKind, id: string): Promise<readonly Touched[]> {
  const row = await database.selectFrom('people').select('roles').where('id', '=', id).executeTakeFirst()
  if (!row) return refuseUnknown(database, 'person', id)
  return [...new Set([...row.roles, ...(row.roles.length === 0 ? [kind] : [])])].map((role) => toEdit(role, null))
}

const partTables = { title: 'titles', broadcastRight: 'broadcast_rights' } as const

/** A part that is moved to another edition touches the championships of both. */
async function touchedPart(
  database: Queryable,
  kind: 'title' | 'broadcastRight' | 'deduction',
  call: TouchingCall,
): Promise<readonly Touched[]> {
  const id = call.params['id']
  const stored = id === undefined ? null : await findEditionOfPart(database, kind, id)
  if (id !== undefined && stored === null) throw new AppError('not_found')
  const phase = textIn(call, 'phase')
  const given = kind === 'deduction' ? phase && (await findEditionOfPhase(database, phase)) : textIn(call, 'edition')
  const editions = [stored, given].filter((edition) => edition !== null)
  if (editions.length === 0) return [toEdit(kind, null)]
  return Promise.all(editions.map(async (edition) => toEdit(kind, await getCompetitionOf(database, edition))))
}

async function findEditionOfPart(
  database: Queryable,
  kind: 'title' | 'broadcastRight' | 'deduction',
  id: string,
): Promise<string | null> {
  if (!/^\d{1,18}$/.test(id)) return null
  if (kind !== 'deduction') {
    const row = await database.selectFrom(partTables[kind]).select('edition_id').where('id', '=', id).executeTakeFirst()
    return row?.edition_id ?? null
  }
  const row = await database.selectFrom('deductions').select('phase_id').where('id', '=', id).executeTakeFirst()
  return row ? findEditionOfPhase(database, row.phase_id) : null
}

async function findEditionOfPhase(database: Queryable, id: string): Promise<string | null> {
  const row = await database.selectFrom('phases').select('edition_id').where('id', '=', id).executeTakeFirst()
  return row?.edition_id ?? null
}

function textIn({ body }: TouchingCall, field: string): string | null {
  const value = body[field]
  return typeof value === 'string' ? value : null
}

/** A merged record leads to the one it became; of any other there is nothing to touch. */
async function refuseUnknown(database: Queryable, kind: 'match' | 'edition' | 'person', id: string): Promise<never> {
  await refuseMoved(database, kind, id)
  throw new AppError('not_found')
}
