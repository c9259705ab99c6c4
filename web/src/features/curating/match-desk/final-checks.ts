import type { DeskView } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { isScoreFromEvents, standing, type Desk } from '@meio-campo/football'
import { refusedActs, type DeskQueue } from './desk-queue.ts'

/** One line of what to look at before a match ends officially. */
export interface FinalCheck {
  readonly right: boolean
  readonly words: string
}

const NAMED: ReadonlySet<string> = new Set(['goal', 'penalty', 'ownGoal', 'yellow', 'secondYellow', 'red'])

/** What is complete and what is missing; nothing of it keeps the match from ending. */
export function finalChecks(view: DeskView, desk: Desk, queue: DeskQueue): readonly FinalCheck[] {
  const incomplete = (['home', 'away'] as const).filter((side) => desk.lineups[side].starters.length !== 11)
  const unnamed = standing(desk.events).filter(({ type, player }) => NAMED.has(type) && player === null).length
  const waiting = queue.waiting.length
  const open = refusedActs(queue).length
  return [
    incomplete.length === 0
      ? { right: true, words: 'Os dois times têm 11 titulares.' }
      : {
          right: false,
          words: `Sem os 11 titulares: ${incomplete.map((side) => view.match[side].name).join(' e ')}.`,
        },
    unnamed === 0
      ? { right: true, words: 'Todo gol e todo cartão tem jogador.' }
      : { right: false, words: `${counted(unnamed, 'gol ou cartão', 'gols e cartões')} sem jogador.` },
    isScoreFromEvents(desk)
      ? { right: true, words: 'O placar é a soma dos lances.' }
      : { right: false, words: 'O placar veio pronto e não é a soma dos lances.' },
    waiting === 0
      ? { right: true, words: 'Tudo o que você registrou chegou ao servidor.' }
      : {
          right: false,
          words: `${counted(waiting, 'comando ainda não chegou', 'comandos ainda não chegaram')} ao servidor.`,
        },
    open === 0
      ? { right: true, words: 'Nenhuma pergunta da mesa ficou sem resposta.' }
      : {
          right: false,
          words: `${counted(open, 'lance recusado espera', 'lances recusados esperam')} a sua resposta, no alto da mesa.`,
        },
  ]
}
