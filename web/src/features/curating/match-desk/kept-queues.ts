import { localValues } from '../../../state/local-values.ts'

const keysOf = (userId: string) => `mesa:${userId}:`

/** Where this device keeps what a person has not sent of a match, as text. */
export const keyOfQueue = (userId: string, idjogo: string) => `${keysOf(userId)}${idjogo}`

/** The matches with stored commands. */
export function listKeptQueues(userId: string): readonly string[] {
  const prefix = keysOf(userId)
  return localValues.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
}

/** Without a text, nothing is kept any more. */
export function keepQueue(key: string, text: string | null): void {
  if (text === null) localValues.remove(key)
  else localValues.write(key, text)
}
