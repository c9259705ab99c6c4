import { staysOnDevice } from '@meio-campo/contract/rules'
import { localValues } from '../state/local-values.ts'

/** Removes what this console has stored of the account on the device. */
export function forgetDevice(): void {
  for (const key of localValues.keys()) if (!staysOnDevice(key)) localValues.remove(key)
  try {
    sessionStorage.clear()
  } catch {
    // A browser that forbids storage has nothing to remove.
  }
}
