// The demonstration is told up to the moment it is loaded: who is in it, and what was played, is the service's to say.

import type { Match, PersonRef, ScorerRow, Standings, TeamPage, Transfer } from '@meio-campo/contract'
import { expect } from '@playwright/test'
import type { Ask } from './api.ts'

export const LEAGUE = 'brasileirao_serie_a'
/** Round the clock, in every month of the year: there are always matches of it that are over, live and to come. */
export const TOURNAMENT = 'torneio_meio_campo'

/** What an address names, and what its page is headed with. */
export interface Named {
  readonly id: string
  readonly name: string
}

interface Listed<Row> {
  readonly data: readonly Row[]
  readonly links: { readonly next: string | null }
}

/** What the placeholders of an address stand for. */
export interface Cast {
  readonly player: Named
  readonly coach: Named
  readonly match: Named
}

/** The last one of the league that has everything: goals, line-ups, officials. In a January, of the season before. */
export async function lastMatch(ask: Ask): Promise<Match> {
  const { data } = await ask<{ data: Match[] }>(`jogos?campeonato=${LEAGUE}&situacao=encerrado&sort=-kickoff&limit=20`)
  return data.find(({ coverage, score }) => coverage.events && coverage.lineups && score!.home + score!.away > 0)!
}

/** The last to begin of those the tournament has live, or has yet to play. */
export async function tournamentMatch(ask: Ask, state: 'ao_vivo' | 'agendado'): Promise<Match> {
  const { data } = await ask<{ data: Match[] }>(
    `jogos?campeonato=${TOURNAMENT}&situacao=${state}&sort=-kickoff&limit=1`,
  )
  expect(data, `the tournament always has a match that is ${state}`).toHaveLength(1)
  return data[0]!
}

export interface ToldSeason {
  readonly season: string
  /** The last one played. */
  readonly round: number
}

/** The league's season under way; until it has a round to go back to, the one before. */
export async function toldSeason(ask: Ask): Promise<ToldSeason> {
  const read = async (query: string) => (await ask<{ data: Standings }>(`campeonatos/${LEAGUE}/tabela${query}`)).data
  const now = await read('')
  const told = now.round !== null && now.round > 1 ? now : await read(`?temporada=${Number(now.edition) - 1}`)
  return { season: told.edition, round: told.round! }
}

/** Somebody's arrival at a club. Few move before a season begins: which clubs had an arrival differs from year to year. */
export async function findArrival(ask: Ask): Promise<Transfer> {
  for (let next: string | null = 'times?limit=100'; next !== null;) {
    const teams: Listed<Named> = await ask(next)
    for (const { id } of teams.data) {
      const { data } = await ask<Listed<Transfer>>(`times/${id}/transferencias?sentido=entrada&limit=1`)
      if (data[0]) return data[0]
    }
    next = teams.links.next?.replace('/api/v1/', '') ?? null
  }
  throw new Error('nobody ever moved')
}

export const nameOf = ({ home, away }: Match) => `${home.name} × ${away.name}`

const named = ({ id, name }: PersonRef): Named => ({ id: id!, name })

/** Somebody who has scored and somebody who leads a team, so that their pages have something to show. */
export async function findCast(ask: Ask): Promise<Cast> {
  const match = await lastMatch(ask)
  const scorers = await ask<{ data: ScorerRow[] }>(
    `campeonatos/${LEAGUE}/artilheiros?temporada=${match.edition}&limit=1`,
  )
  const team = await ask<{ data: TeamPage }>(`times/${match.home.id}`)
  return {
    player: named(scorers.data[0]!.player),
    coach: named(team.data.coach!),
    match: { id: match.id, name: nameOf(match) },
  }
}
