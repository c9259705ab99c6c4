import type { PlayerCard, TeamRef } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { onlyListed } from '../discipline/only-listed.ts'
import { findEditionsWithCards } from '../editions/known-cards.ts'
import { matchConditions, type MatchFilters } from '../rows/match-filters.ts'
import { toMatches } from '../rows/match-rows.ts'
import { findCurrentSpells } from '../people/current-spells.ts'
import { listSuspensionStates } from './suspension-states.ts'

type CardFilters = Pick<MatchFilters, 'temporada' | 'campeonato' | 'data'>

const CARDS = ['yellow', 'secondYellow', 'red']
const orders = { kickoff: { column: 'moment', type: 'timestamptz' } } as const

/** A player's cards, the newest first, with how many of each and what is missing for a suspension. */
export async function listPlayerCards(
  database: Database,
  player: string,
  filters: CardFilters,
  now: Date,
): Promise<ListSource<PlayerCard>> {
  const cards = selectCards(database, player, filters)
  const [totals, current] = await Promise.all([
    countCards(database, player, filters, cards),
    findCurrentSpells(database, [player], 'player'),
  ])
  const team = current.get(player)?.team.id ?? null
  const suspensions = await listSuspensionStates(database, player, team, now)
  return fromRows({
    rows: cards,
    orders,
    defaultSort: '-kickoff',
    items: (rows) => toCards(database, rows),
    wrap: (page) => ({ ...page, totals, suspensions }),
  })
}

function selectCards(database: Queryable, player: string, filters: CardFilters) {
  return matchConditions(filters)
    .reduce(
      (query, condition) => query.where(condition),
      database.selectFrom('events').innerJoin('matches', 'matches.id', 'events.match_id'),
    )
    .select(['events.id', 'events.type', 'events.minute', 'events.added', 'events.side', 'events.match_id'])
    .select('matches.moment')
    .where('events.player_id', '=', player)
    .where('events.type', 'in', CARDS)
    .where('events.retracted', '=', false)
    .where('events.side', 'is not', null)
    .where('matches.annulled', '=', false)
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>

async function countCards(
  database: Database,
  player: string,
  filters: CardFilters,
  cards: ReturnType<typeof selectCards>,
) {
  const rows = await cards
    .clearSelect()
    .select(['events.type', sql<string>`count(*)`.as('shown')])
    .groupBy('events.type')
    .execute()
  const count = (type: string) => Number(rows.find((row) => row.type === type)?.shown ?? 0)
  const counts = { yellow: count('yellow'), secondYellow: count('secondYellow'), red: count('red') }
  return (await wereCardsListed(database, player, filters)) ? counts : onlyListed(counts)
}

/** Whether a source lists the cards of any edition among the player's matches that the filters choose. */
async function wereCardsListed(database: Database, player: string, filters: CardFilters): Promise<boolean> {
  const { rows } = await sql<{ edition: string }>`
    select distinct matches.edition_id as edition from matches
    where matches.id in (
        select match_id from lineup_players where person_id = ${player}
        union all select match_id from events where player_id = ${player} and not retracted)
      and ${sql.join([sql`true`, ...matchConditions(filters)], sql` and `)}`.execute(database)
  const editions = rows.map(({ edition }) => edition)
  return (await findEditionsWithCards(database, editions)).size > 0
}

async function toCards(database: Queryable, rows: readonly CardRow[]): Promise<PlayerCard[]> {
  const ids = new Set(rows.map(({ match_id }) => match_id))
  const matches = await toMatches(
    database,
    [...ids].map((id) => ({ id })),
  )
  const byId = new Map(matches.map((match) => [match.id, match]))
  return rows.flatMap(({ id, type, minute, added, side, match_id }) => {
    const match = byId.get(match_id)
    if (!match) return []
    const team: TeamRef = side === 'home' ? match.home : match.away
    return [{ id, type, minute, added, team, match }]
  })
}
