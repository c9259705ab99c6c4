import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { programCall, type ProgramCall } from '../../../api/program-call.ts'
import type { RawAnswer } from '../../../api/raw-call.ts'
import { confirm } from '../../../state/dialogs.ts'
import type { Operation } from './operations.ts'
import { referenceQuery } from './reference-query.ts'

/** Undefined before the first run; null when no answer came. */
export type Outcome = RawAnswer | null | undefined

/** Makes the call for real. A write is asked about first, because it is no rehearsal. */
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
      // Whatever the console remembers may be of before.
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
