import type { Preview } from '@meio-campo/contract'
import {
  addDays,
  appearancesOf,
  type Day,
  formOf,
  probableEleven,
  recordOf,
  type StandingsRow,
  type TeamRecord,
} from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { getTeamDiscipline } from '../discipline/team-discipline.ts'
import { findAllResults, listResultsOf } from '../rows/team-results.ts'
import { listEditionScorers } from '../scorers/edition-scorers.ts'
import { editionStandings } from '../standings/edition-standings.ts'
import { getEditionStructure } from '../standings/edition-structure.ts'
import { listMatchesWithSheet } from './last-lineups.ts'
import { listAbsences } from './lineups-page.ts'
import type { FoundMatch } from './match-by-address.ts'
import { findMatchRefs } from './match-refs.ts'
import { listOfficialNumbers } from './official-numbers.ts'

type TeamPreview = Preview['home']

const FORM = 5
const SHEETS = 4
/** Older sheets do not predict today's eleven, because squads change with every transfer window. */
const SHEETS_DAYS = 180
const SCORERS = 3

/** The preview of a match; null once it has begun, or if it will not be played. */
export async function findPreview(database: Queryable, found: FoundMatch, today: Day): Promise<Preview | null> {
  if (found.status !== 'scheduled' && found.status !== 'postponed') return null
  // The day of a postponed match has passed without it: what its teams did since then comes before it as well.
  const hasPassed = found.status === 'postponed' && found.day !== null && found.day < today
  const row = hasPassed ? { ...found, day: today } : found
  const places = await findTable(database, row)
  const [home, away, officials] = await Promise.all([
    previewOf(database, row, row.home_id, places),
    previewOf(database, row, row.away_id, places),
    listOfficialNumbers(database, row.id),
  ])
  const referee = officials.find(({ role }) => role === 'referee')
  return { home, away, referee: referee ? { person: referee.person, numbers: referee.numbers } : null }
}

/** How the teams of the phase stand now; empty in a knock-out. */
async function findTable(database: Queryable, row: FoundMatch): Promise<ReadonlyMap<string, StandingsRow>> {
  if (row.phase_kind === 'knockout') return new Map()
  const phases = editionStandings(await getEditionStructure(database, row.edition_id))
  const groups = phases.find(({ id }) => id === row.phase_id)?.groups ?? []
  return new Map(groups.flatMap(({ rows }) => rows.map((each) => [each.team, each])))
}

/** As the table has it, where there is one: figures that are beside each other count the same matches. */
function seasonOf(row: StandingsRow | undefined, own: TeamRecord): TeamPreview['season'] {
  if (!row) return { position: null, points: null, ...own }
  const { played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference } = row
  const position = played > 0 ? row.position : null
  return { position, points: row.points, played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference }
}

async function previewOf(
  database: Queryable,
  row: FoundMatch,
  team: string,
  table: ReadonlyMap<string, StandingsRow>,
): Promise<TeamPreview> {
  const counted = getTeamDiscipline(database, row.edition_id, team)
  const [resultsOf, own, absences, discipline, scorers] = await Promise.all([
    findAllResults(database, [team]),
    listResultsOf(database, team, { editions: [row.edition_id] }),
    listAbsences(database, row, team, counted),
    counted,
    listEditionScorers(database, row.edition_id, { teams: new Set([team]) }),
  ])
  const last = appearancesOf(team, resultsOf(team))
    .filter(({ match }) => row.day === null || (match.day !== null && match.day <= row.day))
    .slice(-FORM)
    .toReversed()
  const ofEdition = new Set(own.map(({ id }) => id))
  const out = new Set(absences.map(({ person }) => person.id ?? person.name))
  const [refs, sheets] = await Promise.all([
    findMatchRefs(
      database,
      last.map(({ match }) => match.id),
    ),
    listLastSheets(database, team, row),
  ])
  return {
    form: last.flatMap((appearance) => {
      const match = refs.get(appearance.match.id)
      const [letter] = formOf([appearance])
      // The table is of this edition, and says nothing of an opponent in another.
      const opponent = ofEdition.has(appearance.match.id) ? table.get(appearance.opponent) : undefined
      const opponentPosition = opponent && opponent.played > 0 ? opponent.position : null
      const neutral = appearance.match.neutral ?? false
      return match && letter ? [{ match, neutral, letter, opponentPosition }] : []
    }),
    season: seasonOf(table.get(team), recordOf(appearancesOf(team, own))),
    scorers: scorers.slice(0, SCORERS).map(({ player, goals }) => ({ player, goals })),
    absences,
    onTheEdge: discipline.records.flatMap(({ player, onTheEdge, suspended }) => {
      const person = discipline.people.get(player)
      return onTheEdge && !suspended && person ? [person] : []
    }),
    probable: [...probableEleven(sheets, out)],
    sheets: sheets.length,
  }
}

/** A team's last known line-ups before a match, newest first. */
async function listLastSheets(database: Queryable, team: string, before: FoundMatch) {
  const since = before.day === null ? null : addDays(before.day, -SHEETS_DAYS)
  const last = await listMatchesWithSheet(database, team, before, SHEETS, since)
  if (last.length === 0) return []
  const rows = await database
    .selectFrom('lineup_players')
    .leftJoin('people', 'people.id', 'lineup_players.person_id')
    .select([
      'lineup_players.match_id',
      'lineup_players.side',
      'lineup_players.person_id',
      'lineup_players.person_name',
      'lineup_players.position',
      'lineup_players.starter',
      'people.name',
    ])
    .where(sql<boolean>`lineup_players.match_id = any(${last.map(({ id }) => id)})`)
    .execute()
  return last.map(({ id, side }) =>
    rows
      .filter((row) => row.match_id === id && row.side === side)
      .map(({ person_id, person_name, name, position, starter }) => ({
        key: person_id ?? person_name ?? '',
        player: { id: person_id, name: name ?? person_name ?? '' },
        position,
        starter,
      })),
  )
}
