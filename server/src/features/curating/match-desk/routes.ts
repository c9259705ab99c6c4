import { endpoints, type DeskPlayer, type DeskView } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Context } from '../../../platform/context.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { getMatchRow, type FoundMatch } from '../../football/matches/match-by-address.ts'
import { applyCommands } from './apply-commands.ts'
import { noteVisit, listVisitors } from './visits.ts'
import { findEvents } from '../../football/rows/match-events.ts'
import { findLineups } from '../../football/rows/match-lineups.ts'
import { toMatches } from '../../football/rows/match-rows.ts'
import { listCurrentMembers, listSquadListMembers } from '../../football/teams/squad-members.ts'
import { findConfirmations } from './confirmations.ts'
import { findAuthors } from './event-authors.ts'
import { getDesk } from './desk-state.ts'
import { getDeskTie } from './desk-tie.ts'
import { findLiveFollow } from './live-follows.ts'

export function registerMatchDesk(app: FastifyInstance, context: Context): void {
  const { database } = context

  implement(app, context, endpoints.getDesk, async ({ params, principal }) => {
    const { id } = userOf(principal)
    return { data: await readDeskView(database, params, id, context.now()) }
  })

  implement(app, context, endpoints.sendDeskOrders, async (call) => {
    const row = await getMatchRow(database, call.params.id, call.params.idjogo)
    const done = await applyCommands(context, call, row, call.body)
    const now = context.now()
    const desk = await readDeskView(database, call.params, userOf(call.principal).id, now)
    return { data: { ...done, now: now.toISOString(), desk } }
  })

  implement(app, context, endpoints.visitDesk, async ({ params, body, principal }) => {
    const { id: matchId } = await getMatchRow(database, params.id, params.idjogo)
    const now = context.now()
    await noteVisit(database, { id: body.id, matchId, userId: userOf(principal).id }, body.leaving ?? false, now)
    return { data: { now: now.toISOString() } }
  })
}

interface Address {
  readonly id: string
  readonly idjogo: string
}

/** Reads one snapshot: a goal recorded in between would be among the events but not in the score. */
function readDeskView(database: Database, { id, idjogo }: Address, userId: string, now: Date): Promise<DeskView> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => getDeskView(transaction, await getMatchRow(transaction, id, idjogo), userId, now))
}

async function getDeskView(database: Queryable, row: FoundMatch, userId: string, now: Date): Promise<DeskView> {
  const [match] = await toMatches(database, [row])
  const { desk } = await getDesk(database, row)
  const events = (await findEvents(database, [row.id])).get(row.id) ?? []
  const authors = await findAuthors(database, row.id)
  const confirmations = await findConfirmations(database, row.id, desk, authors)
  const toldBy = (id: string) => {
    const author = authors.get(id)
    return { by: author?.name ?? null, own: author?.userId === userId }
  }
  const givenBy = <Said>(confirmers: readonly { userId: string | null; by: string | null; said: Said }[] = []) =>
    confirmers.map(({ userId: confirmer, by, said }) => ({ by, own: confirmer === userId, said }))
  const lineups = (await findLineups(database, [match!])).get(row.id)
  const players = async (side: 'home' | 'away') => {
    const lineup = lineups?.[side]
    const sheet = [
      ...(lineup?.starters ?? []).map((player) => ({ ...player, place: 'starter' as const })),
      ...(lineup?.bench ?? []).map((player) => ({ ...player, place: 'bench' as const })),
    ].flatMap(({ person, number, position, captain, place }): DeskPlayer[] =>
      person.id === null ? [] : [{ person: { id: person.id, name: person.name }, number, position, captain, place }],
    )
    return withSquad(sheet, await getSquad(database, row[`${side}_id`], row.edition_id))
  }
  return {
    match: match!,
    knockout: row.phase_kind === 'knockout',
    tie: row.phase_kind === 'knockout' ? await getDeskTie(database, row) : null,
    clocks: desk.clocks.map(({ period, startedAt, announced }) => ({
      period,
      startedAt: new Date(startedAt).toISOString(),
      announced,
    })),
    players: { home: await players('home'), away: await players('away') },
    events: events.map((event) => ({
      ...event,
      ...toldBy(event.id),
      confirmations: givenBy(confirmations.events.get(event.id)),
    })),
    marks: (desk.marks ?? []).map((mark) => ({
      ...mark,
      ...toldBy(mark.id),
      confirmations: givenBy(confirmations.marks.get(mark.id)),
    })),
    operators: onePerPerson(await listVisitors(database, row.id, now), userId).map(({ user_id, ...visitor }) => ({
      ...visitor,
      own: user_id === userId,
    })),
    source: await getSource(database, row.id),
  }
}

/** Another person with two tabs is one at the desk; of the caller's own tabs each is named, to tell which is this one. */
function onePerPerson<Visitor extends { readonly user_id: string }>(
  visitors: readonly Visitor[],
  userId: string,
): readonly Visitor[] {
  const first = new Map([...visitors].toReversed().map((visitor) => [visitor.user_id, visitor]))
  return visitors.filter((visitor) => visitor.user_id === userId || first.get(visitor.user_id) === visitor)
}

async function getSource(database: Queryable, matchId: string): Promise<DeskView['source']> {
  const follow = await findLiveFollow(database, matchId)
  return follow && { ...follow, askedAt: follow.askedAt.toISOString() }
}

/** The players of the match sheet first, then the rest of the squad. */
function withSquad(sheet: readonly DeskPlayer[], squad: readonly DeskPlayer[]): DeskPlayer[] {
  const known = new Set(sheet.map(({ person }) => person.id))
  return [...sheet, ...squad.filter(({ person }) => !known.has(person.id))]
}

/** The team's squad for the edition; without one, its current players. */
async function getSquad(database: Queryable, team: string, edition: string): Promise<DeskPlayer[]> {
  const listed = await listSquadListMembers(database, team)
  const own = listed.filter((member) => member.edition.id === edition && member.role === 'player')
  const members = own.length > 0 ? own : await listCurrentMembers(database, team)
  return members
    .flatMap(({ person, number, position }): DeskPlayer[] =>
      person.id === null
        ? []
        : [
            {
              person: { id: person.id, name: person.name },
              number,
              position: position as DeskPlayer['position'],
              captain: false,
              place: 'squad',
            },
          ],
    )
    .toSorted((a, b) => (a.number ?? 1000) - (b.number ?? 1000) || a.person.name.localeCompare(b.person.name, 'pt-BR'))
}
