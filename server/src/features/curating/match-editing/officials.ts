import type { OfficialsSheet } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { findOfficials } from '../../football/rows/match-officials.ts'
import { namedAs, refusePeople, saveSheet, type MatchAddress, replaceRows } from './sheet-edit.ts'

/** A match has at most one official of each of these roles. */
const SINGLE = { referee: 'árbitro', fourth: 'quarto árbitro', var: 'árbitro de vídeo' } as const

export function replaceOfficials(context: Context, caller: Caller, address: MatchAddress, sheet: OfficialsSheet) {
  refuseContradictions(sheet)
  return saveSheet(context, caller, address, {
    what: 'a arbitragem',
    part: 'officials',
    read: (database) => getOfficials(database, address.idjogo),
    write: async (transaction) => {
      await refusePeople(
        transaction,
        sheet.officials.map((official, index) => ({ field: `officials.${index}`, ...official })),
      )
      await refusePlayers(transaction, address.idjogo, sheet)
      const rows = sheet.officials.map((official, place) => {
        const { id: person_id, name: person_name } = namedAs(official)
        return { place, role: official.role, person_id, person_name, country: official.country }
      })
      await replaceRows(transaction, 'match_officials', address.idjogo, ['place'], rows)
    },
  })
}

/** Refuses officials who play in or coach the match, by its line-ups and events. */
async function refusePlayers(database: Queryable, matchId: string, { officials }: OfficialsSheet): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from people as p where p.id in (
      select person_id from lineup_players where match_id = ${matchId}
      union select coach_id from lineups where match_id = ${matchId}
      union select player_id from events where match_id = ${matchId} and not retracted
      union select related_id from events where match_id = ${matchId} and not retracted)`.execute(database)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const fields = officials.flatMap(({ person }, index) =>
    person !== null && names.has(person)
      ? [
          {
            field: `officials.${index}`,
            message: `${names.get(person)} está na escalação ou nos lances deste jogo: não pode ser da arbitragem dele.`,
          },
        ]
      : [],
  )
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

function refuseContradictions({ officials }: OfficialsSheet): void {
  const fields = Object.entries(SINGLE).flatMap(([role, word]) =>
    officials
      .map((official, index) => ({ official, field: `officials.${index}.role` }))
      .filter(({ official }) => official.role === role)
      .slice(1)
      .map(({ field }) => ({ field, message: `Só há um ${word}.` })),
  )
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

async function getOfficials(database: Queryable, matchId: string): Promise<OfficialsSheet> {
  const officials = (await findOfficials(database, [matchId])).get(matchId) ?? []
  return {
    officials: officials.map(({ role, person, country }) => ({ role, person: person.id, name: person.name, country })),
  }
}
