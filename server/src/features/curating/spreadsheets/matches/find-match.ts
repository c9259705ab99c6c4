import { isPhase, isRound, type KnownMatch, type SheetEdition } from './match-places.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import { severalWords, type PlannedRow } from '../rows/spreadsheet-rows.ts'

/**
 * Finds the match of a row in its edition, by its id, or by its teams and its round or else its day. The phase and the
 * round that its cells name become ids; a row of a new match gets its phase.
 */
export function findMatch(plan: SpreadsheetPlan, row: PlannedRow, edition: SheetEdition): void {
  const { values, givenId } = row
  const place = readPlace(row, edition)
  const byId = plan.keys.length === 0
  if (byId && givenId !== '') {
    const match = edition.matches.find(({ id }) => id === givenId)
    if (!match) {
      if (!row.errors.some(({ field }) => field === 'id')) row.refuse('id', 'Este jogo é de outra edição.')
      return
    }
    row.recordId = givenId
    const isThere = (ids: readonly string[] | null | undefined, id: string | null) =>
      !ids || (id !== null && ids.includes(id))
    if (place && isThere(place.phases, match.phase) && isThere(place.rounds, match.round)) settle(row, match)
    return
  }
  const [home, away] = [readTeam(row, 'home'), readTeam(row, 'away')]
  if (!place || home === null || away === null) return
  const met = edition.matches.filter((match) => match.home === home && match.away === away)
  const found = met.filter(
    ({ phase, round, day }) =>
      place.phases.includes(phase) &&
      (place.rounds ? round !== null && place.rounds.includes(round) : day !== null && day === values['date']),
  )
  const ids = found.map(({ id }) => id)
  if (ids.length > 1) row.refuse('home', `Há ${ids.length} jogos assim. Use o id: ${ids.join(', ')}.`)
  else if (ids.length === 0) placeNew(row, place, met)
  else if (byId) row.refuse('id', `Este jogo já existe: ${ids[0]}. Para mudá-lo, diga o id.`)
  else {
    row.recordId = ids[0]!
    settle(row, found[0]!)
  }
}

/** The one match that a row is about, by its teams, and its round or its day where they meet more than once. */
export function findMatchAbout(row: PlannedRow, edition: SheetEdition): KnownMatch | null {
  const place = readPlace(row, edition, false)
  const [home, away] = [readTeam(row, 'home'), readTeam(row, 'away')]
  if (!place || home === null || away === null) return null
  const { date } = row.values
  const found = edition.matches.filter(
    (match) =>
      match.home === home &&
      match.away === away &&
      place.phases.includes(match.phase) &&
      (!place.rounds || (match.round !== null && place.rounds.includes(match.round))) &&
      (typeof date !== 'string' || match.day === date),
  )
  if (found.length === 1) return found[0]!
  const ids = found.map(({ id }) => id)
  row.refuse(
    'home',
    ids.length === 0
      ? 'Não há este jogo nesta edição. Crie-o antes, ou confira os times, a rodada e a data.'
      : `Há ${ids.length} jogos assim: diga a rodada ou a data, ou o id: ${ids.join(', ')}.`,
  )
  return null
}

interface Place {
  readonly phases: readonly string[]
  /** Null where the row names no round. */
  readonly rounds: readonly string[] | null
}

/** The phases and rounds that the row names; null, with an error on the row, if the edition has none of that name. */
function readPlace(row: PlannedRow, { places }: SheetEdition, mustSayWhen = true): Place | null {
  const { phase, round, date } = row.values
  const phases = typeof phase === 'string' ? places.phases.filter((each) => isPhase(each, phase)) : places.phases
  if (phases.length === 0) {
    row.refuse('phase', `Não é uma fase desta edição. Há: ${places.phases.map(({ name }) => name).join(', ')}.`)
    return null
  }
  if (typeof round !== 'string') {
    if (!mustSayWhen || typeof date === 'string' || row.givenId !== '')
      return { phases: phases.map(({ id }) => id), rounds: null }
    row.refuse('round', 'Diga a rodada ou a data: é por uma delas que se acha o jogo.')
    return null
  }
  const ofRound = phases.filter(({ rounds }) => rounds.some((each) => isRound(each, round)))
  if (ofRound.length === 0) {
    row.refuse('round', 'Não é uma rodada desta edição.')
    return null
  }
  const rounds = ofRound.flatMap((each) => each.rounds.filter((one) => isRound(one, round)))
  return { phases: ofRound.map(({ id }) => id), rounds: rounds.flatMap(({ id }) => id ?? []) }
}

function readTeam(row: PlannedRow, name: 'home' | 'away'): string | null {
  const team = row.values[name]
  if (typeof team === 'string') return team
  if (!row.errors.some(({ field }) => field === name)) row.refuse(name, 'Preencha este campo.')
  return null
}

/** A new match is in one phase and one round; the same two teams do not meet twice on a day. */
function placeNew(
  row: PlannedRow,
  { phases, rounds }: Place,
  met: readonly { readonly id: string; readonly day: string | null }[],
): void {
  const sameDay = met.filter(({ day }) => day !== null && day === row.values['date']).map(({ id }) => id)
  if (sameDay.length > 0)
    row.refuse('date', `Este jogo já existe nesse dia, em outro lugar da edição: ${sameDay.join(', ')}.`)
  if (phases.length > 1) row.refuse('phase', 'A edição tem mais de uma fase assim: diga qual.')
  else if (rounds && rounds.length > 1) row.refuse('round', severalWords(rounds))
  else settle(row, { phase: phases[0]!, round: rounds?.[0] ?? null })
}

function settle(
  { values }: PlannedRow,
  { phase, round }: { readonly phase: string; readonly round: string | null },
): void {
  values['phase'] = phase
  if ('round' in values) values['round'] = round
}
