import type { AuditEntry } from '@meio-campo/contract'
import { IconCopy } from '@tabler/icons-react'
import { IconButton } from '../../../components/button/button.tsx'
import { TimedFold } from '../../../components/list/timed-fold.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { copyText } from '../../../state/clipboard.ts'
import styles from './audit-entry-view.module.css'
import { actorName, formatDetails } from './audit-words.ts'

/** One line that opens: the whole moment, the action's code, the request, the details. */
export function AuditEntryView({ entry }: { readonly entry: AuditEntry }) {
  const details = formatDetails(entry.details)
  return (
    <TimedFold
      at={entry.at}
      words={
        <>
          <b>{actorName(entry)}</b> {entry.summary}
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>Quando</dt>
        <dd>{longMoment(new Date(entry.at))}</dd>
        <dt>Ação</dt>
        <dd>
          <code>{entry.action}</code>
        </dd>
        {entry.requestId && (
          <>
            <dt>Pedido</dt>
            <dd className={styles.request}>
              <code>{entry.requestId}</code>
              <IconButton aria-label="Copiar id do pedido" onClick={() => void copyText(entry.requestId!)}>
                <IconCopy size={16} stroke={1.75} aria-hidden />
              </IconButton>
            </dd>
          </>
        )}
        <dt>Detalhes</dt>
        <dd>{details ? <Details text={details} /> : 'Nenhum.'}</dd>
      </dl>
    </TimedFold>
  )
}

function Details({ text }: { readonly text: string }) {
  return (
    // Long ones scroll inside, and what scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.json} tabIndex={0}>
      {text}
    </pre>
  )
}
