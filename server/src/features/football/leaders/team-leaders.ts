import type { TeamLeaderRow } from '@meio-campo/contract'
import { teamLeaders, type Day } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { findEdition } from '../editions/editions.ts'
import { findTeamNames } from '../rows/team-names.ts'
import { findEditionsWithCards } from '../editions/known-cards.ts'
import { findCards } from '../standings/edition-cards.ts'
import { readAttended } from './attended-matches.ts'
import { rankRows } from './ranked-rows.ts'

type Row = Omit<TeamLeaderRow, 'position'>

const figures = {
  goalsFor: ({ goalsFor }: Row) => goalsFor,
  goalsAgainst: ({ goalsAgainst }: Row) => goalsAgainst,
  cleanSheets: ({ cleanSheets }: Row) => cleanSheets,
  scoreless: ({ scoreless }: Row) => scoreless,
  yellow: ({ yellow }: Row) => yellow,
  red: ({ red }: Row) => red,
  attendance: ({ attendance }: Row) => attendance,
  highestAttendance: ({ highestAttendance }: Row) => highestAttendance,
  played: ({ played }: Row) => played,
}
const names = { team: ({ team }: Row) => team.name }

/** Every team of an edition, by what it did in it and who came to see it. */
export async function listTeamLeaders(
  database: Database,
  competitionId: string,
  { temporada, sort }: { readonly temporada?: string; readonly sort?: string },
  today: Day,
): Promise<ListReading<TeamLeaderRow>> {
  const { competition, edition, editions, topics } = await findEdition(database, competitionId, temporada, today)
  const rows = edition ? await getTeamRows(database, edition.id) : []
  return {
    source: {
      table: rankRows(rows, { figures, names, first: 'goalsFor' }, sort),
      wrap: (page) => ({ ...page, competition, edition: edition?.name ?? null, editions }),
    },
    topics: [...topics, 'team'],
  }
}

/** Made once for all readers, until a match of the edition changes. */
function getTeamRows(database: Queryable, editionId: string): Promise<readonly Row[]> {
  const lasting = {
    topics: [topic.edition(editionId), 'team'],
    rows: (rows: readonly Row[]) => roomOfLines(rows.length),
  }
  return readOnce(database, `team leaders ${editionId}`, lasting, async () => {
    const [attended, cards, withCards] = await Promise.all([
      readAttended(database, [editionId]),
      findCards(database, sql`matches.edition_id = ${editionId}`),
      findEditionsWithCards(database, [editionId]),
    ])
    const rows = teamLeaders(attended.get(editionId) ?? [], cards)
    const teams = await findTeamNames(
      database,
      rows.map(({ team }) => team),
    )
    // Where no source lists the cards of the edition, a zero would claim that there was none.
    const none = withCards.has(editionId) ? 0 : null
    return rows.map((row) => ({
      ...row,
      yellow: row.yellow || none,
      red: row.red || none,
      team: teams.ref(row.team),
    }))
  })
}
