import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { joinMatches } from '../joining/join-matches.ts'
import { findMatchPairs } from '../joining/match-pairs.ts'
import { deriveSpells } from '../writing/derived-spells.ts'
import type { WaitingKind } from './decide.ts'
import { putBackCopy, type MatchCopy } from './match-copy.ts'
import { waitingName } from './waiting-list.ts'

const CANNOT =
  'O jogo não pode entrar como foi contado: um dos times não existe mais, os dois são o mesmo agora, ou o que ele cita mudou. Importe de novo a fonte dele.'

export const waitingMatches: WaitingKind = { table: 'waiting_matches', noun: 'jogo', name: waitingName, admit }

/** It may be a match that is there by now, since its clubs were joined: then it is one more source of that one. */
async function admit(transaction: Transaction<DB>, id: string): Promise<void> {
  const { match_id, edition_id, rows } = await transaction
    .selectFrom('waiting_matches')
    .select(['match_id', 'edition_id', 'rows'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!(await putBackCopy(transaction, rows as MatchCopy, edition_id)))
    throw new AppError('changed_since', { info: CANNOT })
  const { home_id, away_id, lineups_source } = await transaction
    .selectFrom('matches')
    .select(['home_id', 'away_id', 'lineups_source'])
    .where('id', '=', match_id)
    .executeTakeFirstOrThrow()
  await joinMatches(transaction, await findMatchPairs(transaction, [home_id, away_id]))
  if (lineups_source !== null) await deriveSpells(transaction, { teams: [home_id, away_id] })
}
