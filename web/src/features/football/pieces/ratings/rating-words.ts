import { numberFormat } from '@meio-campo/contract/rules'
import { RATING_WEIGHTS, type RatingPart } from '@meio-campo/football'

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What each thing that counts is called: "cada gol". */
export const ratingPartWords: Readonly<Record<RatingPart, string>> = {
  goals: 'gol com a bola rolando',
  penalties: 'gol de pênalti',
  assists: 'assistência',
  shotsOnTargetSaved: 'chute no gol que não entrou',
  keyPasses: 'passe que virou finalização',
  dribblesCompleted: 'drible certo',
  foulsDrawn: 'falta sofrida',
  tackles: 'desarme',
  interceptions: 'interceptação',
  blocks: 'bloqueio',
  duelsWon: 'duelo ganho',
  saves: 'defesa',
  passesAboveExpected: 'passe certo além de 80% dos tentados (e, abaixo disso, menos)',
  duelsLost: 'duelo perdido',
  fouls: 'falta cometida',
  conceded: 'gol sofrido, só o goleiro',
  yellow: 'cartão amarelo',
  missedPenalties: 'pênalti perdido',
  ownGoals: 'gol contra',
  red: 'expulsão',
}

/** What adds to a rating, or what takes from it, the heaviest first. */
export function ratingParts(adds: boolean): readonly { readonly part: RatingPart; readonly weight: number }[] {
  return (Object.keys(RATING_WEIGHTS) as RatingPart[])
    .map((part) => ({ part, weight: RATING_WEIGHTS[part] as number }))
    .filter(({ weight }) => weight > 0 === adds)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

/** "7,0" */
export function ratingWords(rating: number): string {
  return oneDecimal.format(rating)
}

/** "+0,15", "−0,3" */
export function weightWords(weight: number): string {
  return `${weight > 0 ? '+' : '−'}${Math.abs(weight).toLocaleString('pt-BR')}`
}
