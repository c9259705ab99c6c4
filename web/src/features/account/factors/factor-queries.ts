import { allOf, queryClient, read } from '../../../api/query.ts'
import { updateSession } from '../../../session/session-store.ts'

export const factorsQuery = () => read('/api/v1/conta/fatores')

/** After a factor came or went: the list, the devices that ended with it, and whether one is still due. */
export async function refreshFactors(): Promise<void> {
  await queryClient.invalidateQueries(allOf('/api/v1/conta/fatores'))
  void queryClient.invalidateQueries(allOf('/api/v1/conta/dispositivos'))
  void queryClient.invalidateQueries(allOf('/api/v1/conta/entradas'))
}

/** The account has one now: the whole console is open again. */
export function noteFactor(): void {
  updateSession(({ factorDue: _due, ...data }) => data)
}
