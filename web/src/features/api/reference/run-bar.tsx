import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Button } from '../../../components/button/button.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { Field } from '../../../components/form/field.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useStore } from '../../../state/store.ts'
import { callerChoice, givenKey, type CallerChoice } from './given-key.ts'
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

const choices: readonly { readonly value: CallerChoice; readonly label: string }[] = [
  { value: 'session', label: 'Minha sessão' },
  { value: 'key', label: 'Uma chave' },
]

interface CallerFieldProps {
  readonly operation: Operation
  readonly error: string | undefined
}

/** In whose name "Executar" calls. */
function CallerField({ operation, error }: CallerFieldProps) {
  const choice = useStore(callerChoice)
  const key = useStore(givenKey)
  if (operation.access === 'open') return <p className={styles.note}>Aberta a todos: não pede conta nem chave.</p>
  if (operation.scope === null) return <p className={styles.note}>Só com sessão: nenhuma chave faz esta chamada.</p>
  return (
    <div className={styles.caller}>
      <Segmented label="Quem chama" choices={choices} value={choice} onChange={(next) => callerChoice.set(next)} />
      {choice === 'key' && (
        <Field
          label="Sua chave"
          hint={
            <>
              Fica só na memória desta aba.{' '}
              <TextLink to="/api" search={{ aba: 'chaves' }}>
                Criar uma chave
              </TextLink>
            </>
          }
          error={error}
        >
          {(wiring) => (
            <input
              {...wiring}
              className={`${fieldStyles.input} ${styles.secret}`}
              name="chave"
              placeholder="mc_live_…"
              // No password field: the browser would offer to keep it.
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={key}
              onChange={(event) => givenKey.set(event.currentTarget.value.trim())}
            />
          )}
        </Field>
      )}
    </div>
  )
}
