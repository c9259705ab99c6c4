import { HiddenText } from '../../../components/hidden-text.tsx'
import { count } from '../../../components/list/pages-words.ts'
import styles from './record-bar.module.css'

interface Props {
  readonly record: { readonly won: number; readonly drawn: number; readonly lost: number }
}

/** Won, drawn, lost as shares of one bar: letter and fill, never colour alone. */
export function RecordBar({ record: { won, drawn, lost } }: Props) {
  const parts = [
    { letter: 'V', value: won },
    { letter: 'E', value: drawn },
    { letter: 'D', value: lost },
  ]
  return (
    <>
      <HiddenText>
        {count(won, { one: 'vitória', many: 'vitórias' })}, {count(drawn, { one: 'empate', many: 'empates' })},{' '}
        {count(lost, { one: 'derrota', many: 'derrotas' })}
      </HiddenText>
      <span className={styles.bar} aria-hidden="true">
        {parts
          .filter(({ value }) => value > 0)
          .map(({ letter, value }) => (
            <span key={letter} data-letter={letter} style={{ flexGrow: value }}>
              {value} {letter}
            </span>
          ))}
      </span>
    </>
  )
}
