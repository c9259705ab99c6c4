import type { AnswerAt } from '@meio-campo/contract'
import { showAlert } from '../state/dialogs.ts'
import { beginActivity, setArticleError } from './activity.ts'
import { alertFor, noAnswer, readAnswer } from './answer.ts'
import { renewToken } from './identity.ts'
import { callAddress, callHeaders } from './request.ts'
import type { Result } from './result.ts'
import { ANSWERED_PROGRESS, sendingProgress } from './upload-progress.ts'

/** Where files go, and how long the largest one may take on a slow line. */
const TIMEOUTS_MS = {
  '/api/v1/uploads': 120_000,
  '/api/v1/planilhas': 120_000,
  '/api/v1/importacoes/arquivos': 3_600_000,
} as const
type UploadPath = keyof typeof TIMEOUTS_MS

/** Sends one file in the multipart field `file`. XMLHttpRequest, because fetch reports no sending progress. */
export const upload = (file: File, onProgress: (percent: number) => void) =>
  uploadTo('/api/v1/uploads', file, onProgress)

export async function uploadTo<P extends UploadPath>(
  path: P,
  file: File,
  onProgress: (percent: number) => void,
  query: Readonly<Record<string, string>> = {},
): Promise<Result<AnswerAt<'POST', P>>> {
  const close = beginActivity()
  const sent = await send(path, file, onProgress, query)
  // As every call does: a token that the server no longer knows is renewed, and the file sent once more.
  const result =
    !sent.ok && sent.status === 401 && (await renewToken()) ? await send(path, file, onProgress, query) : sent
  close()
  const alert = alertFor('POST', result)
  if (alert) void showAlert(alert)
  return result as Result<AnswerAt<'POST', P>>
}

function send(
  path: UploadPath,
  file: File,
  onProgress: (percent: number) => void,
  query: Readonly<Record<string, string>>,
): Promise<Result<unknown>> {
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
  const form = new FormData()
  form.append('file', file)

  const xhr = new XMLHttpRequest()
  xhr.open('POST', callAddress({ method: 'POST', path, query }))
  xhr.timeout = TIMEOUTS_MS[path]
  for (const [name, value] of Object.entries(callHeaders({}))) xhr.setRequestHeader(name, value)
  xhr.upload.addEventListener('progress', (event) => onProgress(sendingProgress(event.loaded, event.total)))
  xhr.addEventListener('load', () => {
    onProgress(ANSWERED_PROGRESS)
    resolve(readAnswer('POST', xhr.status, xhr.responseText))
  })
  xhr.addEventListener('error', () => resolve(noAnswer('POST')))
  xhr.addEventListener('abort', () => resolve(noAnswer('POST')))
  xhr.addEventListener('timeout', () => {
    setArticleError(true)
    resolve(noAnswer('POST', true))
  })
  xhr.send(form)
  return promise
}
