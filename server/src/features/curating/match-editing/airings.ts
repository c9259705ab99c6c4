import type { AiringsSheet } from '@meio-campo/contract'
import { brazilianStates } from '@meio-campo/contract/rules'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { saveSheet, type MatchAddress, replaceRows } from './sheet-edit.ts'

export function replaceAirings(context: Context, caller: Caller, address: MatchAddress, sheet: AiringsSheet) {
  refuseContradictions(sheet)
  return saveSheet(context, caller, address, {
    what: 'onde assistir',
    read: (database) => getAirings(database, address.idjogo),
    write: async (transaction) => {
      await refuseUnknown(transaction, sheet)
      const rows = sheet.airings.map(({ streaming, url, statesIncluded, statesExcluded }) => ({
        streaming_id: streaming,
        url,
        states_included: statesIncluded,
        states_excluded: statesExcluded,
      }))
      await replaceRows(transaction, 'airings', address.idjogo, ['streaming_id'], rows)
    },
  })
}

function refuseContradictions({ airings }: AiringsSheet): void {
  const fields = airings.flatMap(({ streaming, statesIncluded, statesExcluded }, index): FieldError[] => {
    const at = `airings.${index}`
    const unknown = [...statesIncluded, ...statesExcluded].filter((state) => !Object.hasOwn(brazilianStates, state))
    return [
      ...(airings.findIndex((each) => each.streaming === streaming) < index
        ? [{ field: `${at}.streaming`, message: 'Este serviço já está na lista.' }]
        : []),
      ...(statesIncluded.length > 0 && statesExcluded.length > 0
        ? [{ field: `${at}.statesExcluded`, message: 'Ou só em alguns estados, ou em todos menos alguns.' }]
        : []),
      ...(unknown.length > 0
        ? [{ field: `${at}.statesIncluded`, message: `Estado desconhecido: ${unknown.join(', ')}.` }]
        : []),
    ]
  })
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

async function refuseUnknown(database: Queryable, { airings }: AiringsSheet): Promise<void> {
  const ids = airings.map(({ streaming }) => streaming)
  const found =
    ids.length === 0 ? [] : await database.selectFrom('streamings').select('id').where('id', 'in', ids).execute()
  const known = new Set(found.map(({ id }) => id))
  const fields = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `airings.${index}.streaming`, message: 'Não existe. Escolha um da lista.' }],
  )
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

async function getAirings(database: Queryable, matchId: string): Promise<AiringsSheet> {
  const rows = await database
    .selectFrom('airings')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('streaming_id')
    .execute()
  return {
    airings: rows.map((row) => ({
      streaming: row.streaming_id,
      url: row.url,
      statesIncluded: row.states_included,
      statesExcluded: row.states_excluded,
    })),
  }
}
