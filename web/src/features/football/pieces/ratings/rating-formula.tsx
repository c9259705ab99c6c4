import { RATING } from '@meio-campo/football'
import styles from './rating-formula.module.css'
import { ratingParts, ratingPartWords, weightWords } from './rating-words.ts'

/** How a rating is made, with every weight: the same numbers that the rating is computed with. */
export function RatingFormula() {
  return (
    <details className={styles.formula}>
      <summary>Como a nota é feita</summary>
      <p>
        Cada um começa com {RATING.start}. Cada ação soma ou tira o que está abaixo, e o resultado fica entre{' '}
        {RATING.least} e {RATING.most}. Gols, assistências e cartões vêm dos lances do jogo; o resto, de quem contou os
        números de cada jogador. Quem jogou menos de {RATING.minutes} minutos, ou não teve os passes contados, fica sem
        nota.
      </p>
      <div className={styles.lists}>
        <Weights title="Soma" adds />
        <Weights title="Tira" adds={false} />
      </div>
    </details>
  )
}

function Weights({ title, adds }: { readonly title: string; readonly adds: boolean }) {
  return (
    <div>
      <b>{title}</b>
      <ul>
        {ratingParts(adds).map(({ part, weight }) => (
          <li key={part}>
            <span>{weightWords(weight)}</span> cada {ratingPartWords[part]}
          </li>
        ))}
      </ul>
    </div>
  )
}
