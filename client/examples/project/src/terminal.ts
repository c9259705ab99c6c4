// MEIO_CAMPO_URL=… MEIO_CAMPO_KEY=… MEIO_CAMPO_COMPETITION=… node dist/terminal.js
import { createClient, MeioCampoError, verifyWebhook, WebhookError } from '@meio-campo/client'
import { readGoals, readTable } from './round.js'

declare const process: { readonly env: Readonly<Record<string, string | undefined>>; exitCode?: number }

const { MEIO_CAMPO_URL = 'http://localhost:3000', MEIO_CAMPO_KEY = '', MEIO_CAMPO_COMPETITION = '' } = process.env
const client = createClient({ baseUrl: MEIO_CAMPO_URL, key: MEIO_CAMPO_KEY })

try {
  for (const { position, team, points } of await readTable(client, MEIO_CAMPO_COMPETITION))
    console.log(`${position ?? '–'} ${team} ${points}`)
  for await (const goal of readGoals(client, MEIO_CAMPO_COMPETITION)) console.log(goal)
  await renameAndBack()
  await refuseForgedWebhook()
  await waitForEvent()
} catch (error) {
  if (!(error instanceof MeioCampoError)) throw error
  console.error(`${error.code}: ${error.detail}`)
  process.exitCode = 1
}

/** A write: its type has the fields, and an outdated version is refused. */
async function renameAndBack(): Promise<void> {
  const before = await client.stadiums.create({ body: { name: 'Estádio do Exemplo' } })
  const after = await client.stadiums.update(
    { id: before.id, body: { name: 'Arena do Exemplo' } },
    { ifMatch: before.version },
  )
  console.log(`estádio: ${after.name}`)
  const late = await client.stadiums
    .update({ id: before.id, body: { name: 'Tarde demais' } }, { ifMatch: before.version })
    .catch((error: unknown) => error)
  console.log(`estádio: ${late instanceof MeioCampoError ? late.code : 'mudou'}`)
  await client.stadiums.remove({ id: before.id })
}

async function refuseForgedWebhook(): Promise<void> {
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1700000000', 'webhook-signature': 'v1,AAAA' }
  const refused = await verifyWebhook({ body: '{}', headers, secret: 'whsec_c2VncmVkbw==' }).catch(
    (error: unknown) => error,
  )
  console.log(`webhook: ${refused instanceof WebhookError ? refused.code : 'aceito'}`)
}

/** Listens until one event comes; a connection that breaks is opened again where it was. */
async function waitForEvent(): Promise<void> {
  console.log('esperando')
  for await (const { type, match } of client.live({ campeonato: MEIO_CAMPO_COMPETITION, tipo: ['match.goal'] })) {
    console.log(`${type}: ${match?.home.name} × ${match?.away.name}`)
    return
  }
}
