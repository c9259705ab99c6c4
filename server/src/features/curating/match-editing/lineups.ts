import type { SheetPlayer, TeamSheet, TeamSheets } from '@meio-campo/contract'
import { positions, spots, spotsIn } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { findLineups } from '../../football/rows/match-lineups.ts'
import { selectMatches, toMatches } from '../../football/rows/match-rows.ts'
import { namedAs, refusePeople, saveSheet, type MatchAddress, replaceRows } from './sheet-edit.ts'

const SIDES = ['home', 'away'] as const
const WORDS = { home: 'mandante', away: 'visitante' } as const

export function replaceLineups(context: Context, caller: Caller, address: MatchAddress, sheets: TeamSheets) {
  refuseContradictions(sheets)
  return saveSheet(context, caller, address, {
    what: 'a escalação',
    part: 'lineups',
    read: (database) => getLineups(database, address.idjogo),
    write: (transaction) => writeLineups(transaction, address.idjogo, sheets),
  })
}

/** All that is wrong at once, each under the player it is about. */
export function refuseContradictions(sheets: TeamSheets): void {
  const fields = SIDES.flatMap((side): FieldError[] => {
    const sheet = sheets[side]
    if (!sheet) return []
    const players = playersOf(side, sheet)
    const captains = players.filter(({ player }) => player.captain)
    const keepers = sheet.starters.filter(({ position }) => position === 'goalkeeper')
    const numbers = Map.groupBy(
      players.filter(({ player }) => player.number !== null),
      ({ player }) => player.number,
    )
    const twice = [...numbers.values()].flatMap((same) => same.slice(1))
    return [
      ...twice.map(({ field, player }) => ({
        field: `${field}.number`,
        message: `A camisa ${player.number} do ${WORDS[side]} está repetida.`,
      })),
      ...players
        .filter(({ player: { spot, position } }) => spot && !spotsIn(position).includes(spot))
        .map(({ field, player }) => ({
          field: `${field}.spot`,
          message: player.position
            ? `${spots[player.spot!]} não é ${positions[player.position].toLowerCase()}.`
            : `Diga a posição de quem joga de ${spots[player.spot!].toLowerCase()}.`,
        })),
      ...players
        .filter(({ player: { x, y } }) => (x === null) !== (y === null))
        .map(({ field, player: { x } }) => ({
          field: `${field}.${x === null ? 'x' : 'y'}`,
          message: 'O lugar no campo precisa das duas medidas, `x` e `y`.',
        })),
      ...captains.slice(1).map(({ field }) => ({ field: `${field}.captain`, message: 'Só um é o capitão.' })),
      ...(keepers.length > 1
        ? [{ field: `${side}.starters`, message: `O ${WORDS[side]} tem mais de um goleiro em campo.` }]
        : []),
      ...objectToFormation(side, sheet),
    ]
  })
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

function objectToFormation(side: 'home' | 'away', { formation }: TeamSheet): FieldError[] {
  if (formation === null) return []
  const sum = formation.split('-').reduce((total, line) => total + Number(line), 0)
  return sum === 10
    ? []
    : [{ field: `${side}.formation`, message: 'A formação soma dez jogadores de linha, como 4-3-3.' }]
}

function playersOf(side: string, sheet: TeamSheet) {
  const fields = (list: 'starters' | 'bench') =>
    sheet[list].map((player, index) => ({ field: `${side}.${list}.${index}`, player, starter: list === 'starters' }))
  return [...fields('starters'), ...fields('bench')]
}

/** A referee or assistant of the match cannot be one of its players. */
async function refuseOfficials(
  transaction: Transaction<DB>,
  matchId: string,
  people: readonly { readonly field: string; readonly person: string | null }[],
): Promise<void> {
  const officials = await transaction
    .selectFrom('match_officials')
    .innerJoin('people', 'people.id', 'match_officials.person_id')
    .select(['people.id', 'people.name'])
    .where('match_id', '=', matchId)
    .execute()
  const names = new Map(officials.map(({ id, name }) => [id, name]))
  const fields = people.flatMap(({ field, person }): FieldError[] =>
    person !== null && names.has(person)
      ? [{ field, message: `${names.get(person)} é da arbitragem deste jogo: não pode estar na escalação.` }]
      : [],
  )
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

export async function writeLineups(transaction: Transaction<DB>, matchId: string, sheets: TeamSheets): Promise<void> {
  const given = SIDES.flatMap((side) => {
    const sheet = sheets[side]
    return sheet ? [{ side, sheet, players: playersOf(side, sheet) }] : []
  })
  await refusePeople(
    transaction,
    given.flatMap(({ players }) => players.map(({ field, player }) => ({ field, ...player }))),
  )
  await refusePeople(
    transaction,
    given.flatMap(({ side, sheet }) => (sheet.coach ? [{ field: `${side}.coach`, ...sheet.coach }] : [])),
  )
  await refuseOfficials(transaction, matchId, [
    ...given.flatMap(({ players }) => players.map(({ field, player }) => ({ field, person: player.person }))),
    ...given.flatMap(({ side, sheet }) =>
      sheet.coach ? [{ field: `${side}.coach`, person: sheet.coach.person }] : [],
    ),
  ])
  const lineups = given.map(({ side, sheet }) => {
    const { id: coach_id, name: coach_name } = sheet.coach ? namedAs(sheet.coach) : { id: null, name: null }
    return { side, formation: sheet.formation, coach_id, coach_name }
  })
  const rows = given.flatMap(({ side, players }) =>
    players.map(({ player, starter }, place) => ({ side, place, starter, ...columnsOf(player) })),
  )
  // Deleting a line-up cascades to its players, so a line-up that only changes is updated in place.
  for (const { side, ...columns } of lineups) {
    await transaction
      .insertInto('lineups')
      .values({ match_id: matchId, side, ...columns })
      .onConflict((conflict) => conflict.columns(['match_id', 'side']).doUpdateSet(columns))
      .execute()
  }
  const sides = lineups.map(({ side }) => side)
  await transaction
    .deleteFrom('lineups')
    .where('match_id', '=', matchId)
    .$if(sides.length > 0, (query) => query.where('side', 'not in', sides))
    .execute()
  await replaceRows(transaction, 'lineup_players', matchId, ['side', 'place'], rows)
}

function columnsOf(player: SheetPlayer) {
  const { id: person_id, name: person_name } = namedAs(player)
  const { number, position, spot = null, captain, x, y } = player
  return { person_id, person_name, number, position, spot, captain, pitch_x: x, pitch_y: y }
}

/** As a sheet says it: a spot that is not known is left out, so that sheets from before there were spots are still the same. */
export function withoutUnknownSpots(sheet: TeamSheet): TeamSheet {
  const tidy = ({ spot, ...player }: SheetPlayer): SheetPlayer => ({ ...player, ...(spot && { spot }) })
  return { ...sheet, starters: sheet.starters.map(tidy), bench: sheet.bench.map(tidy) }
}

export async function getLineups(database: Queryable, matchId: string): Promise<TeamSheets> {
  const rows = await selectMatches(database).where('matches.id', '=', matchId).execute()
  const lineups = (await findLineups(database, await toMatches(database, rows))).get(matchId)
  const sheet = (side: 'home' | 'away'): TeamSheet | null => {
    const lineup = lineups?.[side]
    if (!lineup) return null
    const toPlayer = ({
      person,
      number,
      position,
      spot,
      captain,
      x,
      y,
    }: (typeof lineup.starters)[number]): SheetPlayer => ({
      person: person.id,
      name: person.name,
      number,
      position,
      ...(spot && { spot }),
      captain,
      x,
      y,
    })
    return {
      formation: lineup.formation,
      coach: lineup.coach && { person: lineup.coach.id, name: lineup.coach.name },
      starters: lineup.starters.map(toPlayer),
      bench: lineup.bench.map(toPlayer),
    }
  }
  return { home: sheet('home'), away: sheet('away') }
}
