import type { DeskOrder } from '@meio-campo/contract'
import { deskRefusals } from '@meio-campo/contract/rules'
import pg from 'pg'
import { refusalOf } from '../../../platform/errors/app-error.ts'

type About = readonly [field: keyof DeskOrder, words: string]

const MINUTE = 'O minuto vai de 0 a 120.'
const ADDED = 'Os acréscimos vão até 60 minutos.'
const SIDE = 'Diga de que lado foi.'

/** Checks of the rows that a command writes, beyond what the rules of the desk refuse. */
const CHECKS: Readonly<Record<string, About>> = {
  events_minute: ['minute', MINUTE],
  events_minute_in_period: ['minute', deskRefusals.minuteOutside],
  events_added_check: ['added', ADDED],
  events_added_at_the_end: ['added', 'Acréscimos só há no fim de um tempo: aos 45, 90, 105 ou 120 minutos.'],
  events_period_check: ['period', deskRefusals.wrongPeriod],
  events_shootout: ['type', deskRefusals.notInShootout],
  events_side: ['side', SIDE],
  events_side_check: ['side', SIDE],
  events_player_side: ['side', SIDE],
  events_two_people: ['related', deskRefusals.samePerson],
  events_related: ['related', 'Este lance não tem uma segunda pessoa.'],
  events_related_role_check: ['related', 'Este lance não tem uma segunda pessoa.'],
  desk_marks_minute_check: ['minute', MINUTE],
  desk_marks_added_check: ['added', ADDED],
  desk_marks_kind_check: ['mark', 'A mesa não conta isto.'],
  desk_marks_period_check: ['period', deskRefusals.wrongPeriod],
  desk_marks_side_check: ['side', SIDE],
  desk_marks_check: ['y', 'O lugar no campo precisa de x e y.'],
  desk_marks_x_check: ['x', deskRefusals.offThePitch],
  desk_marks_y_check: ['y', deskRefusals.offThePitch],
  matches_clock: ['do', 'O relógio só anda com o jogo em andamento.'],
  matches_minute_check: ['minute', 'O relógio vai até 120 minutos.'],
  matches_added_check: ['minutes', ADDED],
}

/** The field of a command that a violated check is about. */
export const aboutCheck = (constraint: string | undefined): About =>
  CHECKS[constraint ?? ''] ?? ['type', deskRefusals.impossible]

/** Football's rules took the commands and the database refuses them: the first of the act is named, with its field. */
export async function naming<T>(index: number, act: Promise<T>): Promise<T> {
  try {
    return await act
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '23514') throw error
    const [field, words] = aboutCheck(error.constraint)
    throw refusalOf(`commands.${index}.${field}`, words)
  }
}
