import type { Streaming } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import styles from '../competitions/competitions-page.module.css'
import { StreamingSign } from './streaming-sign.tsx'
import { priceWords, streamingKindWords } from '../pieces/streamings/streaming-words.ts'

export function StreamingCards({ rows }: { readonly rows: readonly Streaming[] }) {
  return (
    <div className={styles.group}>
      <ul className={styles.cards} aria-label="Streamings">
        {rows.map((streaming) => (
          <li key={streaming.id}>
            <Link className={styles.card} to="/streamings/$id" params={{ id: streaming.id }}>
              <StreamingSign streaming={streaming} />
              <span>
                <b>{streaming.name}</b>
                <small>{streamingKindWords(streaming)}</small>
                <small>
                  <Badge tone={streaming.free ? 'ok' : 'plain'}>{priceWords(streaming)}</Badge>
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
