import { recordFields, type EditableKind } from '@meio-campo/contract/rules'
import pg from 'pg'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { fieldsByColumn } from '../history/kept-tables.ts'

/** Constraints of the database over several fields: the message, and the field it is shown under. */
const RULES: Readonly<Record<string, readonly [field: string, message: string]>> = {
  matches_score_pair: ['awayScore', 'O placar precisa dos dois lados.'],
  matches_half_time_pair: ['halfTimeAway', 'O placar do intervalo precisa dos dois lados.'],
  matches_extra_time_pair: ['extraTimeAway', 'O placar da prorrogação precisa dos dois lados.'],
  matches_penalties_pair: ['penaltiesAway', 'Os pênaltis precisam dos dois lados.'],
  matches_penalties_decide: ['penaltiesAway', 'Uma disputa de pênaltis tem sempre um vencedor.'],
  matches_half_time_before_score: ['halfTimeHome', 'O intervalo não pode ter mais gols que o jogo.'],
  matches_extra_time_after_score: ['extraTimeHome', 'A prorrogação inclui os gols do tempo normal.'],
  matches_finished_score: ['homeScore', 'Um jogo encerrado tem placar.'],
  matches_scheduled_score: ['status', 'Um jogo agendado ainda não tem placar.'],
  matches_extra_time_status: ['extraTimeHome', 'Informe o placar depois da prorrogação.'],
  matches_penalties_status: ['penaltiesHome', 'Informe os pênaltis.'],
  matches_awarded_status: ['awardedTo', 'Só onde o jogo foi decidido fora de campo ou por W.O.'],
  matches_two_teams: ['away', 'Um time não joga contra si mesmo.'],
  spells_check: ['ends', 'A saída não pode ser antes da chegada.'],
  editions_check: ['ends', 'O fim não pode ser antes do começo.'],
  broadcast_rights_check: ['ends', 'O fim não pode ser antes do começo.'],
  teams_check: ['dissolved', 'O encerramento não pode ser antes da fundação.'],
  stadiums_check: ['longitude', 'Latitude e longitude vão juntas.'],
  confederations_check: ['parent', 'Uma confederação não é filiada a si mesma.'],
  transfers_check: ['to', 'Os dois times são o mesmo.'],
  transfers_check1: ['to', 'Informe de onde ou para onde.'],
  titles_check: ['runnerUp', 'Campeão e vice são o mesmo time.'],
  suspensions_check: ['ends', 'O fim não pode ser antes do começo.'],
  suspensions_check1: ['matches', 'Informe quantos jogos ou até quando.'],
  deductions_phase_id_team_id_fkey: ['team', 'Este time não participa desta fase.'],
  absences_check: ['ends', 'O fim não pode ser antes do começo.'],
}

/** Runs a write, and turns a violated constraint into an error of the field concerned. */
export async function refusing<T>(kind: EditableKind, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw error instanceof pg.DatabaseError ? (toRefusal(kind, error) ?? error) : error
  }
}

function toRefusal(kind: EditableKind, error: pg.DatabaseError): AppError | null {
  const { code, constraint = '', detail = '', column } = error
  const fields = fieldsByColumn(kind)
  const named = () => {
    const [, columns = ''] = /^Key \((.+?)\)=/.exec(detail) ?? []
    return (
      columns
        .split(', ')
        .map((name) => fields.get(name))
        .find(Boolean) ?? ''
    )
  }
  const rule = RULES[constraint]
  if (rule) return fieldError(...rule)
  switch (code) {
    case '23503':
      return fieldError(named(), 'Este registro não existe mais. Escolha outro.')
    case '23505':
      return fieldError(
        named(),
        `Já existe ${recordFields[kind][named()]?.label.toLowerCase() ?? 'um registro'} igual.`,
      )
    case '23502':
      return fieldError(fields.get(column ?? '') ?? '', 'Preencha este campo.')
    case '23514':
      return new AppError('invalid_input', { info: 'Os valores não combinam entre si.' })
    case '22003':
    case '22007':
    case '22008':
      return new AppError('invalid_input', { info: 'Um dos valores está fora do que é possível guardar.' })
    default:
      return null
  }
}
