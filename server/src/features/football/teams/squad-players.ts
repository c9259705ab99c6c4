import type { SquadPlayer } from '@meio-campo/contract'
import { cardsShown, countsOf, type Day } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { ageOn } from '../people/age.ts'
import { keyOf, seasonFigures } from './season-figures.ts'
import type { SeasonMatch } from './season-matches.ts'
import type { Member } from './squad-members.ts'

const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward']

/** The members with their person's data, and what they did in the matches of a season. Ages are those of `day`. */
export async function readSquadPlayers(
  database: Queryable,
  team: string,
  members: readonly Member[],
  matches: readonly SeasonMatch[],
  day: Day,
): Promise<SquadPlayer[]> {
  const { goals, outings, cards } = seasonFigures(team, matches)
  const people = await readPeople(
    database,
    members.flatMap(({ person }) => person.id ?? []),
  )
  const scored = Map.groupBy(
    goals.filter(({ kind }) => kind !== 'ownGoal'),
    ({ player }) => player,
  )
  const played = Map.groupBy(outings, ({ player }) => player)
  const shown = Map.groupBy(cards, ({ player }) => player)
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
      played: played.get(key)?.length ?? 0,
      goals: scored.get(key)?.length ?? 0,
      yellow: cardsShown(counts, 'yellow'),
      red: cardsShown(counts, 'red'),
      loan: member.loan,
      contractUntil: member.contractUntil,
    }
  })
  return players.sort(asListed)
}

async function readPeople(database: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await database
    .selectFrom('people')
    .select(['id', 'birth_date', 'nationalities', 'height_cm', 'positions'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** From the goal forward, then by shirt, then by name. */
function asListed(a: SquadPlayer, b: SquadPlayer): number {
  const line = ({ position }: SquadPlayer) => (position === null ? POSITIONS.length : POSITIONS.indexOf(position))
  const shirt = ({ number }: SquadPlayer) => number ?? Number.MAX_SAFE_INTEGER
  return line(a) - line(b) || shirt(a) - shirt(b) || a.person.name.localeCompare(b.person.name, 'pt-BR')
}

/** Members, and with them whoever is on a match sheet: shirt and position come from the last sheet where no list tells. */
export function withSheets(
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

function join(known: Member | undefined, told: Member): Member {
  if (!known) return told
  return { ...known, number: known.number ?? told.number, position: known.position ?? told.position }
}
