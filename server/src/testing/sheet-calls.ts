import type { Session, Spreadsheet, SpreadsheetError } from '@meio-campo/contract'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

/** The way of a sheet, as an admin goes it. */
export function sheetCalls(test: TestApp, admin: Session) {
  const post = (path: string, body: object = {}) => test.call('POST', `/api/v1/${path}`, { as: admin, body })
  const get = (path: string) => test.call('GET', `/api/v1/${path}`, { as: admin })
  return {
    post,
    get,
    sent: async (name: string, lines: readonly string[]): Promise<Spreadsheet> => {
      const form = new FormData()
      form.append('file', new Blob([lines.join('\n')]), name)
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const answer = await test.call('POST', '/api/v1/planilhas', {
        as: admin,
        raw: true,
        body: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type')! },
      })
      return answer.body.data
    },
    errorsOf: async (id: string): Promise<string[]> =>
      (await get(`planilhas/${id}/erros?limit=100`)).body.data.map(
        ({ line, field, message }: SpreadsheetError) => `${line} ${field}: ${message}`,
      ),
    saved: async (id: string, order: object): Promise<Spreadsheet> => {
      expect((await post(`planilhas/${id}/gravar`, order)).status).toBe(202)
      return until(async () => {
        const { data } = (await get(`planilhas/${id}`)).body
        return ['done', 'failed'].includes(data.status) && data
      })
    },
  }
}
