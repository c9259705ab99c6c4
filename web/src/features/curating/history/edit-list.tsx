import type { Edit } from '@meio-campo/contract'
import { isUrl } from '@meio-campo/contract/rules'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import type { PageOf } from '../../../api/pages.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Folds } from '../../../components/list/fold.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { TimedFold } from '../../../components/list/timed-fold.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { SiteLink } from '../../../components/site-link/site-link.tsx'
import { useMay, useMayUndo } from '../../../session/duties.ts'
import styles from './edit-list.module.css'
import { editActor, editKindNames, restWords } from './history-words.ts'
import { RowChangeView } from './row-change-view.tsx'
import { askToUndo } from './undo-edit.tsx'

interface Props {
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<Edit>>>
  readonly label: string
  readonly empty: ReactNode
}

/** Changes, the newest first, page by page. */
export function EditList({ query, label, empty }: Props) {
  const mayUndo = useMayUndo()
  return (
    <PagesView query={query} noun={{ one: 'mudança', many: 'mudanças' }} empty={empty}>
      {(edits) => (
        <Folds label={label}>
          {edits.map((edit) => (
            <EditView key={edit.id} edit={edit} mayUndo={mayUndo(edit)} />
          ))}
        </Folds>
      )}
    </PagesView>
  )
}

interface EditViewProps {
  readonly edit: Edit
  readonly mayUndo: boolean
}

/** One change: who, when and what in a line; opened, from where, field by field, and the way back. */
function EditView({ edit, mayUndo }: EditViewProps) {
  const id = useId()
  const reviewer = useMay()({ role: 'reviewer', queue: 'suggestions' })
  const undone = edit.undoneBy !== null
  const rest = restWords(edit.rows.length, edit.rowCount)
  return (
    <TimedFold
      at={edit.at}
      words={
        <span className={styles.words} data-undone={undone || undefined} id={id}>
          <b>{editActor(edit)}</b> {edit.summary}
        </span>
      }
      signs={
        <>
          {edit.kind !== 'edit' && <Badge>{editKindNames[edit.kind] ?? edit.kind}</Badge>}
          {undone && <Badge tone="info">{edit.rest === null ? 'Desfeita' : 'Desfeita em parte'}</Badge>}
          {edit.restOf !== null && <Badge>O que ficou</Badge>}
        </>
      }
    >
      <div className={styles.body}>
        <dl className={styles.facts}>
          <div>
            <dt>Quando</dt>
            <dd>{longMoment(new Date(edit.at))}</dd>
          </div>
          {edit.credited && (
            <div>
              <dt>Sugestão de</dt>
              <dd>{edit.credited}</dd>
            </div>
          )}
          {edit.suggestion && (reviewer || edit.duty !== null) && (
            <div>
              <dt>Sugestão</dt>
              <dd>
                <Link to="/settings" search={{ aba: 'sugestoes', sugestao: edit.suggestion }}>
                  Ver a sugestão
                </Link>
              </dd>
            </div>
          )}
          {edit.source && (
            <div>
              <dt>Fonte</dt>
              <dd>{isUrl(edit.source) ? <SiteLink name="Fonte" site={edit.source} /> : edit.source}</dd>
            </div>
          )}
        </dl>
        <ul className={styles.rows} aria-label="O que mudou">
          {edit.rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row may change twice in one go; the list never moves
            <RowChangeView key={index} row={row} />
          ))}
        </ul>
        {rest && <p className={styles.rest}>{rest}</p>}
        {mayUndo && !undone && edit.kind !== 'fill' && (
          <Button
            variant="default"
            size="xs"
            className={styles.undo}
            aria-describedby={id}
            onClick={() => void askToUndo(edit)}
          >
            {edit.kind === 'undo' ? 'Refazer' : 'Desfazer'}
          </Button>
        )}
      </div>
    </TimedFold>
  )
}
