import type { Squad } from '@meio-campo/contract'
import type { Database, Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { getTeam } from './find-team.ts'
import { readSeasonMatches } from './season-matches.ts'
import { readCurrentMembers, readListedMembers, type Member } from './squad-members.ts'
import { readSquadPlayers, withSheets } from './squad-players.ts'
import { findCoachOnSheet, findCurrentCoach } from './team-coach.ts'
import { readPlayedEditions, seasonOf } from './team-season.ts'

/** Who plays for a team now, or who did in a season. */
export async function readSquad(
  database: Database,
  id: string,
  temporada: string | undefined,
  now: Date,
): Promise<Reading<{ data: Squad }>> {
  const team = await getTeam(database, id)
  const played = await readPlayedEditions(database, id)
  const listed = await readListedMembers(database, id)
  const names = [
    ...played.filter((edition) => edition.has_lineups).map(({ name }) => name),
    ...listed.map(({ edition }) => edition.name),
  ]
  const seasons = [...new Set(names)].sort().toReversed()
  if (temporada !== undefined && !seasons.includes(temporada))
    throw new AppError('not_found', { info: unknownSeason(team.name, temporada, seasons) })

  const current = temporada === undefined ? await readCurrentMembers(database, id) : []
  const topics = ['team', 'person', 'edition', 'spell', topic.teamMatches(id)]
  const today = dayAt(now)
  // A national team has nobody of its own between two call-ups: its last list stands for now.
  const named = temporada ?? seasons[0]
  if (current.length > 0 || named === undefined) {
    const season = seasonOf(played, today)
    const editions = season.map((edition) => edition.id)
    const told = await readTold(database, id, editions, current, { onlyMembers: true, day: today })
    const coach = (await findCurrentCoach(database, id)) ?? told.coach
    const name =
      season
        .map((edition) => edition.name)
        .sort()
        .at(-1) ?? null
    return { answer: { data: { season: name, seasons, coach, players: told.players } }, topics }
  }
  const lists = listed.filter(({ edition }) => edition.name === named)
  const members = lists.filter(({ role }) => role === 'player')
  const editions = played.filter(({ name }) => name === named)
  const day =
    editions
      .flatMap(({ last }) => last ?? [])
      .sort()
      .at(-1) ?? today
  const told = await readTold(
    database,
    id,
    editions.map((edition) => edition.id),
    members,
    { onlyMembers: false, day: day < today ? day : today },
  )
  const coach = lists.find(({ role }) => role === 'coach')?.person ?? told.coach
  return { answer: { data: { season: named, seasons, coach, players: told.players } }, topics }
}

async function readTold(
  database: Queryable,
  team: string,
  editions: readonly string[],
  members: readonly Member[],
  { onlyMembers, day }: { readonly onlyMembers: boolean; readonly day: string },
): Promise<Pick<Squad, 'coach' | 'players'>> {
  const matches = await readSeasonMatches(database, team, editions)
  const sheets = matches.toReversed().map(({ match, side }) => ({ id: match.id, side }))
  const everybody = withSheets(members, matches, { onlyMembers })
  return {
    coach: await findCoachOnSheet(database, sheets),
    players: await readSquadPlayers(database, team, everybody, matches, day),
  }
}

function unknownSeason(team: string, temporada: string, seasons: readonly string[]): string {
  return seasons.length === 0
    ? `Ainda não se conhece nenhum elenco de ${team}.`
    : `Não se conhece o elenco de ${team} na temporada ${temporada}. Há estas: ${seasons.join(', ')}.`
}
