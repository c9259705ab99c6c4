import { counted } from '@meio-campo/contract/rules'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { compareTexts, type TextPiece } from './text-change.ts'
import styles from './text-change-view.module.css'

/** How many lines around a change are shown, so that one sees where in the text it is. */
const AROUND = 1

interface Props {
  readonly label: string
  /** Nothing: there was no text, or there is none any more. */
  readonly before: string | null
  readonly after: string | null
}

/** A long text, line by line: what went, what came, and a little of what is around. */
export function TextChangeView({ label, before, after }: Props) {
  const pieces = piecesOf(before, after)
  return (
    // The block scrolls, so it takes the focus: the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.text} role="region" aria-label={label} tabIndex={0}>
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a past change never move
        <Piece key={index} piece={piece} first={index === 0} last={index === pieces.length - 1} />
      ))}
    </div>
  )
}

function piecesOf(before: string | null, after: string | null): readonly TextPiece[] {
  if (before !== null && after !== null) return compareTexts(before, after)
  if (before !== null) return [{ change: 'removed', lines: [before] }]
  return after === null ? [] : [{ change: 'added', lines: [after] }]
}

interface PieceProps {
  readonly piece: TextPiece
  readonly first: boolean
  readonly last: boolean
}

function Piece({ piece: { change, lines }, first, last }: PieceProps) {
  if (change === 'removed') {
    return (
      <del className={styles.removed}>
        <HiddenText>Saiu: </HiddenText>
        {lines.join('\n')}
      </del>
    )
  }
  if (change === 'added') {
    return (
      <ins className={styles.added}>
        <HiddenText>Entrou: </HiddenText>
        {lines.join('\n')}
      </ins>
    )
  }
  const top = first ? [] : lines.slice(0, AROUND)
  const bottom = last ? [] : lines.slice(Math.max(top.length, lines.length - AROUND))
  const hidden = lines.length - top.length - bottom.length
  return (
    <>
      {top.length > 0 && <p className={styles.same}>{top.join('\n')}</p>}
      {hidden > 0 && <p className={styles.hidden}>{counted(hidden, 'linha igual', 'linhas iguais')}</p>}
      {bottom.length > 0 && <p className={styles.same}>{bottom.join('\n')}</p>}
    </>
  )
}
