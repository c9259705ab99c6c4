import { IconCopy } from '@tabler/icons-react'
import { IconButton } from '../../components/button/button.tsx'
import { DemoBadge } from '../../components/badge.tsx'
import { Moment } from '../../components/moment/moment.tsx'
import { copyText } from '../../state/clipboard.ts'
import { callAddress, programPath, type ApiCall } from './api-call.ts'
import styles from './end-line.module.css'

/** The linha de fundo: the page's call, where its data came from, and whether it is only a demonstration. */
export default function EndLine({ call }: { readonly call: ApiCall }) {
  const { source, demo } = call
  return (
    <footer className={styles.line}>
      <span className={styles.verb}>GET</span>
      <code className={styles.path}>{programPath(call)}</code>
      <IconButton size={28} aria-label="Copiar endereço da chamada" onClick={() => void copyText(callAddress(call))}>
        <IconCopy size={15} stroke={1.75} aria-hidden />
      </IconButton>
      {(source || demo) && (
        <span className={styles.about}>
          {source && (
            <span>
              Fonte: {source.title}, importada <Moment at={source.at} />
            </span>
          )}
          {demo && <DemoBadge />}
        </span>
      )}
    </footer>
  )
}
