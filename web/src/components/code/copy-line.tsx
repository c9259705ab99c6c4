import { IconCopy } from '@tabler/icons-react'
import { copyText } from '../../state/clipboard.ts'
import { Button } from '../button/button.tsx'
import styles from './copy-line.module.css'

interface Props {
  readonly label: string
  readonly text: string
  readonly copyLabel: string
  /** The dialog it stands in gives it the focus. */
  readonly first?: boolean
}

/** Something to be copied, whole and to the letter. */
export function CopyLine({ label, text, copyLabel, first }: Props) {
  return (
    <section className={styles.section} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <div className={styles.line}>
        <code className={styles.code}>{text}</code>
        <Button
          variant="default"
          size="xs"
          data-autofocus={first || undefined}
          leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(text)}
        >
          {copyLabel}
        </Button>
      </div>
    </section>
  )
}
