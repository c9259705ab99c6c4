import type { AnswerAt } from '@meio-campo/contract'
import type { CompetitionMatchesSearch } from './competition-matches-search.ts'

export type Round = AnswerAt<'GET', '/api/v1/campeonatos/{id}/jogos'>['rounds'][number]

type Chosen = Pick<CompetitionMatchesSearch, 'fase' | 'rodada' | 'etapa'>

/** A round as the address names it: by number where it has one. The phase is included only if there are several. */
export function roundAddress(round: Round, rounds: readonly Round[]): Chosen {
  const several = rounds.some(({ phase }) => phase !== round.phase)
  return {
    ...(several && { fase: round.phase }),
    ...(round.number === null ? { etapa: round.name } : { rodada: round.number }),
  }
}

/** The round that the address names; without one, the current. */
export function chosenRound(rounds: readonly Round[], { fase, rodada, etapa }: Chosen): Round | null {
  const named =
    rodada !== undefined || etapa !== undefined
      ? rounds.find(
          (round) =>
            (fase === undefined || round.phase === fase) &&
            (rodada === undefined ? round.name === etapa : round.number === rodada),
        )
      : undefined
  return named ?? rounds.find(({ current }) => current) ?? rounds[0] ?? null
}
