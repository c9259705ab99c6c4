import type { DuplicateKind } from '@meio-campo/contract'
import { IconArrowMerge, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Moment } from '../../../components/moment/moment.tsx'
import { useUser } from '../../../session/session-store.ts'
import foldStyles from '../../curating/history/record-history-fold.module.css'
import listStyles from '../runs/decision-list.module.css'
import { joinsQuery } from './duplicate-queries.ts'
import { ReasonList } from './reason-list.tsx'

interface Props {
  readonly kind: DuplicateKind
  /** Nothing while the record itself is not there yet. */
  readonly id: string | undefined
}

/** At the end of a page: which other records are this one, and why. Only where there are any. */
export function JoinsFold({ kind, id }: Props) {
  const user = useUser()
  if (!user || id === undefined) return null
  return <Fold key={`${kind}:${id}`} kind={kind} id={id} />
}

function Fold({ kind, id }: { readonly kind: DuplicateKind; readonly id: string }) {
  const { data } = useQuery(joinsQuery(kind, id))
  const joins = data?.data ?? []
  if (joins.length === 0) return null
  return (
    <details className={foldStyles.fold}>
      <summary className={foldStyles.summary}>
        <IconArrowMerge size={16} stroke={1.75} aria-hidden />
        Por que são o mesmo
        <IconChevronRight className={foldStyles.arrow} size={16} stroke={1.75} aria-hidden />
      </summary>
      <ul className={listStyles.list} aria-label="Registros juntados a este">
        {joins.map((join) => (
          <li key={join.joined} className={listStyles.item}>
            <div className={listStyles.head}>
              <h3 className={listStyles.title}>
                {join.name} <code>{join.joined}</code>
              </h3>
              <span className={listStyles.when}>
                {join.decidedBy === null ? 'Pelos indícios' : join.decidedBy}, <Moment at={join.at} />
              </span>
            </div>
            <ReasonList reasons={join.evidence} />
          </li>
        ))}
      </ul>
    </details>
  )
}
