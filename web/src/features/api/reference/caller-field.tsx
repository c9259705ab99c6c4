import { Field } from '../../../components/form/field.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useStore } from '../../../state/store.ts'
import styles from './caller-field.module.css'
import { callerChoice, givenKey, type CallerChoice } from './given-key.ts'
import type { Operation } from './operations.ts'

const choices: readonly { readonly value: CallerChoice; readonly label: string }[] = [
  { value: 'session', label: 'Minha sessão' },
  { value: 'key', label: 'Uma chave' },
]

interface Props {
  readonly operation: Operation
  readonly error: string | undefined
}

/** In whose name "Executar" calls. */
export function CallerField({ operation, error }: Props) {
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
