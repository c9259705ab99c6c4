import type { Confirmation, DeskView } from '@meio-campo/contract'
import { dotted } from '@meio-campo/contract/rules'
import { eventKind } from '../../football/pieces/matches/event-words.ts'
import { minuteWords } from '../../football/pieces/matches/match-words.ts'

type DeskViewEvent = DeskView['events'][number]

export interface ConfirmationState {
  readonly words: string
  readonly tone: 'ok' | 'warn'
}

/**
 * Who confirmed an event, who saw it otherwise, and at whose desk alone it is: for both of the people who run a match.
 * Without a second person nothing needs to be confirmed.
 */
export function confirmationStates(
  event: Pick<DeskViewEvent, 'by' | 'own' | 'confirmations'>,
  isTwo: boolean,
): readonly ConfirmationState[] {
  const given = event.confirmations.map(({ by, own, said }): ConfirmationState => {
    const who = own ? 'você' : (by ?? 'alguém')
    return said
      ? { tone: 'warn', words: `${own ? 'Você viu' : `${who} viu`} diferente: ${saidWords(said)}` }
      : { tone: 'ok', words: `Confirmado por ${who}` }
  })
  if (given.length > 0 || !isTwo || event.by === null) return given
  return [{ tone: 'warn', words: event.own ? 'Só na sua mesa' : `Só na mesa de ${event.by}` }]
}

/** "39' · Gol · Ana, assistência de Bia". */
function saidWords({ type, minute, added, player, related }: NonNullable<Confirmation['said']>): string {
  const who = [
    player?.name,
    related && (type === 'substitution' ? `sai ${related.name}` : `assistência de ${related.name}`),
  ]
  return dotted(minuteWords(minute, added), eventKind({ type, period: null }), who.filter(Boolean).join(', '))
}
