import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { programCall, type ProgramCall } from '../../../api/program-call.ts'
import type { RawAnswer } from '../../../api/raw-call.ts'
import { Button } from '../../../components/button/button.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { Field } from '../../../components/form/field.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { useStore } from '../../../state/store.ts'
import { callerChoice, givenKey, type CallerChoice } from './given-key.ts'
import type { Operation } from './operations.ts'
import { referenceQuery } from './reference-query.ts'
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
  if (operation.access === 'open' && operation.scope === null)
    return <p className={styles.note}>Aberta a todos: não pede conta nem chave.</p>
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

/** Undefined before the first run; null when no answer came. */
export type Outcome = RawAnswer | null | undefined

/** Makes the real call. A write asks for confirmation first. */
export function useRun({ method, access }: Operation) {
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>(undefined)
  const [running, setRunning] = useState(false)
  const left = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])

  async function send(call: Omit<ProgramCall, 'method' | 'signal'>) {
    const { signal } = left.current!
    setRunning(true)
    try {
      const answer = await programCall({ ...call, method, signal })
      setOutcome(answer)
      // Everything cached may be out of date after a write.
      if (method !== 'GET' && answer?.ok)
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] !== referenceQuery().queryKey[0],
        })
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      setRunning(false)
    }
  }

  async function run(call: Omit<ProgramCall, 'method' | 'signal'>) {
    if (method === 'GET') return send(call)
    await confirm({
      title: 'Executar de verdade?',
      message: `${method} ${call.path} muda os dados desta instalação. Não é um ensaio.`,
      danger: method === 'DELETE' || access === 'admin',
      confirmLabel: 'Executar',
      action: () => send(call),
    })
  }

  return { outcome, running, run }
}
