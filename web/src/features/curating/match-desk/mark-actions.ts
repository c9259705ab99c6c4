import type { DeskMark, MarkKind, Side } from '@meio-campo/football'

/** A thing that the desk counts, and its key. */
export interface MarkAction {
  readonly key: string
  readonly kind: MarkKind
  readonly label: string
}

export const markActions: readonly MarkAction[] = [
  { key: 'f', kind: 'shot', label: 'Finalização' },
  { key: 'n', kind: 'shotOnTarget', label: 'Finalização no gol' },
  { key: 'e', kind: 'corner', label: 'Escanteio' },
  { key: 't', kind: 'foul', label: 'Falta' },
  { key: 'i', kind: 'offside', label: 'Impedimento' },
  { key: 'd', kind: 'save', label: 'Defesa' },
]

export const markLabel = (kind: string): string => markActions.find((each) => each.kind === kind)?.label ?? 'Contagem'

/** How many of a kind the desk counted for a side. A shot on target is a shot as well. */
export function marksOf(marks: readonly DeskMark[], kind: MarkKind, side: Side): number {
  const counts = (mark: DeskMark) => mark.kind === kind || (kind === 'shot' && mark.kind === 'shotOnTarget')
  return marks.filter((mark) => mark.side === side && !mark.retracted && counts(mark)).length
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The lines of the drawn pitch, within the drawing. */
const drawn = { from: { x: 8 / 160, y: 8 / 88 }, size: { x: 144 / 160, y: 72 / 88 } }

/** Where on the drawn pitch a click fell, in per cent of its length and width. */
export function placeOf(clientX: number, clientY: number, { left, top, width, height }: Box): { x: number; y: number } {
  const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)))
  return {
    x: percent(((clientX - left) / width - drawn.from.x) / drawn.size.x),
    y: percent(((clientY - top) / height - drawn.from.y) / drawn.size.y),
  }
}
