import type { BodyAt, PasskeyProof, RememberedDevice, Session } from '@meio-campo/contract'
import { noAnswer } from '../api/answer.ts'
import { alertFailure, api } from '../api/api.ts'
import { setIdentity } from '../api/identity.ts'
import { findKeptSession, forgetKeptReads, keepReadsFor } from '../api/kept-reads.ts'
import { queryClient } from '../api/query.ts'
import type { Failure, Result } from '../api/result.ts'
import { showAlert } from '../state/dialogs.ts'
import { localValues } from '../state/local-values.ts'
import { forgetDevice } from './forget-device.ts'
import { sessionStore } from './session-store.ts'
import { decideLogin, type SilentLogin } from './silent-login.ts'

// Without "Lembrar neste dispositivo" nothing is stored; the tab keeps what renews its own token.
let tabCredentials: TabCredentials | null = null
// An empty answer: the stored credentials are not tried again until a reload or a sign-in.
let suspended = false
let attempt: Promise<SilentLogin> | null = null

const SIGN_OUT_MS = 3_000
const signOutTasks: (() => Promise<void>)[] = []

/** Registers work of a feature that is done before the session ends. */
export function beforeSignOut(task: () => Promise<void>): void {
  signOutTasks.push(task)
}

const findCredentials = () => tabCredentials ?? findStoredCredentials()

export function canSignInSilently(): boolean {
  return !suspended && findCredentials() !== null
}

/** Signs in with the own password. An account with a second factor answers that it wants a code: the page asks for it. */
export async function signIn(
  email: string,
  password: string,
  remember: boolean,
  code?: string,
): Promise<Result<Session>> {
  const body = { email, password, remember, ...(code !== undefined && { code }) }
  const result = await api.post('/access/login', { body, anonymous: true, quiet: true })
  if (!result.ok && !asksForCode(result)) alertFailure('POST', result)
  return conclude(result, (session) => (remember ? null : tabCredentialsOf(session, password)))
}

export async function signInWithPasskey(proof: PasskeyProof, remember: boolean): Promise<Result<Session>> {
  const result = await api.post('/access/passkey', { body: { ...proof, remember }, anonymous: true })
  return conclude(result, (session) => (remember ? null : tabCredentialsOf(session, '')))
}

const CODE_PROBLEMS = new Set(['second_factor_required', 'wrong_code'])

/** The password was right, and a code is missing or wrong. */
export const asksForCode = (failure: Failure): boolean => CODE_PROBLEMS.has(failure.problem.code)

/** What renews the token of a tab that is not remembered: where the own password would ask for a factor, a device's. */
function tabCredentialsOf({ user, device }: Session, password: string): TabCredentials {
  const { email } = user
  return device ? { email, password: device.password, isDevice: true } : { email, password, isDevice: false }
}

/** The first second factor was turned on in a tab that is not remembered: its own password no longer renews the token. */
export function adoptTabDevice(device: RememberedDevice) {
  const email = sessionStore.get()?.data.user.email
  if (tabCredentials && email) tabCredentials = { email, password: device.password, isDevice: true }
}

export async function register(body: BodyAt<'POST', '/access/register'>): Promise<Result<Session>> {
  const result = await api.post('/access/register', { body, anonymous: true })
  return conclude(result, () => null)
}

/** Quiet: a link that no longer serves is shown on the page. */
export async function acceptInvite(body: BodyAt<'POST', '/access/invite/accept'>): Promise<Result<Session>> {
  const result = await api.post('/access/invite/accept', { body, anonymous: true, quiet: true })
  return conclude(result, () => null)
}

/** An answer without a user is a forced logout, which ends at the start page; an empty one counts as no answer. */
function conclude(result: Result<Session>, tabOf: (session: Session) => TabCredentials | null): Result<Session> {
  if (!result.ok) return result
  const outcome = decideLogin(result)
  if (outcome.kind === 'signed-in') {
    adopt(outcome.session, tabOf(outcome.session))
    return result
  }
  const failure = noAnswer('POST')
  if (outcome.kind === 'cleared') void forget().then(restart)
  else void showAlert({ title: failure.problem.title, message: failure.problem.detail })
  return failure
}

/** Signs in with the stored credentials. Concurrent callers share one attempt. */
export function signInSilently(): Promise<SilentLogin> {
  attempt ??= trySilently().finally(() => (attempt = null))
  return attempt
}

async function trySilently(): Promise<SilentLogin> {
  const credentials = findCredentials()
  if (!credentials) return { kind: 'empty' }
  const tab = credentials === tabCredentials ? tabCredentials : null
  const { email, password } = credentials
  const body = { email, password, ...(tab && { remember: false }) }
  const outcome = decideLogin(await api.post('/access/login', { body, anonymous: true, quiet: true, background: true }))
  if (outcome.kind === 'signed-in') adopt(outcome.session, tab)
  if (gotNoAnswer(outcome) && !tab && sessionStore.get() === null) await adoptKeptSession(email)
  if (outcome.kind === 'cleared') await forget()
  if (outcome.kind === 'empty') {
    suspended = true
    setIdentity(null)
    sessionStore.set(null)
  }
  return outcome
}

const gotNoAnswer = (outcome: SilentLogin) => outcome.kind === 'kept' && outcome.failure.status === 0

function adopt(data: Session, tab: TabCredentials | null) {
  suspended = false
  tabCredentials = tab
  // Only the device's own credentials are stored: a stored password of the user is replaced here.
  const { user, device } = data
  if (device && !tab) storeCredentials({ email: user.email, password: device.password })
  if (sessionStore.get()?.data.user._id !== user._id) queryClient.clear()
  setIdentity({ userId: user._id, token: user.token })
  sessionStore.set({ data, signedInAt: new Date(), remembered: tab === null })
  void (tab ? keepReadsFor(null, null) : keepReadsFor(user._id, withoutSecrets(data)))
}

const withoutSecrets = ({ device: _device, ...data }: Session) => ({ ...data, user: { ...data.user, token: '' } })

/**
 * Without an answer from the server, uses the session that the device stored: enough to read the stored pages. It has
 * no token, so the first call that reaches the server renews it.
 */
async function adoptKeptSession(email: string): Promise<void> {
  const data = await findKeptSession<Session>(email)
  if (!data) return
  setIdentity({ userId: data.user._id, token: '' })
  sessionStore.set({ data, signedInAt: new Date(0), remembered: true })
}

/** After a change of e-mail or password: the stored credentials must still be able to sign in. */
export function updateCredentials(change: Partial<Credentials>) {
  if (tabCredentials) {
    const { email = tabCredentials.email, password = tabCredentials.password } = change
    // A tab with a password of its own keeps it, as a device does.
    tabCredentials = { ...tabCredentials, email, ...(!tabCredentials.isDevice && { password }) }
    return
  }
  // The device keeps its own password, so that only the e-mail can change there.
  const stored = findStoredCredentials()
  if (stored && change.email) storeCredentials({ ...stored, email: change.email })
}

/** The page stays as it is until the reload that follows, so that none is shown half signed out. */
async function forget(): Promise<void> {
  tabCredentials = null
  removeStoredCredentials()
  setIdentity(null)
  await forgetKeptReads()
}

/** Ends the session here and on the server, then restarts the app at the root. */
export async function signOut(): Promise<void> {
  await withinMs(Promise.all(signOutTasks.map((task) => task())), SIGN_OUT_MS)
  // Best effort: without a connection the visitor is signed out of this device all the same.
  await api.post('/access/logout', { quiet: true, background: true, timeoutMs: SIGN_OUT_MS })
  forgetDevice()
  await forget()
  restart()
}

/** Resolves when the work is done, has failed or takes too long. */
async function withinMs(work: Promise<unknown>, ms: number): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, ms))
  await Promise.race([work.catch(() => undefined), late])
}

/** Reloads the app at the root; memory goes with it, also when "back" would revive this very page. */
export function restart() {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
  window.location.assign('/')
}

/** What the device keeps. `password` is the one the server gave to this device, never the person's own. */
interface Credentials {
  readonly email: string
  readonly password: string
}

interface TabCredentials extends Credentials {
  /** The password was given to this tab, and is not the person's own. */
  readonly isDevice: boolean
}

function findStoredCredentials(): Credentials | null {
  const email = localValues.read('email')
  const password = localValues.read('password')
  return email && password ? { email, password } : null
}

function storeCredentials({ email, password }: Credentials) {
  localValues.write('email', email)
  localValues.write('password', password)
}

function removeStoredCredentials() {
  localValues.remove('email')
  localValues.remove('password')
}
