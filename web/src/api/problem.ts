import type { Problem } from '@meio-campo/contract'

/** The specification's sentences for a call that got no answer. */
export const offline = {
  read: { title: 'Não foi possível conectar ao servidor', info: 'Confira a sua conexão e tente de novo.' },
  write: {
    title: 'Erro encontrado',
    info: 'Você pode estar sem acesso à internet ou ocorreu algum erro interno no servidor.',
  },
} as const

/** The envelope every failure has, made here when the server could not send one. */
export function ownProblem(status: number, sentence: { title: string; info: string }): Problem {
  return {
    type: 'about:blank',
    code: status === 0 ? 'network' : 'unreadable',
    title: sentence.title,
    status,
    detail: sentence.info,
    instance: '',
    errors: [],
    error: { Exit: { ...sentence } },
  }
}

/** What the server itself said about a failure, as the words of an alert; null where it said nothing. */
export function spokenAlert({ code, error: { Exit } }: Problem): { title: string; message: string } | null {
  return code === 'network' || code === 'unreadable' ? null : { title: Exit.title, message: Exit.info }
}

interface Envelope {
  error?: { Exit?: { title?: unknown; info?: unknown } }
  errors?: unknown
}

/** A body that holds `error.Exit`, whatever its status says, is a problem. */
export function findProblem(body: unknown, status: number): Problem | null {
  if (typeof body !== 'object' || body === null) return null
  const { error, errors } = body as Envelope
  if (typeof error?.Exit !== 'object' || error.Exit === null) return null
  const { title, info } = error.Exit
  const sentence = {
    title: typeof title === 'string' ? title : offline.write.title,
    info: typeof info === 'string' ? info : '',
  }
  return {
    ...ownProblem(status, sentence),
    type: 'about:blank',
    code: 'refused',
    ...body,
    error: { Exit: sentence },
    errors: Array.isArray(errors) ? errors : [],
  }
}
