import type { Aftermath, Match } from '@meio-campo/contract'
import { appearancesOf, firstsIn, runsAfter, type Appearance, type Side } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { findWonTitle } from './won-title.ts'
import { banReason } from '../discipline/court-bans.ts'
import { getTeamDiscipline } from '../discipline/team-discipline.ts'
import { OVER } from '../rows/match-status.ts'
import { findTeamNames } from '../rows/team-names.ts'
import { firstWords, runWords, suspensionWords, titleWords } from './aftermath-words.ts'
import { listAllResults } from './all-results.ts'
import type { FoundMatch } from './match-by-address.ts'
import { toMatchRef } from './match-refs.ts'

/** A sentence with the ids of the matches that prove it. */
export interface Told extends Omit<Aftermath[number], 'matches' | 'team'> {
  readonly team: string
  readonly proof: readonly string[]
}

/** What the result changed, for either team; null until the match is over. */
export async function tellAftermath(
  database: Queryable,
  row: FoundMatch,
  stadium: string | null,
): Promise<readonly Told[] | null> {
  if (!OVER.includes(row.status) || row.annulled) return null
  const told = await Promise.all([
    tellTitle(database, row),
    tellOf(database, row, 'home', stadium),
    tellOf(database, row, 'away', stadium),
  ])
  return told.flat()
}

/** The same with the teams and the matches themselves, among which are those that prove it. */
export async function proveAftermath(
  database: Queryable,
  told: readonly Told[],
  matches: ReadonlyMap<string, Match>,
): Promise<Aftermath> {
  const names = await findTeamNames(
    database,
    told.map(({ team }) => team),
  )
  return told.map(({ proof, team, ...rest }) => ({
    ...rest,
    team: names.ref(team),
    matches: listFound(matches, proof).map(toMatchRef),
  }))
}

function listFound<Value>(values: ReadonlyMap<string, Value>, ids: readonly string[]): Value[] {
  return ids.filter((id) => values.has(id)).map((id) => values.get(id)!)
}

async function tellOf(database: Queryable, row: FoundMatch, side: Side, stadium: string | null): Promise<Told[]> {
  const team = side === 'home' ? row.home_id : row.away_id
  const opponent = side === 'home' ? row.away_id : row.home_id
  const [results, names, suspensions] = await Promise.all([
    listAllResults(database, team),
    findTeamNames(database, [opponent]),
    tellSuspensions(database, row, side, team),
  ])
  const until = upTo(row.id, appearancesOf(team, results))
  const plain = { side, team, person: null }
  return [
    ...firstsIn(until).map((first) => ({
      ...plain,
      kind: 'first',
      sentence: firstWords(first, { opponent: names.named(opponent), stadium }),
      proof: first.since ? [first.since.id] : [],
    })),
    ...runsAfter(until).map((run) => ({
      ...plain,
      kind: 'run',
      sentence: runWords(run, until.length),
      proof: run.appearances.map(({ match }) => match.id),
    })),
    ...suspensions,
  ]
}

/** The title that this match decided, proved by the other matches of the final, or for a team that did not play in it. */
async function tellTitle(database: Queryable, row: FoundMatch): Promise<Told[]> {
  const title = await findWonTitle(database, row)
  if (!title) return []
  const { champion, side, competition, edition, others } = title
  const sentence = titleWords(competition, edition, side !== null)
  return [{ side, team: champion, kind: 'title', sentence, person: null, proof: others }]
}

/** A team's appearances to this match; none where it does not count. */
function upTo(match: string, appearances: readonly Appearance[]): readonly Appearance[] {
  return appearances.slice(0, appearances.findIndex((appearance) => appearance.match.id === match) + 1)
}

/** Who earned a ban in this match, and which ones they missed for it. */
async function tellSuspensions(database: Queryable, row: FoundMatch, side: Side, team: string): Promise<Told[]> {
  const { rules, records, people } = await getTeamDiscipline(database, row.edition_id, team)
  if (!rules) return []
  return records.flatMap(({ player, bans }) => {
    const person = people.get(player)
    const earned = bans.filter(({ earnedIn }) => earnedIn === row.id)
    const [ban] = earned
    if (!person || !ban) return []
    const reason = banReason(ban, rules)
    const proof = earned.flatMap(({ missed }) => missed ?? [])
    const sentence = suspensionWords(person.name, reason, proof.length > 0)
    return [{ side, team, kind: 'suspension', sentence, person, proof }]
  })
}
