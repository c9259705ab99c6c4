import type { PushEvent } from '@meio-campo/contract'
import { pushEventTypes } from '@meio-campo/contract/rules'
import { fieldError } from '../../../platform/errors.ts'

interface Asked {
  readonly campeonato?: string
  readonly time?: string
  readonly jogo?: string
  readonly tipo?: string
}

export type Wanted = (event: PushEvent) => boolean

const idsIn = (text: string | undefined) => (text === undefined ? null : new Set(text.split(',').filter(Boolean)))

/** What a reader wants to hear of. All of what is asked must hold; of each list one is enough. */
export function wantedBy({ campeonato, time, jogo, tipo }: Asked): Wanted {
  const [competitions, teams, matches, types] = [campeonato, time, jogo, tipo].map(idsIn)
  const unknown = [...(types ?? [])].find((type) => !(type in pushEventTypes))
  if (unknown !== undefined) throw fieldError('tipo', `Aceita: ${Object.keys(pushEventTypes).join(', ')}.`)
  return ({ type, match }) => {
    if (types && !types.has(type)) return false
    if (competitions && !(match && competitions.has(match.competition.id))) return false
    if (teams && !(match && (teams.has(match.home.id) || teams.has(match.away.id)))) return false
    return !matches || (match !== null && matches.has(match.id))
  }
}
