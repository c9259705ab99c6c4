import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Button } from '../../../components/button/button.tsx'
import { CallerField } from './caller-field.tsx'
import type { Operation } from './operations.ts'
import styles from './run-bar.module.css'
import type { CallDraft } from './use-call-draft.ts'

interface Props {
  /** The form that the button sends. */
  readonly form: string
  readonly operation: Operation
  readonly draft: CallDraft
  readonly running: boolean
}

/** In whose name, and go. */
export function RunBar({ form, operation, draft, running }: Props) {
  return (
    <div className={styles.bar}>
      <CallerField operation={operation} error={draft.errors['key']} />
      <Button
        type="submit"
        form={form}
        loading={running}
        leftSection={<IconPlayerPlayFilled size={13} aria-hidden />}
        className={styles.run}
      >
        Executar
      </Button>
    </div>
  )
}
