import { execFileSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { programPath } from './api-call.ts'
import { snippetLanguages, writeSnippet } from './snippets.ts'

const nasty = String.raw`https://api.exemplo.com/api/v1/times/o'higgins?q="a\b"$HOME&x=1`

test('the address of a page: positions filled, filters kept, nothing of the console', () => {
  expect(
    programPath({
      path: '/api/v1/times/{id}/jogos',
      params: { id: 'sao_paulo' },
      query: { temporada: '2024', local: undefined, adversario: '', type: 'ajax', limit: 20 },
    }),
  ).toBe('/api/v1/times/sao_paulo/jogos?temporada=2024&limit=20')
  expect(programPath({ path: '/api/v1/times/{id}', params: { id: '../x?y' }, query: {} })).toBe(
    '/api/v1/times/..%2Fx%3Fy',
  )
})

test('every language has the placeholder and never a real key', () => {
  for (const language of snippetLanguages) {
    expect(writeSnippet(language, 'https://a.b/c')).toContain('Authorization')
    expect(writeSnippet(language, 'https://a.b/c')).toContain('Bearer SEU_TOKEN')
  }
})

test('a shell gives curl the address as it is', () => {
  const printed = writeSnippet('curl', nasty).replace(/^curl/, `printf '%s\\n'`)
  expect(execFileSync('sh', ['-c', printed], { encoding: 'utf8' }).split('\n')[0]).toBe(nasty)
})

test('JavaScript reads the address as it is', async () => {
  const called: string[] = []
  const fetch = async (address: string) => {
    called.push(address)
    return { ok: true, json: async () => ({ data: 1 }) }
  }
  await (runInNewContext(`(async () => { ${writeSnippet('JavaScript', nasty)} })()`, { fetch }) as Promise<void>)
  expect(called).toEqual([nasty])
})

test('PHP and Go quote what would end their strings', () => {
  expect(writeSnippet('PHP', nasty)).toContain(
    String.raw`curl_init('https://api.exemplo.com/api/v1/times/o\'higgins?q="a\\b"$HOME&x=1')`,
  )
  for (const language of ['Go', 'Python'] as const) {
    expect(writeSnippet(language, nasty)).toContain(
      String.raw`"https://api.exemplo.com/api/v1/times/o'higgins?q=\"a\\b\"$HOME&x=1"`,
    )
  }
})
