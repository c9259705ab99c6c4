import { slug } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { lockMatchPlaces, type MatchPlaces } from '../../edition-structure/new-match.ts'
import type { StoredPhase } from '../../edition-structure/queries.ts'

export interface KnownMatch {
  readonly id: string
  readonly phase: string
  readonly round: string | null
  readonly home: string
  readonly away: string
  readonly day: string | null
}

interface Named {
  readonly id: string
  readonly name: string
}

/** An edition as a sheet of its matches needs it. */
export interface SheetEdition {
  readonly places: MatchPlaces
  readonly matches: readonly KnownMatch[]
  readonly teams: readonly Named[]
  /** Where its matches are played, or its teams play at home. */
  readonly stadiums: readonly Named[]
}

export async function lockSheetEdition(transaction: Transaction<DB>, id: string): Promise<SheetEdition> {
  const places = await lockMatchPlaces(transaction, id)
  const { rows: matches } = await sql<KnownMatch>`
    select id, phase_id as phase, round_id as round, home_id as home, away_id as away, day::text
    from matches where edition_id = ${id} order by id`.execute(transaction)
  const ofEdition = sql`
    select t.team_id from phase_teams as t join phases as p on p.id = t.phase_id where p.edition_id = ${id}
    union select unnest(array[t.first_id, t.second_id]) from ties as t join phases as p on p.id = t.phase_id
      where p.edition_id = ${id}
    union select unnest(array[home_id, away_id]) from matches where edition_id = ${id}`
  const { rows: teams } = await sql<Named>`
    select id, name from teams where id in (${ofEdition}) order by name, id`.execute(transaction)
  const { rows: stadiums } = await sql<Named>`
    select id, name from stadiums where id in (
      select stadium_id from teams where id in (${ofEdition})
      union select stadium_id from matches where edition_id = ${id})
    order by name, id`.execute(transaction)
  return { places, matches, teams, stadiums }
}

const MOST_ALIKE = 5
const wordsOf = (name: string) =>
  slug(name)
    .split('_')
    .filter((word) => word.length > 2)

/** What a name that nothing has may mean: what shares a word with it. */
export function alikeWords(text: string, known: readonly Named[]): string {
  const words = wordsOf(text)
  const isAlike = (name: string) =>
    wordsOf(name).some((word) => words.some((said) => word.startsWith(said) || said.startsWith(word)))
  const alike = known.filter(({ name }) => isAlike(name)).slice(0, MOST_ALIKE)
  if (alike.length === 0) return 'Não existe. Use o id ou o nome exato.'
  return `Não existe com este nome. Parecidos nesta edição: ${alike.map(({ id, name }) => `${name} (${id})`).join(', ')}.`
}

type Round = StoredPhase['rounds'][number]

/** Whether a cell means this round: `5`, `5ª rodada`, `Final`, or its id. */
export function isRound({ id, number, name }: Round, text: string): boolean {
  const [, said] = /^(?:rodada\s*)?(\d{1,3})\s*[ªºao]?\s*(?:rodada)?$/i.exec(text.trim()) ?? []
  return id === text || slug(name) === slug(text) || (said !== undefined && number === Number(said))
}

export const isPhase = ({ id, name }: StoredPhase, text: string): boolean => id === text || slug(name) === slug(text)

/** The tie of a knock-out that two teams play, and which of its matches it is with this one at home. */
export function tieOf(phase: StoredPhase, round: string | null, home: string, away: string) {
  const roundName = phase.rounds.find(({ id }) => id === round)?.name
  const [tie, ...others] = phase.ties.filter(
    ({ first, second, round: own }) =>
      ((first === home && second === away) || (first === away && second === home)) &&
      (roundName === undefined || own === roundName),
  )
  if (!tie || others.length > 0) return { tie: null, leg: null }
  const two = (tie.rules ?? phase.tie)?.legs === 2
  return { tie: tie.id, leg: two ? (tie.first === home ? 1 : 2) : null }
}
