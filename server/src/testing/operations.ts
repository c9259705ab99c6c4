import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import sharp from 'sharp'
import { sampleDuties, sampleFactors, sampleInvites, samplePrivacy } from './account-operations.ts'
import { sampleCurating, sampleMatch, sampleBulk, sampleSavedViews } from './curating-operations.ts'
import { sampleEditions } from './edition-operations.ts'
import { sampleImports } from './import-operations.ts'
import { sampleSuggestions } from './suggestion-operations.ts'
import { sampleSystem } from './system-operations.ts'
import { until } from './until.ts'
import { PASSWORD, type TestApp } from './test-app.ts'
import type { Places } from './places.ts'
import { sampleNotifications, sampleSimulations, sampleTicket, sampleWebhooks } from './push-operations.ts'

/** One call of an operation, with its answer. */
export interface Sample {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
  readonly query: string
  readonly body: unknown
  readonly status: number
  readonly answer: unknown
}

const QUERIES: Readonly<Record<string, string>> = {
  search: '?q=flamengo&limit=3',
  listEditions: '?campeonato=brasileirao_serie_a',
  listChanges: '?limit=3',
  listJoins: '?tipo=team&id=valeriodoce',
  listSavedViews: '?lista=jogadores',
  listFreshness: '?campeonato=brasileirao_serie_a&temporada=2026',
}
const BODIES: Readonly<Record<string, unknown>> = {
  register: { name: 'Ana Lima', email: 'ana@exemplo.com', password: PASSWORD, terms: true, team: 'flamengo' },
  login: { email: 'ana@exemplo.com', password: PASSWORD },
  recover: { email: 'ana@exemplo.com' },
  sendContactMessage: { name: 'Ana Lima', email: 'ana@exemplo.com', subject: 'Dúvida', message: 'Como começo?' },
  updateContactMessage: { answered: true },
  updateAccount: { name: 'Ana Lima', view: 'table' },
  changePassword: { current: PASSWORD, password: 'arquibancada-sul-8' },
  updateWebsite: { blog: { title: 'Novidades', description: 'O que mudou.', address: 'https://exemplo.com' } },
  updateSharing: { allowed: true },
  updateWebsitePage: { title: 'Termos de uso', body: 'Use com respeito.' },
  createWebsitePage: { id: 'regras_da_liga', title: 'Regras da liga', body: 'Cada jogo vale três pontos.' },
  createPost: { title: 'Rodada nova', body: 'A rodada começa hoje.', category: null },
  updatePost: { title: 'Rodada 34' },
  updateUser: { admin: false },
  createKey: { name: 'Meu site', scopes: ['read'], limits: { perMinute: 30 } },
  updateKey: { name: 'Meu site', limits: { perMinute: 60 } },
  rotateKey: { overlapHours: 24 },
}
/** Called last, because they delete data that others need. */
const LAST = [
  'deletePost',
  'deleteWebsitePage',
  'revokeKey',
  'revokeOtherDevices',
  'revokeDevice',
  'signOutUser',
  'cleanUsers',
  'cleanJogos',
  'restoreCopy',
  'cleanDemo',
]
const LATER = [...LAST, 'logout', 'changePassword', 'reset', 'confirmEmail', 'uploadPicture']

/** Calls every operation of the API once, on the demonstration, as a caller with the right to do so. */
/** The address of a call of this operation. */
export function addressIn(endpoint: Endpoint, places: Places, given?: Readonly<Record<string, string>>) {
  const folder = endpoint.path.split('/')[3] ?? ''
  const params = given ?? paramsOf(endpoint, places[folder] ?? {})
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'falta')
  return { params, path, query: QUERIES[endpoint.id] ?? (hasLimit(endpoint) ? '?limit=2' : '') }
}

export async function sampleOperations(test: TestApp, places: Places): Promise<Sample[]> {
  const admin = await test.registerAdmin()
  const samples: Sample[] = []
  const ids: Record<string, string> = {}
  const sample = async (
    id: string,
    as: Session | null,
    options: { body?: unknown; params?: Record<string, string>; query?: string } = {},
  ) => {
    const endpoint: Endpoint = endpoints[id as keyof typeof endpoints]
    const { params, path, query } = { ...addressIn(endpoint, places, options.params), ...options }
    const body = options.body ?? BODIES[id]
    const { status, body: answer } = await test.call(endpoint.method, `${path}${query}`, {
      ...(as && { as }),
      ...(body !== undefined && { body }),
      ip: '10.9.0.1',
    })
    // Some are called again to create what others need.
    if (!samples.some((known) => known.endpoint.id === id))
      samples.push({ endpoint, params, query, body, status, answer })
    return answer
  }

  const ana = (await sample('register', null)) as Session
  await sample('login', null)
  await sample('recover', null)
  await sample('sendContactMessage', null)
  ids['message'] = ((await sample('listContactMessages', admin)) as { data: { id: string }[] }).data[0]!.id
  await sample('updateContactMessage', admin, { params: { id: ids['message'] } })
  ids['post'] = ((await sample('createPost', admin)) as { data: { id: string } }).data.id
  await sample('updatePost', admin, { params: { id: ids['post'] } })
  await sample('getPost', ana, { params: { id: ids['post'] } })
  await sample('createWebsitePage', admin)
  await sample('updateWebsitePage', admin, { params: { id: 'terms' } })
  await sample('updateSharing', admin)
  await sample('getSharing', admin)
  const { id: shared, idjogo } = places['campeonatos']!
  for (const body of [
    { kind: 'player', id: places['jogadores']!['id'] },
    { kind: 'match', id: idjogo },
    { kind: 'table', id: shared },
  ])
    await sample('shareRecord', ana, { body })
  await sample('updateUser', admin, { params: { id: ana.user._id } })
  await sampleDuties(sample, admin, ana)
  await sampleInvites(sample, test, admin, ana)
  // A key needs a confirmed e-mail.
  const confirmed = { email_confirmed_at: test.context.now() }
  await test.database.updateTable('users').set(confirmed).where('id', '=', ana.user._id).execute()
  const made = ((await sample('createKey', ana)) as { data: { key: { id: string }; secret: string } }).data
  ids['key'] = made.key.id
  const inPage = { name: 'Minha página', kind: 'browser', scopes: ['read'], origins: ['https://exemplo.com'] }
  await sample('createKey', ana, { body: inPage })
  // So that usage and log are not empty.
  for (const url of ['/api/v1/times?limit=2', '/api/v1/times/nenhum'])
    await test.app.inject({ url, headers: { authorization: `Bearer ${made.secret}` } })
  const logged = await until(async () => {
    const { body } = await test.call('GET', '/api/v1/registros', { as: ana })
    return body.data.length === 2 ? (body.data[0].id as string) : null
  })
  await sample('getRequest', ana, { params: { id: logged } })
  await sample('getKey', ana, { params: { id: ids['key'] } })
  await sample('updateKey', ana, { params: { id: ids['key'] } })
  await sample('rotateKey', ana, { params: { id: ids['key'] } })
  ids['device'] = ((await sample('listDevices', ana)) as { data: { id: string }[] }).data.at(-1)!.id
  await sampleCurating(sample, admin, test.database)
  await sampleEditions(sample, admin)
  await sampleMatch(sample, admin, test.database)
  await sampleSuggestions(sample, admin, ana, test.database)
  await sampleWebhooks(sample, test, ana)
  await sampleSimulations(sample, test, ana)
  await sampleTicket(sample, ana, places['campeonatos']?.['idjogo'] ?? '')
  await sampleNotifications(sample, test, ana)
  await sampleSavedViews(sample, ana)
  await sampleFactors(sample, test, admin)
  await samplePrivacy(sample, test, admin)
  samples.push(await sampleBulk(sample, test, admin))
  samples.push(await sampleImports(sample, test, admin))
  await sampleSystem(sample, test, admin)
  const done = new Set([...samples.map(({ endpoint }) => endpoint.id), ...LATER])
  // A second confirmation is sent only some time after the first.
  test.advance(10 * 60_000)
  for (const { id, access } of Object.values(endpoints) as Endpoint[]) {
    if (done.has(id)) continue
    await sample(id, access === 'open' ? null : access === 'admin' ? admin : ana)
  }

  const tokenOf = (page: string) =>
    until(() => test.mails.map(({ body }) => new RegExp(`${page}=([\\w-]+)`).exec(body)?.[1]).findLast(Boolean))
  const [recovery, confirmation] = [await tokenOf('recover\\?token'), await tokenOf('confirmacao')]
  await sample('confirmEmail', null, { body: { token: confirmation } })
  samples.push(await uploadSample(test, ana))
  await sample('deletePost', admin, { params: { id: ids['post'] } })
  await sample('deleteWebsitePage', admin, { params: { id: 'regras_da_liga' } })
  await sample('revokeKey', ana, { params: { id: ids['key'] } })
  await sample('revokeOtherDevices', ana, { body: { password: PASSWORD } })
  await sample('revokeDevice', ana, { params: { id: ids['device'] }, body: { password: PASSWORD } })
  await sample('reset', null, { body: { token: recovery, password: PASSWORD } })
  const again = await test.call('POST', '/access/login', { body: BODIES['login'] })
  await sample('changePassword', again.body as Session)
  await sample('signOutUser', admin, { params: { id: ana.user._id } })
  const bia = await test.register()
  await sample('logout', bia)
  await sample('cleanUsers', admin)
  await sample('cleanJogos', admin)
  const copies = await test.call('GET', '/api/v1/webmaster/copias', { as: admin })
  await sample('restoreCopy', admin, { params: { id: copies.body.data[0].id } })
  await sample('cleanDemo', admin)
  return samples
}

function paramsOf({ path }: Endpoint, known: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, known[name!] ?? 'falta']))
}

function hasLimit({ query }: Endpoint): boolean {
  return query !== undefined && 'properties' in query && 'limit' in (query.properties as object)
}

async function uploadSample(test: TestApp, as: Session): Promise<Sample> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'escudo.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const { status, body } = await test.call('POST', '/api/v1/uploads', {
    as,
    raw: true,
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  })
  return { endpoint: endpoints.uploadPicture, params: {}, query: '', body: undefined, status, answer: body }
}
