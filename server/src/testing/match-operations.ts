import type { Session } from '@meio-campo/contract'
import type { Queryable } from '../database/database.ts'
import type { SampleCall } from './curating-operations.ts'

const TOURNAMENT = 'torneio_meio_campo'

/** A match that is still to come, prepared, begun at the desk, and removed. */
export async function sampleMatch(sample: SampleCall, admin: Session, database: Queryable): Promise<void> {
  const match = await database
    .selectFrom('matches')
    .innerJoin('editions', 'editions.id', 'matches.edition_id')
    .select(['matches.id', 'home_id'])
    .where('competition_id', '=', TOURNAMENT)
    .where('status', '=', 'scheduled')
    .orderBy('kickoff', 'desc')
    .executeTakeFirstOrThrow()
  const people = await database
    .selectFrom('spells')
    .select('person_id')
    .where('team_id', '=', match.home_id)
    .where('role', '=', 'player')
    .where('ends', 'is', null)
    .orderBy('person_id')
    .limit(2)
    .execute()
  const [scorer, other] = people.map(({ person_id }) => person_id)
  const params = { id: TOURNAMENT, idjogo: match.id }
  const write = (id: string, body?: object) => sample(id, admin, { params, ...(body && { body }) })
  const player = (person: string | undefined, number: number) => ({
    person: person ?? null,
    number,
    position: 'forward',
    captain: number === 10,
    x: null,
    y: null,
  })
  await write('getMatchForm')
  await write('updateMatch', { status: 'postponed', statusReason: 'Chuva forte' })
  const home = { formation: '4-3-3', coach: null, starters: [player(scorer, 10)], bench: [player(other, 18)] }
  await write('replaceLineups', { home, away: null })
  await write('replaceOfficials', { officials: [{ role: 'referee', person: null, name: 'Ivo Lima', country: 'BR' }] })
  const figures = { shots: 9, shotsOnTarget: 4, corners: 5, fouls: 11, offsides: 2, saves: 3, passes: 410 }
  const side = (possession: number) => ({ possession, ...figures, passesCompleted: 352 })
  await write('replaceStatistics', { statistics: [{ period: 'match', home: side(55), away: side(45) }] })
  const airing = { streaming: 'premiere', url: null, statesIncluded: [], statesExcluded: ['BA'] }
  await write('replaceAirings', { airings: [airing] })
  await write('visitDesk', { id: 'aba_5f1c09d2a7b84e36' })
  await write('sendDeskOrders', {
    commands: [
      { id: 'mesa_5f1c09d2a7b84e360001', do: 'start', period: 'firstHalf' },
      { id: 'mesa_5f1c09d2a7b84e360002', do: 'tell', type: 'goal', side: 'home', player: scorer },
    ],
  })
  await write('getDesk')
  await write('deleteMatch')
}
