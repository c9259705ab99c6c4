import { recordFields, recordNouns, type EditableKind, type RecordKind } from '@meio-campo/contract/rules'
import pg from 'pg'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { fieldsByColumn } from '../history/kept-tables.ts'
import { recordTables } from '../record-tables/tables.ts'

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
  matches_clock: ['status', 'O relógio só anda com o jogo em andamento.'],
  matches_minute_check: ['status', 'O minuto do jogo vai até 120.'],
  matches_added_check: ['status', 'Os acréscimos vão até 60 minutos.'],
  matches_day_check: ['kickoff', 'O dia precisa estar entre 1850 e 2200.'],
  matches_day_of_kickoff: ['kickoff', 'O dia do jogo precisa ser o do horário, no fuso de Brasília.'],
  matches_shootout_winner: ['penaltiesHome', 'O vencedor da disputa não é o destes pênaltis.'],
  matches_shootout_winner_check: ['penaltiesHome', 'O vencedor da disputa é um dos dois times.'],
  matches_leg_check: ['status', 'Um confronto tem ida e volta.'],
  spells_check: ['ends', 'A saída não pode ser antes da chegada.'],
  editions_check: ['ends', 'O fim não pode ser antes do começo.'],
  broadcast_rights_check: ['ends', 'O fim não pode ser antes do começo.'],
  teams_check: ['dissolved', 'O encerramento não pode ser antes da fundação.'],
  stadiums_latitude_check: ['latitude', 'A latitude vai de -90 a 90.'],
  stadiums_longitude_check: ['longitude', 'A longitude vai de -180 a 180.'],
  stadiums_check: ['longitude', 'Latitude e longitude vão juntas.'],
  confederations_check: ['parent', 'Uma confederação não é filiada a si mesma.'],
  transfers_check: ['to', 'Os dois times são o mesmo.'],
  transfers_check1: ['to', 'Informe de onde ou para onde.'],
  transfers_check2: ['day', 'O período da transferência termina antes de começar.'],
  titles_check: ['runnerUp', 'Campeão e vice são o mesmo time.'],
  suspensions_check: ['ends', 'O fim não pode ser antes do começo.'],
  suspensions_check1: ['matches', 'Informe quantos jogos ou até quando.'],
  deductions_phase_id_team_id_fkey: ['team', 'Este time não participa desta fase.'],
  absences_check: ['ends', 'O fim não pode ser antes do começo.'],
}

const recordKinds = Object.keys(recordTables) as RecordKind[]

/** Runs a write, and turns a violated constraint into an error of the field concerned. */
export async function refusing<T>(kind: EditableKind, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw error instanceof pg.DatabaseError ? (toRefusal(kind, error) ?? error) : error
  }
}

/**
 * A constraint violation that no user typed, in one sentence; the id is that of the record, if the database gives it.
 */
interface DescribedRefusal {
  readonly kind: RecordKind
  readonly id: string | null
  readonly words: string
}

export function describeRefusal(error: pg.DatabaseError): DescribedRefusal | null {
  const kind = recordKinds.find((each) => recordTables[each] === error.table)
  if (kind === undefined) return null
  const refusal = toRefusal(kind, error)
  const [, id] = /^Failing row contains \(([a-z0-9_]+),/.exec(error.detail ?? '') ?? []
  return { kind, id: id ?? null, words: refusal?.fields[0]?.message ?? refusal?.info ?? '' }
}

function toRefusal(kind: EditableKind, error: pg.DatabaseError): AppError | null {
  const { code, constraint = '', detail = '', column } = error
  const fields = fieldsByColumn(kind)
  const [, columns = ''] = /^Key \((.+?)\)=/.exec(detail) ?? []
  const named = columns.split(', ').flatMap((name) => fields.get(name) ?? [])
  const rule = RULES[constraint]
  if (rule) return fieldError(...rule)
  switch (code) {
    case '23503':
      return fieldError(named[0] ?? '', 'Este registro não existe mais. Escolha outro.')
    case '23505':
      return fieldError(named.at(-1) ?? '', takenWords(kind, named))
    case '23502':
      return fieldError(fields.get(column ?? '') ?? '', 'Preencha este campo.')
    case '23514':
      return refuseCheck(kind, error)
    // The contract refuses every such value first, with its field. This covers one that the contract misses.
    case '22003':
    case '22007':
    case '22008':
      return new AppError('invalid_input', { info: 'Um dos valores está fora do que é possível guardar.' })
    default:
      return null
  }
}

/** "Já existe uma edição igual em Campeonato e Temporada." */
function takenWords(kind: EditableKind, fields: readonly string[]): string {
  const { one, feminine } = recordNouns[kind]
  const labels = fields.flatMap((field) => recordFields[kind][field]?.label ?? [])
  const where = labels.length === 0 ? '' : ` em ${new Intl.ListFormat('pt-BR').format(labels)}`
  return `Já existe ${feminine ? 'uma' : 'um'} ${one} igual${where}.`
}

/** A check of one column is named after it: its field is the column's. */
function refuseCheck(kind: EditableKind, { table = '', constraint = '' }: pg.DatabaseError): AppError {
  const field = checkedField(kind, table, constraint)
  const label = recordFields[kind][field]?.label
  return label === undefined
    ? new AppError('invalid_input', { info: 'Os valores não combinam entre si.' })
    : fieldError(field, `${label}: este valor está fora do que é aceito.`)
}

/** The field under which a violated check is shown; empty if none is. A test calls it for every check of the schema. */
export function checkedField(kind: EditableKind, table: string, constraint: string): string {
  const [ruled] = RULES[constraint] ?? []
  const column = constraint.slice(table.length + 1).replace(/_check\d*$/, '')
  return ruled ?? fieldsByColumn(kind).get(column) ?? ''
}
