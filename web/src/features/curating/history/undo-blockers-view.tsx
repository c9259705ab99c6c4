import type { UndoBlocker, UndoBlockers } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { longMoment } from '../../../components/moment/moment-words.ts'
import styles from './undo-blockers-view.module.css'

interface Props {
  readonly found: UndoBlockers
  readonly onOpen: (address: string) => void
}

/** What stands in the way of an undo: each record with a link, who changed it and when. */
export function UndoBlockersView({ found: { blockers, count }, onOpen }: Props) {
  const more = count - blockers.length
  return (
    <div className={styles.found}>
      <ul className={styles.list} aria-label="O que mudou depois">
        {blockers.map((blocker) => (
          <BlockerView key={`${blocker.what} ${blocker.name} ${blocker.edit?.id}`} blocker={blocker} onOpen={onOpen} />
        ))}
      </ul>
      {more > 0 && <p>e mais {counted(more, 'registro', 'registros')}</p>}
    </div>
  )
}

function BlockerView({ blocker, onOpen }: { readonly blocker: UndoBlocker } & Pick<Props, 'onOpen'>) {
  const { what, name, linkAddress, edit } = blocker
  return (
    <li>
      <span>
        {what}{' '}
        {linkAddress === null ? (
          <b>{name}</b>
        ) : (
          <a
            href={linkAddress}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onOpen(linkAddress)
            }}
          >
            {name}
          </a>
        )}
      </span>
      <span className={styles.why}>
        {edit
          ? `${edit.actor ?? 'O sistema'} ${edit.summary}, ${longMoment(new Date(edit.at))}`
          : reasons[blocker.reason]}
      </span>
    </li>
  )
}

/** Where the history does not have the later change. */
const reasons: Readonly<Record<string, string>> = {
  changed: 'mudou fora do histórico',
  needed: 'depende do que seria desfeito',
  impossible: 'já não pode voltar a ser como era: outro registro ocupa o lugar, ou falta o que ele usava',
}
