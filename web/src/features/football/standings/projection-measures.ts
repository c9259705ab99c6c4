import type { Projection } from '@meio-campo/contract'

type Row = Projection['teams'][number]
type Before = Projection['history'][number]['teams'][number]

/** A column of the projection: the title, or a zone. */
export interface Measure {
  readonly id: string
  readonly name: string
  readonly chanceOf: (row: Row) => number | null
  readonly chanceBefore: (row: Before) => number | null
}

/** What there is to win or lose in this table, in its order; none where nothing was estimated. */
export function measuresOf({ teams }: Pick<Projection, 'teams'>): readonly Measure[] {
  const [first] = teams
  if (!first) return []
  const title: Measure = {
    id: 'title',
    name: 'Título',
    chanceOf: (row) => row.title,
    chanceBefore: (row) => row.title,
  }
  const zones = first.zones.map(({ id, name }): Measure => ({
    id,
    name,
    chanceOf: (row) => row.zones.find((zone) => zone.id === id)?.chance ?? null,
    chanceBefore: (row) => row.zones.find((zone) => zone.id === id)?.chance ?? null,
  }))
  return [...(first.title === null ? [] : [title]), ...zones]
}

/**
 * The sentences with information. A team that is certain of a better place is certain of a worse one, and one that
 * cannot reach a worse one cannot reach a better: only the strongest statement of each kind remains.
 */
export function proofsOf({ guarantees }: Pick<Row, 'guarantees'>): readonly string[] {
  const byPlaces = guarantees.toSorted((a, b) => a.places - b.places)
  const certain = byPlaces.find(({ state }) => state === 'certain')
  const impossible = byPlaces.findLast(({ state }) => state === 'impossible')
  const needed = byPlaces.filter(({ state, pointsNeeded }) => state === 'open' && pointsNeeded !== null)
  return [certain, ...needed, impossible].flatMap((one) => one?.sentence ?? [])
}

const chancesIn = (zones: readonly { readonly id: string; readonly chance: number | null }[]) =>
  Object.fromEntries(zones.map(({ id, chance }) => [id, chance]))

/** The table of the projection as rows of a file: a column for each chance. */
export function projectedRows({ teams }: Pick<Projection, 'teams'>): readonly object[] {
  return teams.map((row) => ({
    team: row.team,
    points: row.points,
    title: row.title,
    zones: chancesIn(row.zones),
    certain: proofsOf(row).join(' '),
  }))
}

/** What was estimated after each round, a row for each team of each round. */
export function estimatesBefore({ teams, history }: Pick<Projection, 'teams' | 'history'>): readonly object[] {
  const refs = new Map(teams.map(({ team }) => [team.id, team]))
  return history.flatMap(({ round, teams: then }) =>
    then.map(({ team, title, zones }) => ({ round, team: refs.get(team), title, zones: chancesIn(zones) })),
  )
}
