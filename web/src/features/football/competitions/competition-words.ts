import type { CompetitionPage } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'

const kinds: Readonly<Record<string, string>> = { league: 'Liga', cup: 'Copa', friendly: 'Amistosos' }

export const kindWords = (kind: string): string => kinds[kind] ?? kind

export const participantWords = (participants: string): string => (participants === 'national' ? 'Seleções' : 'Clubes')

/** "1 edição", "56 edições". */
export const editionCount = (editions: number): string => `${editions} ${plural(editions, 'edição', 'edições')}`

/** "Rodada 33 de 38". */
export function currentRound(round: NonNullable<CompetitionPage['round']>): string {
  return round.of === null ? round.name : `${round.name} de ${round.of}`
}
