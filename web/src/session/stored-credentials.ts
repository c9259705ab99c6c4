import { localValues } from '../state/local-values.ts'

/** What the device keeps. `password` is the one the server gave to this device, never the person's own. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

export function findStoredCredentials(): Credentials | null {
  const email = localValues.read('email')
  const password = localValues.read('password')
  return email && password ? { email, password } : null
}

export function storeCredentials({ email, password }: Credentials) {
  localValues.write('email', email)
  localValues.write('password', password)
}

export function removeStoredCredentials() {
  localValues.remove('email')
  localValues.remove('password')
}
