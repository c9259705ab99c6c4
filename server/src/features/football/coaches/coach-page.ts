import type { CoachPage, CoachSpell, TeamRef } from '@meio-campo/contract'
import { appearancesIn, recordOf, type Appearance } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { findIncludedSpells } from '../including/people-includes.ts'
import { spellOf } from '../people/current-spells.ts'
import { getPersonRow } from '../people/person-rows.ts'
import { toCoach } from '../people/whole-people.ts'
import { listCoachTitles } from '../people/person-titles.ts'
import { resultColumns, toFootballMatch } from '../rows/football-match.ts'
import { toMatches } from '../rows/match-rows.ts'
import { OVER } from '../rows/match-status.ts'
import { findTeamRefs } from '../rows/team-ref.ts'
import { findNextMatch } from '../teams/next-match.ts'

const LAST_SHOWN = 5

export async function getCoachPage(
  database: Queryable,
  id: string,
  include: string | undefined,
  now: Date,
  today: string,
): Promise<CoachPage> {
  const row = await getPersonRow(database, 'coach', id)
  const [current, career, titles, sources] = await Promise.all([
    findIncludedSpells(database, [id], 'coach', include),
    getCareer(database, id),
    listCoachTitles(database, id),
    listSources(database, 'person', id),
  ])
  const team = current.get(id)?.team.id ?? null
  const next = team === null ? null : await findNextMatch(database, team, now)
  return {
    ...toCoach(row, current.get(id), today),
    spells: career.spells,
    teams: coachTeams(career.matches, career.spells),
    total: coachTotal(career.matches),
    titles: titles.length,
    lastMatches: await toMatches(database, career.matches.slice(0, LAST_SHOWN)),
    nextMatch: next ? ((await toMatches(database, [next]))[0] ?? null) : null,
    sources,
  }
}

export async function listCoachMoves(database: Queryable, id: string): Promise<CoachSpell[]> {
  await getPersonRow(database, 'coach', id)
  return (await getCareer(database, id)).spells
}

async function getCareer(database: Queryable, id: string) {
  const spells = await listCoachSpells(database, id)
  const matches = await listCoachedMatches(database, id, spells)
  const teams = await findTeamRefs(
    database,
    [...spells, ...matches].map(({ team }) => team),
  )
  return { matches, spells: coachSpells(spells, matches, teams) }
}

/** The record at each team, all times there together: the team coached most often first. */
function coachTeams(matches: readonly CoachedMatch[], spells: readonly CoachSpell[]): CoachPage['teams'] {
  const byTeam = Map.groupBy(matches, ({ team }) => team)
  return [...Map.groupBy(spells, ({ team }) => team.id).values()]
    .map((own) => {
      const played = byTeam.get(own[0]!.team.id) ?? []
      const { goalsFor, goalsAgainst } = recordOf(played.map(({ appearance }) => appearance))
      return { team: own[0]!.team, spells: own.length, ...coachTotal(played), goalsFor, goalsAgainst }
    })
    .toSorted((a, b) => b.played - a.played || a.team.name.localeCompare(b.team.name, 'pt-BR'))
}

/** Matches, what they gave, and the share of the points that were to be had. */
function coachTotal(matches: readonly CoachedMatch[]): CoachPage['total'] {
  const { played, won, drawn, lost } = recordOf(matches.map(({ appearance }) => appearance))
  const percentage = played === 0 ? null : Math.round(((won * 3 + drawn) / (played * 3)) * 1000) / 10
  return { played, won, drawn, lost, percentage }
}

/** Each time in charge of a team with its record, the newest first. Where no spell is known, the matches imply one. */
function coachSpells(
  spells: readonly Spell[],
  matches: readonly CoachedMatch[],
  teams: ReadonlyMap<string, TeamRef>,
): CoachSpell[] {
  const bySpell = Map.groupBy(matches, (match) => spellOf(spells, match))
  const strays = Map.groupBy(bySpell.get(null) ?? [], ({ team }) => team)
  const known = spells.map((spell) => ({ spell, own: bySpell.get(spell) ?? [] }))
  const found = [...strays].map(([team, own]) => ({ spell: spellFrom(team, own), own }))
  return [...known, ...found]
    .toSorted((a, b) => (b.spell.starts ?? '').localeCompare(a.spell.starts ?? ''))
    .flatMap(({ spell, own }) => {
      const team = teams.get(spell.team)
      return team ? [{ team, starts: spell.starts, ends: spell.ends, ...coachTotal(own) }] : []
    })
}

/** From the first match to the last; they come newest first. */
function spellFrom(team: string, own: readonly CoachedMatch[]): Spell {
  const days = own.flatMap(({ day }) => day ?? [])
  return { team, starts: days.at(-1) ?? null, ends: days[0] ?? null }
}

interface Spell {
  readonly team: string
  readonly starts: string | null
  readonly ends: string | null
}

/** A result with the team that the coach was in charge of. */
interface CoachedMatch {
  readonly id: string
  readonly day: string | null
  readonly moment: Date
  readonly team: string
  readonly appearance: Appearance
}

async function listCoachSpells(database: Queryable, person: string): Promise<Spell[]> {
  return database
    .selectFrom('spells')
    .select(['team_id as team', 'starts', 'ends'])
    .where('person_id', '=', person)
    .where('role', '=', 'coach')
    .orderBy('starts', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
}

/**
 * The results of a coach, newest first: every match whose sheet names the coach, and those of the team during a spell
 * whose sheet names no coach.
 */
async function listCoachedMatches(
  database: Queryable,
  person: string,
  spells: readonly Spell[],
): Promise<CoachedMatch[]> {
  const named = selectResults(database)
    .innerJoin('lineups', 'lineups.match_id', 'matches.id')
    .select(sql<string>`case lineups.side when 'home' then matches.home_id else matches.away_id end`.as('team'))
    .where('lineups.coach_id', '=', person)
    .execute()
  const dated = spells.filter(({ starts }) => starts !== null)
  const unnamed = dated.flatMap((spell) => [
    selectUnnamed(database, spell, 'home').execute(),
    selectUnnamed(database, spell, 'away').execute(),
  ])
  const rows = (await Promise.all([named, ...unnamed])).flat()
  const once = [...new Map(rows.map((row) => [row.id, row])).values()]
  return once
    .flatMap((row) => {
      const match = toFootballMatch({ ...row, round_number: null })
      const appearance = appearancesIn(match).find(({ team }) => team === row.team)
      return appearance ? [{ id: row.id, day: row.day, moment: row.moment, team: row.team, appearance }] : []
    })
    .toSorted((a, b) => b.moment.getTime() - a.moment.getTime())
}

function selectResults(database: Queryable) {
  return database
    .selectFrom('matches')
    .select(resultColumns)
    .select('matches.moment')
    .where('matches.status', 'in', OVER)
    .where('matches.annulled', '=', false)
}

function selectUnnamed(database: Queryable, { team, starts, ends }: Spell, side: 'home' | 'away') {
  const own = side === 'home' ? 'matches.home_id' : 'matches.away_id'
  // By moment as well as by day, because that is what the index knows.
  const from = sql<SqlBool>`matches.moment >= ${starts}::date - interval '1 day' and matches.day >= ${starts}::date`
  const until = sql<SqlBool>`matches.moment < ${ends}::date + interval '2 days' and matches.day <= ${ends}::date`
  return selectResults(database)
    .select(sql<string>`${team}::text`.as('team'))
    .where(own, '=', team)
    .where(from)
    .$if(ends !== null, (query) => query.where(until))
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('lineups')
            .whereRef('lineups.match_id', '=', 'matches.id')
            .where('lineups.side', '=', side)
            .where(sql<SqlBool>`coalesce(lineups.coach_id, lineups.coach_name) is not null`),
        ),
      ),
    )
}
