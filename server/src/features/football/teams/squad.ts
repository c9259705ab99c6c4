import type { Squad, SquadPlayer } from '@meio-campo/contract'
import { cardsShown, countsOf, type Day } from '@meio-campo/football'
import type { Database, Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { findEditionsWithCards } from '../editions/known-cards.ts'
import { getTeam } from './queries.ts'
import { coachOnSheet, listSeasonMatches, type SeasonMatch } from './season-matches.ts'
import { type Member, listCurrentMembers, listSquadListMembers } from './squad-members.ts'
import { findCoach } from './team-coach.ts'
import { listPlayedEditions, seasonOf } from './team-season.ts'
import { ageOn } from '../people/person-rows.ts'
import { keyOf, seasonFigures } from './season-figures.ts'

/** The players of a team now, or in a season. */
export async function getSquad(
  database: Database,
  id: string,
  temporada: string | undefined,
  now: Date,
): Promise<Reading<{ data: Squad }>> {
  const team = await getTeam(database, id)
  const played = await listPlayedEditions(database, id)
  const listed = await listSquadListMembers(database, id)
  const names = [
    ...played.filter((edition) => edition.has_lineups).map(({ name }) => name),
    ...listed.map(({ edition }) => edition.name),
  ]
  const seasons = [...new Set(names)].sort().toReversed()
  if (temporada !== undefined && !seasons.includes(temporada))
    throw new AppError('not_found', { info: unknownSeason(team.name, temporada, seasons) })

  const current = temporada === undefined ? await listCurrentMembers(database, id) : []
  const topics = ['team', 'person', 'edition', 'spell', topic.teamMatches(id)]
  const today = dayAt(now)
  // A national team has no members between two call-ups: its last squad is the current one.
  const named = temporada ?? seasons[0]
  if (current.length > 0 || named === undefined) {
    const season = seasonOf(played, today)
    const editions = season.map((edition) => edition.id)
    const squad = await getPlayersAndCoach(database, id, editions, current, { onlyMembers: true, day: today })
    const coach = (await findCoach(database, id)) ?? squad.coach
    const name =
      season
        .map((edition) => edition.name)
        .sort()
        .at(-1) ?? null
    return { answer: { data: { season: name, seasons, coach, players: squad.players } }, topics }
  }
  const lists = listed.filter(({ edition }) => edition.name === named)
  const members = lists.filter(({ role }) => role === 'player')
  const editions = played.filter(({ name }) => name === named)
  const day =
    editions
      .flatMap(({ last }) => last ?? [])
      .sort()
      .at(-1) ?? today
  const squad = await getPlayersAndCoach(
    database,
    id,
    editions.map((edition) => edition.id),
    members,
    { onlyMembers: false, day: day < today ? day : today },
  )
  const coach = lists.find(({ role }) => role === 'coach')?.person ?? squad.coach
  return { answer: { data: { season: named, seasons, coach, players: squad.players } }, topics }
}

async function getPlayersAndCoach(
  database: Queryable,
  team: string,
  editions: readonly string[],
  members: readonly Member[],
  { onlyMembers, day }: { readonly onlyMembers: boolean; readonly day: string },
): Promise<Pick<Squad, 'coach' | 'players'>> {
  const matches = await listSeasonMatches(database, team, editions)
  const knowsCards = matches.length === 0 || (await findEditionsWithCards(database, editions)).size > 0
  const everybody = withSheets(members, matches, { onlyMembers })
  return {
    coach: coachOnSheet(matches),
    players: await listSquadPlayers(database, team, everybody, matches, { day, knowsCards }),
  }
}

function unknownSeason(team: string, temporada: string, seasons: readonly string[]): string {
  return seasons.length === 0
    ? `Ainda não se conhece nenhum elenco de ${team}.`
    : `Não se conhece o elenco de ${team} na temporada ${temporada}. Há estas: ${seasons.join(', ')}.`
}

const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward']

/** The members with their person's data, and their figures of a season's matches. Ages are those on `day`. */
async function listSquadPlayers(
  database: Queryable,
  team: string,
  members: readonly Member[],
  matches: readonly SeasonMatch[],
  { day, knowsCards }: { readonly day: Day; readonly knowsCards: boolean },
): Promise<SquadPlayer[]> {
  const { goals, outings, cards } = seasonFigures(team, matches)
  const people = await findSquadPeople(
    database,
    members.flatMap(({ person }) => person.id ?? []),
  )
  const scored = Map.groupBy(
    goals.filter(({ kind }) => kind !== 'ownGoal'),
    ({ player }) => player,
  )
  const played = Map.groupBy(outings, ({ player }) => player)
  const shown = Map.groupBy(cards, ({ player }) => player)
  // Before the first match of a season all figures are zero; if no match has a sheet, they are unknown.
  const isKnown = (part: 'lineup' | 'events') => matches.length === 0 || matches.some((match) => match[part].length > 0)
  const [knowsSheets, knowsEvents] = [isKnown('lineup'), isKnown('events')]
  const players = members.map((member): SquadPlayer => {
    const key = keyOf(member.person)
    const about = people.get(key)
    const counts = countsOf(shown.get(key) ?? [])
    return {
      person: member.person,
      number: member.number,
      position: member.position ?? about?.positions[0] ?? null,
      birthDate: about?.birth_date ?? null,
      age: ageOn(day, about?.birth_date ?? null),
      nationalities: about?.nationalities ?? [],
      heightCm: about?.height_cm ?? null,
      played: knowsSheets ? (played.get(key)?.length ?? 0) : null,
      goals: knowsEvents ? (scored.get(key)?.length ?? 0) : null,
      yellow: cardsShown(counts, 'yellow') || (knowsCards ? 0 : null),
      red: cardsShown(counts, 'red') || (knowsCards ? 0 : null),
      loan: member.loan,
      contractUntil: member.contractUntil,
    }
  })
  return players.sort(asListed)
}

async function findSquadPeople(database: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await database
    .selectFrom('people')
    .select(['id', 'birth_date', 'nationalities', 'height_cm', 'positions'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** From the goalkeeper forward, then by shirt, then by name. */
function asListed(a: SquadPlayer, b: SquadPlayer): number {
  const line = ({ position }: SquadPlayer) => (position === null ? POSITIONS.length : POSITIONS.indexOf(position))
  const shirt = ({ number }: SquadPlayer) => number ?? Number.MAX_SAFE_INTEGER
  return line(a) - line(b) || shirt(a) - shirt(b) || a.person.name.localeCompare(b.person.name, 'pt-BR')
}

/** The members, and the players of the match sheets: if no list has a shirt or position, the last sheet gives it. */
function withSheets(
  members: readonly Member[],
  matches: readonly SeasonMatch[],
  { onlyMembers }: { readonly onlyMembers: boolean },
): Member[] {
  const found = new Map<string, Member>()
  for (const member of members) found.set(keyOf(member.person), join(found.get(keyOf(member.person)), member))
  const newest = matches.toReversed().flatMap(({ lineup }) => lineup)
  for (const { person, number, position } of newest) {
    const known = found.get(keyOf(person))
    if (!known && onlyMembers) continue
    found.set(keyOf(person), join(known, { person, number, position, loan: false, contractUntil: null }))
  }
  return [...found.values()]
}

function join(known: Member | undefined, other: Member): Member {
  if (!known) return other
  return { ...known, number: known.number ?? other.number, position: known.position ?? other.position }
}
