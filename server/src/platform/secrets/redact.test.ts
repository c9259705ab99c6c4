import { expect, it } from 'vitest'
import { CUT, redactBody, redactText, REMOVED } from './redact.ts'
import { makeKeySecret } from '../keys/key-secret.ts'
import { randomPassword, randomSecret } from './random.ts'

const redacted = (body: unknown) => JSON.parse(redactBody(body)) as unknown

it('removes what the name of a field announces, at any depth, and leaves the rest', () => {
  expect(
    redacted({
      name: 'Santos',
      password: 'a',
      novaSenha: 'b',
      client_secret: { deep: 'c' },
      'X-Api-Key': 'd',
      list: [{ accessToken: 'e', city: 'Santos' }],
      headers: { Authorization: 'f', 'X-Own': 'g' },
      author: 'Ana',
      passes: 31,
      token: null,
    }),
  ).toEqual({
    name: 'Santos',
    password: REMOVED,
    novaSenha: REMOVED,
    client_secret: REMOVED,
    'X-Api-Key': REMOVED,
    list: [{ accessToken: REMOVED, city: 'Santos' }],
    headers: REMOVED,
    author: 'Ana',
    passes: 31,
    token: null,
  })
})

it('removes every form of secret that the service gives out, wherever it stands', () => {
  const secrets = [
    makeKeySecret('live'),
    makeKeySecret('test'),
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    randomPassword(),
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl',
    'Bearer abcdef123456',
    ...Array.from({ length: 50 }, randomSecret),
  ]
  for (const secret of secrets) {
    expect(redactText(`antes ${secret} depois`)).toBe(`antes ${REMOVED} depois`)
    const text = redactBody({ note: `o meu é ${secret}`, [secret]: 1, list: [secret] })
    expect(text).not.toContain(secret.split('.')[0]!.slice(-12))
  }
  expect(redactText('https://ana:s3nha@exemplo.com/x?assunto=a&k=b#c')).toBe(
    `https://${REMOVED}@exemplo.com/x?assunto=${REMOVED}&k=${REMOVED}#${REMOVED}`,
  )
})

it('leaves names, ids and sentences as they are', () => {
  for (const text of [
    'São Paulo Futebol Clube, de São Paulo (SP)',
    'campeonato_brasileiro_de_futebol_feminino_serie_a1',
    '2026-11-16T19:30:00.000Z',
    'https://exemplo.com.br/escudo.png',
  ])
    expect(redactText(text)).toBe(text)
})

it('is cut where the body is long or deep, stays JSON, and shows no half of a secret', () => {
  const secret = makeKeySecret('live')
  const long = redacted({ text: `${'a '.repeat(495)}${secret}${'b'.repeat(400_000)}` }) as { text: string }
  expect(long.text.length).toBeLessThan(1_100)
  expect(long.text).not.toContain(secret.slice(0, 14))
  const wide = redactBody({ rows: Array.from({ length: 50_000 }, (_, id) => ({ id, name: 'Nome "de" teste' })) })
  expect(wide.length).toBeLessThan(20_000)
  expect(JSON.stringify(JSON.parse(wide))).toContain(CUT)
  let deep: unknown = 1
  for (let level = 0; level < 500; level += 1) deep = [deep]
  expect(redactBody(deep)).toContain(CUT)
  const nul = '\u0000'.repeat(900)
  expect(redactBody({ nul: Array.from({ length: 900 }, () => ({ [nul]: nul })) }).length).toBeLessThan(20_000)
})
