// The demonstration depends on the day it is loaded: its people and results are read from the service.

import type { Match, PersonRef, ScorerRow, Standings, TeamPage, Transfer } from '@meio-campo/contract'
import { expect } from '@playwright/test'
import type { Ask } from './api.ts'

export const LEAGUE = 'brasileirao_serie_a'
/** Played around the clock, all year: it always has finished, live and scheduled matches. */
export const TOURNAMENT = 'torneio_meio_campo'

/** The id in an address, and the heading of its page. */
export interface Named {
  readonly id: string
  readonly name: string
}

interface Listed<Row> {
  readonly data: readonly Row[]
  readonly links: { readonly next: string | null }
}

/** The records for the placeholders of addresses. */
export interface Cast {
  readonly player: Named
  readonly coach: Named
  readonly match: Named
}

/** The last one of the league that has everything: goals, line-ups, officials. In a January, of the season before. */
export async function lastMatch(ask: Ask, isWanted: (match: Match) => boolean = () => true): Promise<Match> {
  const { data } = await ask<{ data: Match[] }>(`jogos?campeonato=${LEAGUE}&situacao=encerrado&sort=-kickoff&limit=20`)
  const hasEverything = ({ coverage, score }: Match) =>
    coverage.events && coverage.lineups && score!.home + score!.away > 0
  return data.find((match) => hasEverything(match) && isWanted(match))!
}

/** The live or scheduled match of the tournament with the latest kick-off. */
export async function tournamentMatch(ask: Ask, state: 'ao_vivo' | 'agendado'): Promise<Match> {
  const { data } = await ask<{ data: Match[] }>(
    `jogos?campeonato=${TOURNAMENT}&situacao=${state}&sort=-kickoff&limit=1`,
  )
  expect(data, `the tournament always has a match that is ${state}`).toHaveLength(1)
  return data[0]!
}

export interface PlayedSeason {
  readonly season: string
  /** The last one played. */
  readonly round: number
}

/** The current season of the league; the one before until two rounds have been played. */
export async function findPlayedSeason(ask: Ask): Promise<PlayedSeason> {
  const read = async (query: string) => (await ask<{ data: Standings }>(`campeonatos/${LEAGUE}/tabela${query}`)).data
  const now = await read('')
  const played = now.round !== null && now.round > 1 ? now : await read(`?temporada=${Number(now.edition) - 1}`)
  return { season: played.edition, round: played.round! }
}

/** A transfer to a club. There are few, and the clubs differ from year to year. */
export async function findArrival(ask: Ask): Promise<Transfer> {
  for (let next: string | null = 'times?limit=100'; next !== null;) {
    const teams: Listed<Named> = await ask(next)
    for (const { id } of teams.data) {
      const { data } = await ask<Listed<Transfer>>(`times/${id}/transferencias?sentido=entrada&limit=1`)
      if (data[0]) return data[0]
    }
    next = teams.links.next?.replace('/api/v1/', '') ?? null
  }
  throw new Error('no club has a transfer')
}

export const nameOf = ({ home, away }: Match) => `${home.name} × ${away.name}`

const named = ({ id, name }: PersonRef): Named => ({ id: id!, name })

/** A player who has scored, a coach with a team, and a match: their pages have content. */
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

/** The page of a match. */
export const matchAddress = ({ competition, id }: Match): string => `/campeonatos/${competition.id}/jogos/${id}`

/** A page of matches, as the API answers it. */
export interface Matches {
  readonly data: Match[]
  readonly page: { readonly total: number }
  readonly days: { readonly day: string; readonly matches: number }[]
  readonly competitions: string[]
}
