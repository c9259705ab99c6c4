import type { DeskView } from '@meio-campo/contract'
import {
  continuationOf,
  nextPeriods,
  runningPeriod,
  type Continuation,
  type Desk,
  type Period,
} from '@meio-campo/football'
import type { NewOrder } from './desk-acts.ts'

/** A button of the clock: its label and its action. */
export interface Whistle {
  readonly label: string
  readonly order: NewOrder
  /** Ends the match for all its subscribers, so it asks for confirmation. */
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
const begin = (period: Period): Whistle => ({ label: starts[period], order: { do: 'start', period } })
const stop = (label: string): Whistle => ({ label, order: { do: 'end', final: false } })

/** What the referee can whistle next, the likeliest first: a tie that is decided ends, a level one goes on. */
export function offeredWhistles(desk: Desk, view: Pick<DeskView, 'match' | 'knockout' | 'tie'>): readonly Whistle[] {
  const next = view.knockout ? findContinuation(desk, view) : null
  const periods = nextPeriods(desk)
  const begins = (next === 'shootout' ? periods.toReversed() : periods).map(begin)
  switch (runningPeriod(desk)) {
    case 'firstHalf':
      return [stop('Fim do 1º tempo')]
    case 'secondHalf':
      return finishOr(stop('Fim do tempo normal'), next)
    case 'extraTimeFirstHalf':
      return [stop('Fim do 1º tempo da prorrogação')]
    case 'extraTimeSecondHalf':
      return finishOr(stop('Fim da prorrogação'), next)
    case 'shootout':
      return [{ label: 'Encerrar os pênaltis', order: { do: 'end', final: true }, final: true }]
    case null:
      // A finished match can be resumed only if its tie is level: it was ended too early.
      if (desk.status.startsWith('finished')) return next === null ? [] : begins
      if (desk.status !== 'break') return begins
      // Extra time has two halves, whatever the score.
      if (periods.includes('extraTimeSecondHalf')) return begins
      return next === null ? [finish, ...begins] : [...begins, finish]
  }
}

const finishOr = (pause: Whistle, next: Continuation | null) => (next === null ? [finish, pause] : [pause, finish])

function findContinuation({ scores }: Desk, { match, tie }: Pick<DeskView, 'match' | 'tie'>): Continuation | null {
  // A desk that the device kept from before may lack it.
  if (!tie) return null
  const { id, home, away, day } = match
  const now = { id, home: home.id, away: away.id, day, round: null, ...scores }
  const before = tie.before.map((leg) => ({ ...leg, round: null }))
  return continuationOf(now, before, tie.rules)
}
