import { execFileSync, spawnSync } from 'node:child_process'
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
    expect(writeSnippet(language, { address: 'https://a.b/c' })).toContain('Authorization')
    expect(writeSnippet(language, { address: 'https://a.b/c' })).toContain('Bearer SUA_CHAVE')
  }
})

test('a shell gives curl the address as it is', () => {
  const printed = writeSnippet('curl', { address: nasty }).replace(/^curl/, `printf '%s\\n'`)
  expect(execFileSync('sh', ['-c', printed], { encoding: 'utf8' }).split('\n')[0]).toBe(nasty)
})

test('JavaScript reads the address as it is', async () => {
  const called: string[] = []
  const fetch = async (address: string) => {
    called.push(address)
    return { ok: true, json: async () => ({ data: 1 }) }
  }
  await (runInNewContext(`(async () => { ${writeSnippet('JavaScript', { address: nasty })} })()`, {
    fetch,
  }) as Promise<void>)
  expect(called).toEqual([nasty])
})

test('PHP and Go quote what would end their strings', () => {
  expect(writeSnippet('PHP', { address: nasty })).toContain(
    String.raw`curl_init('https://api.exemplo.com/api/v1/times/o\'higgins?q="a\\b"$HOME&x=1')`,
  )
  for (const language of ['Go', 'Python'] as const) {
    expect(writeSnippet(language, { address: nasty })).toContain(
      String.raw`"https://api.exemplo.com/api/v1/times/o'higgins?q=\"a\\b\"$HOME&x=1"`,
    )
  }
})

const body = { name: `d'Ávila "Zé" $HOME \\ \n`, admin: true, team: null, tags: [1, 'b'], more: { deep: false } }

test('a write sends its body as it is: read back by a shell and by JavaScript', async () => {
  const call = { address: 'https://a.b/c', method: 'PATCH', body }
  const sent = (text: string) => JSON.parse(text) as unknown

  const printed = writeSnippet('curl', call).replace(/^curl/, `printf '%s\\0'`)
  const words = execFileSync('sh', ['-c', printed], { encoding: 'utf8' }).split('\0')
  expect(words.slice(0, 3)).toEqual(['-X', 'PATCH', 'https://a.b/c'])
  expect(sent(words[words.indexOf('-d') + 1]!)).toEqual(body)

  const fetched: RequestInit[] = []
  const fetch = async (_: string, init: RequestInit) => {
    fetched.push(init)
    return { ok: true, json: async () => ({}) }
  }
  await (runInNewContext(`(async () => { ${writeSnippet('JavaScript', call)} })()`, { fetch }) as Promise<void>)
  expect(fetched[0]!.method).toBe('PATCH')
  expect(sent(fetched[0]!.body as string)).toEqual(body)
})

const hasPython = spawnSync('python3', ['--version']).status === 0

test.skipIf(!hasPython)('Python reads the body as it is', () => {
  const snippet = writeSnippet('Python', { address: 'https://a.b/c', method: 'PATCH', body })
  // The program itself, with a library that only prints what it was given.
  const library =
    'import json\nclass requests:\n  @staticmethod\n  def patch(address, **taken): print(json.dumps(taken["json"])); raise SystemExit\n'
  const program = library + snippet.replace('import requests\n', '')
  expect(JSON.parse(execFileSync('python3', ['-c', program], { encoding: 'utf8' }))).toEqual(body)
})

test('an open call carries no key, and a call without an answer reads none', () => {
  for (const language of snippetLanguages) {
    const open = writeSnippet(language, { address: 'https://a.b/c', open: true })
    expect(open).not.toContain('Authorization')
    const gone = writeSnippet(language, { address: 'https://a.b/c', method: 'DELETE', empty: true })
    expect(gone).not.toMatch(/resultado|\.json\(\)/)
  }
})

test('a file goes as a form in every language', () => {
  for (const language of snippetLanguages) {
    const upload = writeSnippet(language, { address: 'https://a.b/c', method: 'POST', upload: true })
    expect(upload).toContain('file')
    expect(upload).not.toContain('application/json')
  }
})
