import type { AnswerAt } from '@meio-campo/contract'
import { showAlert } from '../state/dialogs.ts'
import { beginActivity } from './activity.ts'
import { alertFor, noAnswer, readAnswer } from './answer.ts'
import { renewToken } from './identity.ts'
import { callAddress, callHeaders } from './request.ts'
import type { Result } from './result.ts'
import { ANSWERED_PROGRESS, sendingProgress } from './upload-progress.ts'

const PATH = '/api/v1/uploads'
const TIMEOUT_MS = 120_000

/** Sends one file in the multipart field `file`. XMLHttpRequest, because fetch reports no sending progress. */
export async function upload(
  file: File,
  onProgress: (percent: number) => void,
): Promise<Result<AnswerAt<'POST', typeof PATH>>> {
  const close = beginActivity()
  const sent = await send(file, onProgress)
  // As every call does: a token that the server no longer knows is renewed, and the file sent once more.
  const result = !sent.ok && sent.status === 401 && (await renewToken()) ? await send(file, onProgress) : sent
  close()
  const alert = alertFor('POST', result)
  if (alert) void showAlert(alert)
  return result as Result<AnswerAt<'POST', typeof PATH>>
}

function send(file: File, onProgress: (percent: number) => void): Promise<Result<unknown>> {
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
  const form = new FormData()
  form.append('file', file)

  const xhr = new XMLHttpRequest()
  xhr.open('POST', callAddress({ method: 'POST', path: PATH }))
  xhr.timeout = TIMEOUT_MS
  for (const [name, value] of Object.entries(callHeaders({}))) xhr.setRequestHeader(name, value)
  xhr.upload.addEventListener('progress', (event) => onProgress(sendingProgress(event.loaded, event.total)))
  xhr.addEventListener('load', () => {
    onProgress(ANSWERED_PROGRESS)
    resolve(readAnswer('POST', xhr.status, xhr.responseText))
  })
  xhr.addEventListener('error', () => resolve(noAnswer('POST')))
  xhr.addEventListener('abort', () => resolve(noAnswer('POST')))
  xhr.addEventListener('timeout', () => resolve(noAnswer('POST', true)))
  xhr.send(form)
  return promise
}
