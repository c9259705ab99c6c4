import type { RecordKind } from '@meio-campo/contract/rules'
import { IconChevronRight, IconHistory } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useUser } from '../../../session/session-store.ts'
import styles from './record-history-fold.module.css'

// Loaded on demand, because few readers open it.
const RecordHistory = lazy(async () => ({ default: (await import('./record-history.tsx')).RecordHistory }))

interface Props {
  readonly kind: RecordKind
  /** Nothing while the record itself is not there yet. */
  readonly id: string | undefined
}

/** At the end of a page: who changed what, loaded only when it is opened. */
export function RecordHistoryFold({ kind, id }: Props) {
  const user = useUser()
  if (!user || id === undefined) return null
  return <Fold key={`${kind}:${id}`} kind={kind} id={id} />
}

function Fold({ kind, id }: { readonly kind: RecordKind; readonly id: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={styles.summary}>
        <IconHistory size={16} stroke={1.75} aria-hidden />
        Histórico deste registro
        <IconChevronRight className={styles.arrow} size={16} stroke={1.75} aria-hidden />
      </summary>
      <Suspense fallback={<SkeletonRows count={3} />}>{opened && <RecordHistory kind={kind} id={id} />}</Suspense>
    </details>
  )
}
