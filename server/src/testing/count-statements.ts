import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** The statements that some work asks the database for, in order; those of others meanwhile are not among them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const own = new AsyncLocalStorage<string[]>()
  const texts: string[] = []
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: readonly unknown[]) => unknown
  const count = function (this: pg.Client, ...given: readonly unknown[]): unknown {
    const [first] = given
    const text = typeof first === 'string' ? first : (first as { readonly text?: string }).text
    own.getStore()?.push(text ?? '')
    return Reflect.apply(query, this, given)
  }
  Reflect.set(pg.Client.prototype, 'query', count)
  try {
    await own.run(texts, work)
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query)
  }
  return texts
}
