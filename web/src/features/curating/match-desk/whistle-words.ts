import type { Desk, Period } from '@meio-campo/football'
import { nextPeriods, runningPeriod } from '@meio-campo/football'
import type { NewOrder } from './use-desk.ts'

/** A button of the clock: what it says, and what it does. */
export interface Whistle {
  readonly label: string
  readonly order: NewOrder
  /** Ends the match for everybody who follows it: asked about first. */
  readonly final?: true
}

const starts: Readonly<Record<Period, string>> = {
  firstHalf: 'Começar o jogo',
  secondHalf: 'Começar o 2º tempo',
  extraTimeFirstHalf: 'Começar a prorrogação',
  extraTimeSecondHalf: 'Começar o 2º tempo da prorrogação',
  shootout: 'Ir para os pênaltis',
}

const finish: Whistle = { label: 'Encerrar o jogo', order: { do: 'end', final: true }, final: true }

/** What the referee can whistle next, the likeliest first. */
export function whistlesFor(desk: Desk, knockout: boolean): readonly Whistle[] {
  const begin = nextPeriods(desk).map((period): Whistle => ({ label: starts[period], order: { do: 'start', period } }))
  const stop = (label: string): Whistle => ({ label, order: { do: 'end', final: false } })
  switch (runningPeriod(desk)) {
    case 'firstHalf':
      return [stop('Fim do 1º tempo')]
    case 'secondHalf':
      return knockout ? [stop('Fim do tempo normal'), finish] : [finish, stop('Fim do tempo normal')]
    case 'extraTimeFirstHalf':
      return [stop('Fim do 1º tempo da prorrogação')]
    case 'extraTimeSecondHalf':
      return [finish, stop('Fim da prorrogação')]
    case 'shootout':
      return [{ label: 'Encerrar os pênaltis', order: { do: 'end', final: true }, final: true }]
    case null:
      // A match that is over goes on only where it was ended too soon, in a knock-out.
      if (desk.status.startsWith('finished')) return knockout ? begin : []
      return desk.status === 'break' ? [...begin, finish] : begin
  }
}
