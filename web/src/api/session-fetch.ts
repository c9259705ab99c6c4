import { currentIdentity, renewToken } from './identity.ts'
import { apiHost, callHeaders } from './request.ts'

interface Asked extends RequestInit {
  readonly headers: Readonly<Record<string, string>>
}

/** `fetch` as the signed-in user, for code that reads answers itself. A refused token is renewed once. */
export async function sessionFetch(path: string, asked: Asked): Promise<Response> {
  const identity = currentIdentity()
  const send = () => fetch(apiHost + path, { ...asked, headers: { ...asked.headers, ...callHeaders({}) } })
  const response = await send()
  if (response.status !== 401 || !identity) return response
  const renewed = currentIdentity()?.token !== identity.token || (await renewToken())
  return renewed ? send() : response
}
