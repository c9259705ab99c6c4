import { endpoints, type Body, type Saved } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Ids } from '../../../platform/slug-ids.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { findTakenIds } from '../../football/editions/taken-match-ids.ts'
import { getEdition } from '../../football/editions/editions.ts'
import { edit } from '../history/edit.ts'
import { nameOf } from '../record-tables/references.ts'
import { NOTHING_TO_CONFIRM } from '../match-editing/change-match.ts'
import { insertRow } from '../records/service.ts'
import { fullName, getEditionAbout, type EditionAbout } from './edition.ts'
import { listPhases, type StoredPhase } from './queries.ts'
import { matchIdOf } from '../../football/editions/structure-ids.ts'

type NewMatch = Body<typeof endpoints.createMatch>
/** A match in a given edition. The day is given where there is no kick-off. */
type PlacedMatch = Omit<NewMatch, 'edition'> & { readonly day?: string | null }

/** Creates one match by hand, if its edition has a place for it. */
export async function createMatch(
  context: Context,
  caller: Caller,
  competitionId: string,
  match: NewMatch,
): Promise<Saved> {
  const { edition } = await getEdition(context.database, competitionId, match.edition, dayAt(context.now()))
  const about = await getEditionAbout(context.database, edition.id)
  const summary = `criou um jogo de ${fullName(about)}`
  const { result, editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    return insertMatch(transaction, await lockMatchPlaces(transaction, edition.id), match)
  })
  return { id: result, name: await nameOf(context.database, 'match', result), version: 1, edit: editId }
}

/** The places of an edition where a match can be added, and the ids in use. */
export interface MatchPlaces {
  readonly edition: EditionAbout
  readonly phases: readonly StoredPhase[]
  readonly taken: Ids
}

/** Locks the structure and the matches of an edition until the transaction ends. */
export async function lockMatchPlaces(transaction: Transaction<DB>, editionId: string): Promise<MatchPlaces> {
  const edition = await getEditionAbout(transaction, editionId, true)
  return {
    edition,
    phases: await listPhases(transaction, edition),
    taken: await findTakenIds(transaction, edition),
  }
}

/** Runs within the transaction of a caller, such as a spreadsheet. */
export async function insertMatch(
  transaction: Transaction<DB>,
  places: MatchPlaces,
  match: PlacedMatch,
): Promise<string> {
  return insertRow(transaction, 'match', await columnsFor(transaction, places, match))
}

async function columnsFor(database: Queryable, { edition, phases, taken }: MatchPlaces, match: PlacedMatch) {
  const { home, away, kickoff = null, timeConfirmed = kickoff !== null, leg = null } = match
  const phase = phases.find(({ id }) => id === match.phase)
  const stadium = await stadiumFor(database, match)
  const wrong = phase ? misplaced(phase, match) : [{ field: 'phase', message: 'Não é uma fase desta edição.' }]
  if (stadium === undefined) wrong.push({ field: 'stadium', message: 'Não existe. Escolha um da lista.' })
  if (timeConfirmed && kickoff === null) wrong.push({ field: 'timeConfirmed', message: NOTHING_TO_CONFIRM })
  if (!phase || wrong.length > 0) throw new AppError('invalid_input', { fields: wrong })

  const tie = phase.ties.find(({ id }) => id === match.tie)
  const round = phase.rounds.find(({ id, name }) => (match.round ? id === match.round : name === tie?.round)) ?? null
  const name = { code: edition.competition.code, edition: edition.name, round: round?.number ?? null, home, away }
  return {
    id: taken.give(matchIdOf(name), 'jogo'),
    edition_id: edition.id,
    phase_id: phase.id,
    group_id: match.group ?? sharedGroup(phase, home, away),
    round_id: round?.id ?? null,
    tie_id: match.tie ?? null,
    leg,
    home_id: home,
    away_id: away,
    kickoff,
    day: match.day ?? null,
    time_confirmed: timeConfirmed,
    stadium_id: stadium,
    demo: edition.demo,
  }
}

/** The given stadium, or otherwise the home team's own; undefined if the given one does not exist. */
async function stadiumFor(
  database: Queryable,
  { stadium, home }: Pick<NewMatch, 'stadium' | 'home'>,
): Promise<string | null | undefined> {
  if (stadium === null) return null
  const { rows } =
    stadium === undefined
      ? await sql<{ id: string | null }>`select stadium_id as id from teams where id = ${home}`.execute(database)
      : await sql<{ id: string | null }>`select id from stadiums where id = ${stadium}`.execute(database)
  return stadium === undefined ? (rows[0]?.id ?? null) : rows[0]?.id
}

function misplaced(phase: StoredPhase, match: PlacedMatch): FieldError[] {
  const { group, round, tie: tieId, home, away } = match
  const has = (parts: readonly { readonly id: string | null }[], id: string | null | undefined) =>
    !id || parts.some((part) => part.id === id)
  const wrong: FieldError[] = []
  const say = (field: string, message: string) => void wrong.push({ field, message })
  if (!has(phase.groups, group)) say('group', 'Não é um grupo desta fase.')
  if (!has(phase.rounds, round)) say('round', 'Não é uma rodada desta fase.')
  if (!has(phase.ties, tieId)) say('tie', 'Não é um confronto desta fase.')
  if (home === away) say('away', 'Um time não joga contra si mesmo.')
  const tie = phase.ties.find(({ id }) => id === tieId)
  if (tie && ![tie.first, tie.second].every((team) => team === home || team === away)) {
    say('tie', 'Os dois times não são os deste confronto.')
  }
  if (phase.kind !== 'knockout') {
    for (const [field, team] of [
      ['home', home],
      ['away', away],
    ] as const) {
      if (!phase.entrants.some((entrant) => entrant.team === team)) say(field, `Não participa de ${phase.name}.`)
    }
  }
  return wrong
}

function sharedGroup({ groups, entrants }: StoredPhase, home: string, away: string): string | null {
  const groupOf = (team: string) => entrants.find((entrant) => entrant.team === team)?.group ?? null
  const name = groupOf(home)
  return name !== null && name === groupOf(away) ? groups.find((group) => group.name === name)!.id : null
}
