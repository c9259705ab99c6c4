import type { RequestLogDetail } from '@meio-campo/contract'
import { useState } from 'react'
import type { ProgramCall } from '../../../api/program-call.ts'
import { useStore } from '../../../state/store.ts'
import type { ApiCall } from '../../../console/api-panel/api-call.ts'
import {
  bodyText,
  exampleValues,
  missingValues,
  parseBody,
  repeatedValues,
  toCall,
  toPath,
  type CallValues,
} from './call-values.ts'
import { callerChoice, givenKey, isKey } from './given-key.ts'
import type { Operation } from './operations.ts'

type Errors = Readonly<Record<string, string>>

/** What is being filled in for one operation, from the recorded call on, or from one that is to be repeated. */
export function useCallDraft(operation: Operation, userId: string, repeated?: RequestLogDetail) {
  const [values, setValues] = useState<CallValues>(() =>
    repeated ? repeatedValues(operation, repeated.path) : exampleValues(operation, userId),
  )
  const [body, setBody] = useState(() => bodyText(repeated?.refusedBody ?? operation.body?.example))
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const choice = useStore(callerChoice)
  const key = useStore(givenKey)

  const takesKey = operation.scope !== null && choice === 'key'
  // Answers a visitor as well, and more to who says who they are.
  const nameless = operation.access === 'open' && operation.scope === null
  const parsed = operation.body ? parseBody(body) : null
  const errors: Errors = {
    ...Object.fromEntries(missingValues(operation, values).map((name) => [name, 'Preencha este campo.'])),
    ...(operation.body && !parsed && { body: 'Isto não é um JSON válido.' }),
    ...(operation.upload && !file && { file: 'Escolha um arquivo.' }),
    ...(takesKey && !isKey(key) && { key: 'Uma chave começa com mc_live_ ou mc_test_.' }),
  }

  const shown: ApiCall = {
    ...toCall(operation, values),
    asked: {
      method: operation.method,
      body: parsed?.value,
      upload: operation.upload,
      open: nameless,
      empty: operation.answer.status === '204',
    },
  }

  /** The call with the current values; null while one is missing, which is shown as an error. */
  function take(): Omit<ProgramCall, 'method' | 'signal'> | null {
    setTried(true)
    if (Object.keys(errors).length > 0) return null
    return {
      path: toPath(operation, values),
      ...(parsed && { body: parsed.value }),
      ...(file && { body: formWith(file) }),
      ...(takesKey && { key }),
      ...(nameless && { key: null }),
    }
  }

  return {
    values,
    setValue: (name: string, value: string) => setValues((now) => ({ ...now, [name]: value })),
    body,
    setBody,
    setFile,
    errors: tried ? errors : ({} as Errors),
    shown,
    take,
  }
}

export type CallDraft = ReturnType<typeof useCallDraft>

function formWith(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}
