import { deviceValues } from '@meio-campo/contract/rules'
import { localValues } from '../state/local-values.ts'

/**
 * What stays on the device after "Sair": the theme, which is the device's, and what was done at a match's desk and waits
 * for a connection. Everything else is the account's, drafts included, and so is a value that nobody has named.
 */
export const staysOnDevice = (key: string): boolean =>
  deviceValues.some(({ prefix, stays }) => stays === true && key.startsWith(prefix))

/** Removes what this console has stored of the account on the device. */
export function forgetDevice(): void {
  for (const key of localValues.keys()) if (!staysOnDevice(key)) localValues.remove(key)
  try {
    sessionStorage.clear()
  } catch {
    // Where nothing can be stored there is nothing to remove.
  }
}
