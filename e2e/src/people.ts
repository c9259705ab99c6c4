import { randomInt, randomUUID } from 'node:crypto'
import { request, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { findLink } from './mailbox.ts'
import { ADMIN } from './service.ts'

/** A registered user, and one device with the password that the server gave it. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly userId: string
  readonly devicePassword: string
}

export interface Stored {
  readonly email: string
  readonly password: string
}

interface SessionAnswer {
  readonly user: { readonly _id: string; readonly name: string; readonly email: string; readonly token: string }
  readonly device?: { readonly id: string; readonly password: string }
}

async function post(
  baseURL: string,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<SessionAnswer> {
  const caller = await request.newContext({ baseURL, extraHTTPHeaders: headers })
  const answer = await caller.post(path, { data })
  const body: unknown = await answer.json()
  await caller.dispose()
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${JSON.stringify(body)}`)
  return body as SessionAnswer
}

/** Registering is limited by network, and journeys register more people in an hour than one may. */
const anyNetwork = () => `10.${randomInt(1, 256)}.${randomInt(1, 256)}.1`

function person(answer: SessionAnswer, password: string): Person {
  const { _id: userId, name, email } = answer.user
  return { name, email, password, userId, devicePassword: answer.device!.password }
}

export const newEmail = () => `torcida-${randomUUID()}@exemplo.com`

interface Registration {
  readonly name?: string
  readonly team?: string
  /** Whether the confirmation link of the mail is opened too, which keys and webhooks need; true by default. */
  readonly confirmed?: boolean
}

/** A new account. Registration is limited per network: a test that changes nothing uses the user of its worker. */
export async function register(baseURL: string, { confirmed = true, ...more }: Registration = {}): Promise<Person> {
  const password = `senha-${randomUUID()}`
  const body = { name: 'Ana Torcedora', email: newEmail(), password, terms: true, ...more }
  const made = person(await post(baseURL, '/web/access/register', body, { 'x-forwarded-for': anyNetwork() }), password)
  if (confirmed) {
    const link = await findLink(made.email, '/dashboard?confirmacao=')
    await post(baseURL, '/web/access/confirm', { token: new URL(link, baseURL).searchParams.get('confirmacao') })
  }
  return made
}

/** A new account that the admin has made an admin as well. */
export async function registerAdmin(baseURL: string, more: Registration = {}): Promise<Person> {
  const made = await register(baseURL, more)
  const authorization = `Bearer ${await tokenOf(baseURL, ADMIN)}`
  const caller = await request.newContext({ baseURL, extraHTTPHeaders: { authorization } })
  const answer = await caller.patch(`/api/v1/usuarios/${made.userId}`, { data: { admin: true } })
  if (!answer.ok()) throw new Error(`${made.email}: ${answer.status()} ${await answer.text()}`)
  await caller.dispose()
  return made
}

/** The same account on another device: what one test does to its device touches no other. */
export async function signIn(baseURL: string, { email, password }: Stored): Promise<Person> {
  return person(await post(baseURL, '/web/access/login', { email, password }), password)
}

/** A token for API calls outside the console. */
export async function tokenOf(baseURL: string, { email, password }: Stored): Promise<string> {
  return (await post(baseURL, '/web/access/login', { email, password, remember: false })).user.token
}

export const device = ({ email, devicePassword }: Person): Stored => ({ email, password: devicePassword })

/** A browser whose storage holds these credentials and nothing else. */
export function rememberedContext(
  browser: Browser,
  baseURL: string,
  stored: Stored,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: String(value) }))
  const origins = [{ origin: baseURL, localStorage }]
  return browser.newContext({ ...options, storageState: { cookies: [], origins } })
}
