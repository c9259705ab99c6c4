import type { Ban, SuspensionRules } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import type { DatedEngagement } from './calendar.ts'

/** A ban without a card: for a number of matches, or until a day. */
export interface CourtBan {
  readonly person: { readonly id: string; readonly name: string }
  readonly team: string | null
  readonly edition: string | null
  readonly reason: string
  readonly matches: number | null
  readonly starts: string | null
  readonly ends: string | null
}

/** The bans that a fixed condition names, as a column of JSON. */
export const bansWhere = (condition: string): string => `(
  select coalesce(json_agg(json_build_object(
      'person', json_build_object('id', people.id, 'name', people.name), 'team', suspensions.team_id,
      'edition', suspensions.edition_id, 'reason', suspensions.reason, 'matches', suspensions.matches,
      'starts', suspensions.starts, 'ends', suspensions.ends)), '[]')
  from suspensions join people on people.id = suspensions.person_id
  where ${condition})`

/** Bans of a team's players. */
export function listBansAtTeam(database: Queryable, team: string): Promise<CourtBan[]> {
  return selectBans(database).where('suspensions.team_id', '=', team).execute().then(toBans)
}

/** Of an edition, and those that hold in every one. */
export function listBansInEdition(database: Queryable, edition: string): Promise<CourtBan[]> {
  return selectBans(database)
    .where((on) => on.or([on('suspensions.edition_id', '=', edition), on('suspensions.edition_id', 'is', null)]))
    .execute()
    .then(toBans)
}

function selectBans(database: Queryable) {
  return database
    .selectFrom('suspensions')
    .innerJoin('people', 'people.id', 'suspensions.person_id')
    .select(['people.id', 'people.name', 'suspensions.team_id', 'suspensions.edition_id', 'suspensions.reason'])
    .select(['suspensions.matches', 'suspensions.starts', 'suspensions.ends'])
}

type BanRow = Awaited<ReturnType<ReturnType<typeof selectBans>['executeTakeFirstOrThrow']>>

function toBans(rows: readonly BanRow[]): CourtBan[] {
  return rows.map(({ id, name, team_id: team, edition_id: edition, ...ban }) => ({
    ...ban,
    person: { id, name },
    team,
    edition,
  }))
}

/** Whether the ban covers a match, given the team's matches in that edition in their order. */
export function keepsOut(ban: CourtBan, edition: string, calendar: readonly DatedEngagement[], match: string): boolean {
  if (ban.edition !== null && ban.edition !== edition) return false
  const held = calendar.filter(({ day }) => day !== null && isHeld(ban, day))
  const place = held.findIndex((engagement) => engagement.match === match)
  return place >= 0 && (ban.matches === null || place < ban.matches)
}

/** The same of the next match, also while none is on the calendar. */
export function keepsOutOfNext(
  ban: CourtBan,
  edition: string,
  calendar: readonly DatedEngagement[],
  today: string,
): boolean {
  const next = calendar.find(({ played }) => !played)
  if (next) return keepsOut(ban, edition, calendar, next.match)
  const served = calendar.filter(({ day }) => day !== null && isHeld(ban, day)).length
  return isHeld(ban, today) && (ban.matches === null || served < ban.matches)
}

function isHeld({ starts, ends }: CourtBan, day: string): boolean {
  return (starts === null || starts <= day) && (ends === null || day <= ends)
}

const ORDINALS: Readonly<Record<number, string>> = { 2: 'Segundo', 3: 'Terceiro', 5: 'Quinto' }

/** The reason of a suspension by cards, in words. */
export function banReason({ cause }: Ban, { limit }: SuspensionRules): string {
  return cause === 'dismissal' ? 'Cartão vermelho' : `${ORDINALS[limit] ?? `${limit}º`} cartão amarelo`
}
