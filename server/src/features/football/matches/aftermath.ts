import type { Aftermath, Match } from '@meio-campo/contract'
import type * as Football from '@meio-campo/football'
import { appearancesOf, firstsIn, otherSide, runsAfter, type Appearance, type Side } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { findWonTitle } from './won-title.ts'
import { banReason } from '../discipline/court-bans.ts'
import { findRulesInForce } from '../discipline/suspension-rules.ts'
import { getTeamDiscipline } from '../discipline/team-discipline.ts'
import { OVER } from '../rows/match-status.ts'
import { findTeamNames, type TeamNames } from '../rows/team-names.ts'
import { firstWords, runWords, suspensionWords, titleWords } from './aftermath-words.ts'
import type { FoundMatch } from './match-by-address.ts'
import { toMatchRef } from './match-refs.ts'

/** A sentence with the ids of the matches that prove it. */
export interface AftermathSentence extends Omit<Aftermath[number], 'matches' | 'team'> {
  readonly team: string
  readonly proof: readonly string[]
}

/** What the result changed, for either team; null until the match is over. */
export async function findAftermath(
  database: Queryable,
  row: FoundMatch,
  stadium: string | null,
  resultsOf: (team: string) => readonly Football.Match[],
): Promise<readonly AftermathSentence[] | null> {
  if (!OVER.includes(row.status) || row.annulled) return null
  const names = await findTeamNames(database, [row.home_id, row.away_id])
  const suspensions = await Promise.all(SIDES.map((side) => suspensionsIn(database, row, side)))
  const sentences = SIDES.flatMap((side, index) => [
    ...firstsAndRuns(row, side, { results: resultsOf(teamOn(row, side)), names, stadium }),
    ...suspensions[index]!,
  ])
  return [...(await titleIn(database, row)), ...sentences]
}

const SIDES: readonly Side[] = ['home', 'away']
const teamOn = (row: FoundMatch, side: Side) => (side === 'home' ? row.home_id : row.away_id)

/** The same with the teams and the matches themselves, among which are those that prove it. */
export async function proveAftermath(
  database: Queryable,
  sentences: readonly AftermathSentence[],
  matches: ReadonlyMap<string, Match>,
): Promise<Aftermath> {
  const names = await findTeamNames(
    database,
    sentences.map(({ team }) => team),
  )
  return sentences.map(({ proof, team, ...rest }) => ({
    ...rest,
    team: names.ref(team),
    matches: listFound(matches, proof).map(toMatchRef),
  }))
}

function listFound<Value>(values: ReadonlyMap<string, Value>, ids: readonly string[]): Value[] {
  return ids.filter((id) => values.has(id)).map((id) => values.get(id)!)
}

interface Known {
  /** All of the team's. */
  readonly results: readonly Football.Match[]
  readonly names: TeamNames
  readonly stadium: string | null
}

/** What is the first in how long, and what has become longer. */
function firstsAndRuns(row: FoundMatch, side: Side, { results, names, stadium }: Known): AftermathSentence[] {
  const team = teamOn(row, side)
  const opponent = teamOn(row, otherSide[side])
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
  ]
}

/** The title that this match decided, proved by the other matches of the final, or for a team that did not play in it. */
async function titleIn(database: Queryable, row: FoundMatch): Promise<AftermathSentence[]> {
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

/** Who earned a ban in this match, and which matches they missed for it. */
async function suspensionsIn(database: Queryable, row: FoundMatch, side: Side): Promise<AftermathSentence[]> {
  const team = teamOn(row, side)
  const inForce = await findRulesInForce(database, row.edition_id)
  if (!inForce) return []
  const { records, people } = await getTeamDiscipline(database, row.edition_id, team)
  return records.flatMap(({ player, bans }) => {
    const person = people.get(player)
    const earned = bans.filter(({ earnedIn }) => earnedIn === row.id)
    const [ban] = earned
    if (!person || !ban) return []
    const reason = banReason(ban, inForce.rules)
    const proof = earned.flatMap(({ missed }) => missed ?? [])
    const sentence = suspensionWords(person.name, reason, proof.length > 0)
    return [{ side, team, kind: 'suspension', sentence, person, proof }]
  })
}
