import { plural } from '@meio-campo/contract/rules'
import { HiddenText } from '../../../components/hidden-text.tsx'
import styles from './card-count.module.css'

type Kind = 'yellow' | 'secondYellow' | 'red'

const words: Readonly<Record<Kind, readonly [string, string]>> = {
  yellow: ['amarelo', 'amarelos'],
  secondYellow: ['segundo amarelo', 'segundos amarelos'],
  red: ['vermelho direto', 'vermelhos diretos'],
}

/** How many cards of a kind: yellow is plain, red carries a ×, a second yellow is a pair. Never colour alone. */
export function CardCount({ kind, count }: { readonly kind: Kind; readonly count: number }) {
  return (
    <span className={styles.count} data-none={count === 0 || undefined}>
      <CardPicture kind={kind} />
      {count}
      <HiddenText>{` ${plural(count, ...words[kind])}`}</HiddenText>
    </span>
  )
}

export function CardPicture({ kind }: { readonly kind: Kind }) {
  return (
    <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true">
      {kind !== 'red' && <rect className={styles.yellow} x="2.5" y="1.5" width="9" height="12" rx="1.5" />}
      {kind !== 'yellow' && (
        <>
          <rect className={styles.red} x="6.5" y="2.5" width="9" height="12" rx="1.5" />
          <path className={styles.cross} d="m9 6.5 4 4m0-4-4 4" />
        </>
      )}
    </svg>
  )
}
