import type { MatchPage } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { listSources } from '../../../platform/reading/record.ts'
import type { FoundMatch } from './find-match.ts'
import { readHeadToHead } from './head-to-head.ts'
import { includeInMatches } from './match-includes.ts'
import { toMatches } from './match-rows.ts'
import { readPlaces } from './table-places.ts'

/** What the page of a match always has, besides what may be asked for with `include=`. */
const ALWAYS = ['events', 'statistics', 'officials']

export async function readMatchPage(
  database: Queryable,
  row: FoundMatch,
  include: string | undefined,
): Promise<MatchPage> {
  const included = [...ALWAYS, ...(include === undefined ? [] : [include])].join(',')
  const [[match], headToHead, positions, sources] = await Promise.all([
    toMatches(database, [row]).then((matches) => includeInMatches(database, matches, included)),
    readHeadToHead(database, row),
    readPlaces(database, row),
    listSources(database, 'match', row.id),
  ])
  const { events = [], statistics = [], officials = [], ...rest } = match!
  return { ...rest, events, statistics, officials, headToHead, positions, sources }
}
