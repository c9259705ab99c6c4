import { numberFormat, plural } from '@meio-campo/contract/rules'
import { Skeleton } from '../../../components/page/skeleton.tsx'
import type { Showcase } from './showcase-queries.ts'
import styles from './welcome-numbers.module.css'

const number = numberFormat()

const parts = [
  { id: 'matches', one: 'jogo', many: 'jogos', text: 'com placar, lances e onde assistir, cada um com a sua fonte' },
  { id: 'teams', one: 'time', many: 'times', text: 'clubes e seleções, com títulos, elencos e campanhas' },
  { id: 'people', one: 'pessoa', many: 'pessoas', text: 'quem joga, quem treina e quem apita' },
] as const

/** How much there is in this very database. */
export function WelcomeNumbers({ numbers }: { readonly numbers: Showcase['numbers'] | undefined }) {
  return (
    <section aria-label="A base em números">
      <ul className={styles.numbers}>
        {parts.map(({ id, one, many, text }) => (
          <li key={id}>
            <p className={styles.number}>
              {numbers ? number.format(numbers[id]) : <Skeleton width={120} height={36} />}
            </p>
            <p className={styles.words}>
              <b>{plural(numbers?.[id] ?? 0, one, many)}</b>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
