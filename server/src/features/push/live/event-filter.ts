import type { PushEvent } from '@meio-campo/contract'
import { pushEventTypes } from '@meio-campo/contract/rules'
import { fieldError } from '../../../platform/errors/app-error.ts'

interface FilterQuery {
  readonly campeonato?: string
  readonly time?: string
  readonly jogo?: string
  readonly tipo?: string
}

export type EventFilter = (event: PushEvent) => boolean

const idsIn = (text: string | undefined) => (text === undefined ? null : new Set(text.split(',').filter(Boolean)))

/** An event passes if it matches every given parameter; it matches a list if it matches one of its values. */
export function eventFilterOf({ campeonato, time, jogo, tipo }: FilterQuery): EventFilter {
  const [competitions, teams, matches, types] = [campeonato, time, jogo, tipo].map(idsIn)
  const unknown = [...(types ?? [])].find((type) => !Object.hasOwn(pushEventTypes, type))
  if (unknown !== undefined) throw fieldError('tipo', `Aceita: ${Object.keys(pushEventTypes).join(', ')}.`)
  return ({ type, match }) => {
    if (types && !types.has(type)) return false
    if (competitions && !(match && competitions.has(match.competition.id))) return false
    if (teams && !(match && (teams.has(match.home.id) || teams.has(match.away.id)))) return false
    return !matches || (match !== null && matches.has(match.id))
  }
}
