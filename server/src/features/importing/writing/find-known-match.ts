import { canonical } from '../../../database/canonical.ts'
import { statementOf, type MatchStatement } from '../choosing/match-statement.ts'
import type { MatchRecord } from '../records/records.ts'
import { findMatch, findTurnedOnDay, findTurnedRound, type Findable, type Sought } from '../resolving/match-finder.ts'
import { pairKey, type EditionMatches, type KnownMatch } from '../storing/edition-matches.ts'
import { fileName } from '../storing/source-register.ts'

/** A match as a row of a file states it, after its teams and stadium were resolved. */
export interface ResolvedMatch {
  readonly stated: MatchRecord
  readonly dataset: string
  readonly home: string
  readonly away: string
  readonly stadium: string | null
}

/** The match of the edition that a row is about, and whether the row has its teams the other way round. */
export function findKnownMatch(
  known: EditionMatches,
  resolved: ResolvedMatch,
): { match: KnownMatch | null; turned: boolean } {
  const { stated, dataset, home, away } = resolved
  const byKey = known.sources.findByKey(stated.key)
  const keyed = byKey === null ? null : (known.byId.get(byKey) ?? null)
  if (keyed) return { match: keyed, turned: keyed.row.home_id !== home }

  const claim = claimOf(dataset, fileName(stated.origin))
  const candidates = (known.byPair.get(pairKey(home, away)) ?? []).map((match): Findable & { match: KnownMatch } => ({
    match,
    ...match.row,
    roundNumber: match.roundNumber,
    claimed: match.claimedBy === claim,
    exact: saidBefore(known, match, resolved),
  }))
  const sought: Sought = { ...stated, home, away, roundNumber: stated.round?.number ?? null }
  const { kind, participants } = known.edition.competition
  const wrongWay = kind === 'league' ? findTurnedOnDay(candidates, sought) : null
  if (wrongWay) return { match: wrongWay.match, turned: true }
  const isClubs = participants === 'club'
  const found = findMatch(candidates, sought, {
    pairIsKey: kind === 'league' && isClubs,
    isClubCup: kind !== 'league' && isClubs,
  })
  if (found) return { match: found.match, turned: false }
  const turned = kind === 'league' ? null : findTurnedRound(candidates, sought)
  return { match: turned?.match ?? null, turned: turned !== null }
}

/** Whether the file said exactly this before, of a match that waits for a person or was discarded. */
export function isWaiting(
  { waiting }: EditionMatches,
  { stated, dataset, home, away }: ResolvedMatch,
  said: MatchStatement,
): boolean {
  const file = fileName(stated.origin)
  return waiting.some(
    (word) =>
      word.home === home &&
      word.away === away &&
      word.dataset === dataset &&
      word.file === file &&
      canonical(word.said) === canonical(said),
  )
}

/** The file of a dataset that has stated a match. */
export const claimOf = (dataset: string, file: string): string => `${dataset}/${file}`

/** Whether the file said exactly this of the match in an earlier run. */
function saidBefore(known: EditionMatches, { row }: KnownMatch, { stated, stadium }: ResolvedMatch): boolean {
  const word = known.sources.ownStatement(row.id, null, fileName(stated.origin))
  return word !== null && canonical(word.said) === canonical(statementOf(stated, stadium, false))
}
