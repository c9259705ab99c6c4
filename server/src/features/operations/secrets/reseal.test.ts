import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVault } from '../../../platform/secrets/vault.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { getVapid } from '../../push/notifications/vapid.ts'
import { CALENDAR_PROOF, derivePreviousProof } from '../../push/calendars/calendar-address.ts'
import { WEBHOOK_SECRET } from '../../push/webhooks/lanes.ts'
import { listKeyProblems, PREVIOUS_KEY_FILE, resealSecrets } from './reseal.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

const OLD = 'a-secret-key-for-tests-of-32-letters'
const NEW = 'another-secret-key-of-thirty-two-letters'
let test: TestApp
let ana: Session
let calendar: string
beforeAll(async () => {
  test = await createTestApp({ SECRET_KEY: OLD, ALLOW_PRIVATE_WEBHOOKS: '1' })
  ana = await test.register()
  const hook = { name: 'Placar', url: 'http://127.0.0.1:9/x', types: ['match.goal'] }
  await test.call('POST', '/api/v1/webhooks', { as: ana, body: hook })
  await getVapid(test.context)
  const subscribed = await test.call('POST', '/api/v1/calendarios', { as: ana, body: { kind: 'favourites' } })
  calendar = subscribed.body.data.url
}, 60_000)
afterAll(() => test.close())

const withKeys = (own: string, previous: string | null) => ({
  ...test.context,
  config: { ...test.context.config, previousSecretKey: previous },
  vault: createVault(own, previous),
})
const webhookSecret = () => test.database.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow()

it('says which secrets are unreadable, instead of failing', async () => {
  expect(await listKeyProblems(withKeys(OLD, null))).toEqual([])
  expect(await listKeyProblems(withKeys(NEW, null))).toEqual([
    'Não abrem com a SECRET_KEY de agora: 1 segredo de webhook, 1 chave das notificações. Volte à chave de antes, ou informe-a em SECRET_KEY_PREVIOUS.',
  ])
})

it('seals everything again with the new key; then the old one is not needed', async () => {
  const { secret } = await webhookSecret()
  const both = withKeys(NEW, OLD)
  await writeFile(join(test.context.config.dataDir, PREVIOUS_KEY_FILE), OLD)
  expect(await listKeyProblems(both)).toEqual([expect.stringContaining('faltam 2 segredos')])
  await resealSecrets(both)
  expect((await webhookSecret()).secret).not.toBe(secret)
  expect(await listKeyProblems(both)).toEqual([expect.stringContaining('terminou')])
  // Only a run that finds nothing left takes the old key away.
  expect(await files()).toContain(PREVIOUS_KEY_FILE)
  await resealSecrets(both)
  expect(await files()).not.toContain(PREVIOUS_KEY_FILE)
  expect(await listKeyProblems(withKeys(NEW, null))).toEqual([])
  expect(createVault(NEW).unseal(WEBHOOK_SECRET, (await webhookSecret()).secret)).toBe(
    createVault(OLD).unseal(WEBHOOK_SECRET, secret),
  )
})

it('seals the copies again that a clean-up keeps of accounts, so that they can be restored after the change', async () => {
  const row = await test.database.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow()
  const text = createVault(NEW).unseal(WEBHOOK_SECRET, row.secret)
  const copied = { ...row, secret: createVault(OLD).seal(WEBHOOK_SECRET, text) }
  const subscription = { id: `cal_${'b'.repeat(24)}`, user_id: ana.user._id, sealed_proof: null }
  await test.database
    .insertInto('copies')
    .values({ id: 'copy_users', kind: 'users', actor_name: 'Renato', counts: '{}', expires_at: new Date('2100-01-01') })
    .execute()
  const rows = [
    { copy_id: 'copy_users', table_name: 'webhooks', row_data: JSON.stringify(copied) },
    { copy_id: 'copy_users', table_name: 'calendar_subscriptions', row_data: JSON.stringify(subscription) },
  ]
  await test.database.insertInto('copy_rows').values(rows).execute()
  const both = withKeys(NEW, OLD)
  expect(await listKeyProblems(both)).toEqual([expect.stringContaining('falta')])
  await resealSecrets(both)
  const found = await test.database.selectFrom('copy_rows').select(['table_name', 'row_data']).execute()
  const dataOf = (table: string) =>
    found.find(({ table_name: name }) => name === table)!.row_data as Readonly<Record<string, string>>
  expect(createVault(NEW).unseal(WEBHOOK_SECRET, dataOf('webhooks')['secret']!)).toBe(text)
  expect(dataOf('webhooks')['name']).toBe(row.name)
  expect(createVault(NEW).unseal(CALENDAR_PROOF, dataOf('calendar_subscriptions')['sealed_proof']!)).toBe(
    derivePreviousProof(both.vault, subscription.id),
  )
  expect(await listKeyProblems(both)).toEqual([expect.stringContaining('terminou')])
  await test.database.deleteFrom('copies').execute()
})

it('keeps the addresses of calendars that were given out', async () => {
  // The app of this test still has the old key alone: it cannot open what the new one sealed, and derives the same.
  const row = await test.database.selectFrom('calendar_subscriptions').selectAll().executeTakeFirstOrThrow()
  const { tokenOf } = await import('../../push/calendars/calendar-address.ts')
  expect(calendar).toContain(tokenOf(createVault(NEW), row))
})

it('answers with a sentence, not with 500, where a secret cannot be read', async () => {
  const { body } = await test.call('GET', '/api/v1/webhooks', { as: ana })
  const answer = await test.call('GET', `/api/v1/webhooks/${body.data[0].id}/segredo`, { as: ana })
  expect(answer.status).toBe(409)
  expect(answer.body.type).toContain('unreadable_secret')
})

it('knows every place where something is sealed', () => {
  const root = join(import.meta.dirname, '../../..')
  const sealing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('platform/secrets'))
    .filter((file) => /vault\.seal\(/.test(readFileSync(join(root, file), 'utf8')))
  // A ticket for a download or a stream and the link that ends a digest are stored nowhere, an answer kept for a replay
  // only for a day.
  expect(sealing.toSorted()).toEqual([
    'features/account/factor-settings/service.ts',
    'features/importing/connections/keys.ts',
    'features/operations/secrets/reseal.ts',
    'features/push/calendars/calendar-address.ts',
    'features/push/digests/unsubscribe.ts',
    'features/push/live/stream-ticket.ts',
    'features/push/notifications/vapid.ts',
    'features/push/webhooks/custom-headers.ts',
    'features/push/webhooks/service.ts',
    'platform/http/download-ticket.ts',
    'platform/http/idempotency.ts',
  ])
  expect(new Set(SEALED_COLUMNS.map(({ purpose }) => purpose)).size).toBe(6)
})

const files = async () => readdirSync(test.context.config.dataDir)
