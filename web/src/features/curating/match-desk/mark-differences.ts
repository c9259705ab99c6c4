import type { DeskView } from '@meio-campo/contract'
import type { MarkKind, Side } from '@meio-campo/football'
import type { ConfirmationState } from './confirmation-words.ts'
import { markActions, markLabel } from './mark-actions.ts'

type DeskViewMark = DeskView['marks'][number]

/** Something on one side of the match about which the people at the desk do not agree yet. */
export interface MarkDifference {
  readonly kind: MarkKind
  readonly side: Side
  /** How many each of them counted or confirmed: "Você 1 · Bia 3". */
  readonly words: string
  /** The marks that are not confirmed, or that another operator saw differently. */
  readonly open: readonly DeskViewMark[]
}

interface Person {
  readonly by: string | null
  readonly own: boolean
}

const nameOf = ({ by, own }: Person) => (own ? 'Você' : (by ?? 'Alguém'))

/** A mark that was not made at a desk needs no confirmation. */
const isOpen = ({ by, retracted, confirmations }: DeskViewMark) =>
  !retracted && by !== null && (confirmations.length === 0 || confirmations.some(({ said }) => said !== null))

/**
 * Where the counts of the people at the desk differ, for all of them alike. Without a second person, now or earlier,
 * there is nothing to compare.
 */
export function markDifferences({
  marks,
  operators,
}: Pick<DeskView, 'marks' | 'operators'>): readonly MarkDifference[] {
  const others = operators.filter(({ own }) => !own)
  if (others.length === 0 && marks.every(({ confirmations }) => confirmations.length === 0)) return []
  const people = new Set([
    ...operators.map(({ name, own }) => nameOf({ by: name, own })),
    ...marks.flatMap((mark) => [mark, ...mark.confirmations].filter(({ by }) => by !== null).map(nameOf)),
  ])
  return markActions.flatMap(({ kind }) =>
    (['home', 'away'] as const).flatMap((side): MarkDifference[] => {
      const open = marks.filter((mark) => mark.kind === kind && mark.side === side && isOpen(mark))
      if (open.length === 0) return []
      const seen = marks.flatMap((mark) => (mark.retracted ? [] : wordsAbout(mark)))
      const counts = [...people].map((name) => {
        const own = seen.filter((each) => each.name === name && each.kind === kind && each.side === side)
        return `${name} ${own.length}`
      })
      return [{ kind, side, open, words: counts.join(' · ') }]
    }),
  )
}

/** Who saw a mark, and as what. */
const wordsAbout = (mark: DeskViewMark) => [
  { name: nameOf(mark), kind: mark.kind, side: mark.side },
  ...mark.confirmations.map((given) => ({
    name: nameOf(given),
    ...(given.said ?? { kind: mark.kind, side: mark.side }),
  })),
]

/** What the others of the desk say about a mark: "Só na mesa de Bia", "Bia viu diferente: Finalização no gol". */
export function markStates({ by, own, confirmations }: DeskViewMark): readonly ConfirmationState[] {
  if (confirmations.length === 0) return [{ tone: 'warn', words: own ? 'Só na sua mesa' : `Só na mesa de ${by}` }]
  return confirmations.map((given): ConfirmationState => {
    if (!given.said) return { tone: 'ok', words: `Confirmado por ${given.own ? 'você' : (given.by ?? 'alguém')}` }
    return { tone: 'warn', words: `${nameOf(given)} viu diferente: ${markLabel(given.said.kind)}` }
  })
}

/** The marks that a person may still confirm: those of others that they did not confirm unchanged. */
export const confirmable = (marks: readonly DeskViewMark[]): readonly DeskViewMark[] =>
  marks.filter(({ own, confirmations }) => !own && !confirmations.some((given) => given.own && given.said === null))
