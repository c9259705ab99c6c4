import type { Match, Side } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach, readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import { resultColumns, type ResultRow, toFootballMatch } from './football-match.ts'
import { type DetailedMatchRow, MATCH_DETAILS } from './match-rows.ts'
import { inWords, OVER } from './match-status.ts'

const IS_RESULT = `matches.status in (${inWords(OVER)}) and not matches.annulled`
/** Not joined: for some hundred matches the database would read every round there is. */
export const ROUND_NUMBER = '(select number from rounds where rounds.id = matches.round_id) as round_number'

/** The numbers of rounds are in results. */
const ROUNDS = ['edition', 'phase']

const other: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' }

/** On one side of the match sheet, which is what has an index. */
const half = (side: Side) => `
  select matches.${side}_id as team, ${resultColumns.join(', ')}, ${ROUND_NUMBER}
  from matches
  where matches.${side}_id = any($1) and ($2::text is null or matches.${other[side]}_id = $2)
    and ($3::text[] is null or matches.edition_id = any($3)) and ${IS_RESULT}`

/** Of the teams $1, against the opponent $2 and in the editions $3 where they are given. */
const readResults = fixedStatement<ResultRow & { readonly team: string }>(`${half('home')} union all ${half('away')}`)

interface Narrowed {
  readonly opponent?: string
  readonly editions?: readonly string[]
}

/** Every result of a team, or those against one opponent, or those of some editions. */
export async function listResultsOf(
  database: Queryable,
  team: string,
  { opponent, editions }: Narrowed = {},
): Promise<Match[]> {
  if (editions?.length === 0) return []
  const rows = await readResults(database, [team], opponent ?? null, editions ?? null)
  return rows.map((row) => toFootballMatch(row))
}

/** Every result of some teams by team, kept until one of its matches changes: streaks are counted over all of them. */
export async function findAllResults(
  database: Queryable,
  teams: readonly string[],
): Promise<(team: string) => readonly Match[]> {
  const lasting = (team: string) => ({
    topics: [topic.teamMatches(team), ...ROUNDS],
    rows: (matches: readonly Match[]) => roomOfLines(matches.length),
  })
  const found = await readEach<readonly Match[]>(database, 'results', teams, lasting, async (missing) => {
    const byTeam = Map.groupBy(await readResults(database, missing, null, null), ({ team }) => team)
    return new Map(missing.map((team) => [team, (byTeam.get(team) ?? []).map((row) => toFootballMatch(row))]))
  })
  return (team) => found.get(team) ?? []
}

/** A team's last results, each list newest first. Those on neutral ground are neither at home nor away. */
export interface RecentResults {
  readonly all: readonly RecentResult[]
  readonly home: readonly RecentResult[]
  readonly away: readonly RecentResult[]
}

export type RecentResult = DetailedMatchRow & Pick<ResultRow, 'round_number'>

const SHOWN = 5

/** With `editions` only of those. Kept until one of the team's matches changes. */
export function listRecentResults(
  database: Queryable,
  team: string,
  editions?: readonly string[],
): Promise<RecentResults> {
  const lasting = {
    topics: [topic.teamMatches(team), ...ROUNDS, 'streaming'],
    rows: ({ all, home, away }: RecentResults) => all.length + home.length + away.length,
  }
  const which = editions === undefined ? '' : ` in ${editions.join(' ')}`
  return readOnce(database, `recent results of ${team}${which}`, lasting, () => readRecent(database, team, editions))
}

/** Either side has an index, in which its last results stand together. */
const recent = (side: Side, ground: 'any' | 'own') => `(
  select matches.*, '${side}' as at, '${ground}' as ground, ${ROUND_NUMBER}
  from matches
  where matches.${side}_id = $1 and ($2::text[] is null or matches.edition_id = any($2)) and ${IS_RESULT}
    ${ground === 'own' ? 'and not matches.neutral' : ''}
  order by matches.moment desc, matches.id desc limit ${SHOWN})`

/** Of the team $1, in the editions $2 where they are given. */
const readLast = fixedStatement<RecentResult & { readonly at: Side; readonly ground: 'any' | 'own' }>(`
  select row.*, ${MATCH_DETAILS}
  from (
    ${recent('home', 'any')} union all ${recent('away', 'any')}
    union all ${recent('home', 'own')} union all ${recent('away', 'own')}) as row`)

async function readRecent(database: Queryable, team: string, editions?: readonly string[]): Promise<RecentResults> {
  const rows = await readLast(database, team, editions ?? null)
  const newestFirst = rows.sort((a, b) => b.moment.getTime() - a.moment.getTime())
  const onGround = newestFirst.filter(({ ground }) => ground === 'own')
  return {
    all: newestFirst.filter(({ ground }) => ground === 'any').slice(0, SHOWN),
    home: onGround.filter(({ at }) => at === 'home'),
    away: onGround.filter(({ at }) => at === 'away'),
  }
}
