import { findProblem, offline, ownProblem } from './problem.ts'
import type { Failure, Result } from './result.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** There is no answer: the network failed, or the time was up. */
export function noAnswer(method: Method, timedOut = false): Failure {
  const problem = ownProblem(0, method === 'GET' ? offline.read : offline.write)
  return { ok: false, status: 0, problem, ...(timedOut && { timedOut }) }
}

/** What an answer means. `text` is its body as it came; an empty one is `null`. */
export function readAnswer(method: Method, status: number, text: string): Result<unknown> {
  const body = parse(text)
  const success = status >= 200 && status < 300
  // A success that is not JSON comes from another server (a captive portal, a proxy) and counts as no answer.
  if (body === undefined && success) return noAnswer(method)
  const problem = findProblem(body, status)
  if (problem) return { ok: false, status, problem }
  if (success) return { ok: true, status, data: body }
  const sentence =
    method === 'GET' && status === 404
      ? { title: 'Não encontrado', info: 'O que você procura não existe ou mudou de endereço.' }
      : { title: offline.write.title, info: offline.write.info }
  return { ok: false, status, problem: ownProblem(status, sentence) }
}

function parse(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Whether the call was sent without a form: it says so itself, or it has no body. */
export const isFormless = ({ body, formless }: { readonly body?: unknown; readonly formless?: boolean }): boolean =>
  formless ?? body === undefined

/**
 * The alert for a finished call, or null. Only failed writes without field errors have one, because a form shows field
 * errors itself. A call without a form shows its field errors in the alert.
 */
export function alertFor(
  method: Method,
  result: Result<unknown>,
  formless = false,
): { title: string; message: string } | null {
  if (result.ok || method === 'GET') return null
  const { title, info } = result.problem.error.Exit
  const { errors } = result.problem
  if (errors.length > 0)
    return formless ? { title, message: [...new Set(errors.map(({ message }) => message))].join(' ') } : null
  return { title, message: info }
}
