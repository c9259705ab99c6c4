import type { Quota } from '@meio-campo/contract'
import { quotaLevel } from '@meio-campo/contract/rules'
import { Card } from '../../../components/card.tsx'
import { relativeTime } from '../../../components/moment/moment-words.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { TextLink } from '../../../components/text-link.tsx'
import { usedInWords } from '../../api/keys/quota-words.ts'
import styles from './api-today-card.module.css'

interface Props {
  readonly quota: Quota
  readonly hasKey: boolean
}

/** What the keys called today, against what they may. */
export function ApiTodayCard({ quota, hasKey }: Props) {
  const now = useNow()
  const part = quota.limit === null ? 0 : Math.min(1, quota.used / quota.limit)
  return (
    <Card
      title="API hoje"
      aside={
        <TextLink to="/api" search={{ aba: hasKey ? 'uso' : 'chaves' }}>
          {hasKey ? 'Ver o uso' : 'Criar uma chave'}
        </TextLink>
      }
    >
      <p className={styles.words}>{usedInWords(quota)}</p>
      {quota.limit !== null && (
        <>
          <div className={styles.track} data-level={quotaLevel(quota) ?? undefined} aria-hidden="true">
            <i style={{ width: `${part * 100}%` }} />
          </div>
          <p className={styles.rest}>A cota recomeça {relativeTime(new Date(quota.resetsAt), now)}.</p>
        </>
      )}
    </Card>
  )
}
