import { endpoints, type ApiKey, type Session, type Usage } from '@meio-campo/contract'
import { expectAnswer } from './expect-answer.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export interface MadeKey {
  readonly key: ApiKey
  readonly secret: string
}

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly payload?: object | string
}

export type KeyCalls = ReturnType<typeof createKeyCalls>

/** Keys of a test's accounts, calls with them, and what is recorded of those. */
export function createKeyCalls(test: TestApp) {
  const usage = async (as: Session, query = ''): Promise<Usage> => {
    const { status, body } = await test.call('GET', `/api/v1/uso${query}`, { as })
    if (status !== 200) throw new Error(JSON.stringify(body))
    expectAnswer(endpoints.getUsage, body)
    return body.data
  }
  return {
    async make(as: Session, body: object = {}): Promise<MadeKey> {
      const answer = await test.call('POST', '/api/v1/chaves', { as, body: { name: 'Meu site', ...body } })
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return answer.body.data
    },
    async call({ secret }: MadeKey, url = '/api/v1/times', headers = {}, sent: Sent = {}) {
      const answer = await test.app.inject({
        url,
        headers: { authorization: `Bearer ${secret}`, ...headers },
        ...sent,
      })
      const { statusCode: status, headers: told, rawPayload } = answer
      return { status, id: String(told['x-request-id']), etag: told['etag'], bytes: rawPayload.length }
    },
    usage,
    log: async (as: Session, query = '') => (await test.call('GET', `/api/v1/registros${query}`, { as })).body,
    /** Waits until this many calls are stored. */
    written: (as: Session, calls: number) =>
      until(async () => {
        const found = await usage(as)
        return found.totals.calls >= calls ? found : null
      }),
  }
}
