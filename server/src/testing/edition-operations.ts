import type { Session } from '@meio-campo/contract'
import type { SampleCall } from './curating-operations.ts'

interface Told<T> {
  readonly data: T
}

const YEAR = '2090'

/** A season built like the last one, changed, filled with matches, and removed again. */
export async function sampleEditions(sample: SampleCall, admin: Session): Promise<void> {
  const { data: editions } = (await sample('listEditions', admin)) as Told<{ id: string; phases: number }[]>
  const from = editions.find(({ phases }) => phases > 0)!.id
  const body = { name: YEAR, starts: `${YEAR}-01-28`, ends: null, teams: true }
  const { data: copy } = (await sample('copyEdition', admin, { params: { id: from }, body })) as Told<{ id: string }>
  const params = { id: copy.id }
  const read = (await sample('getEditionStructure', admin, { params })) as Told<{ phases: Phase[] }>
  const phases = read.data.phases.map((phase) => ({ ...phase, name: 'Fase única' }))
  await sample('replaceEditionStructure', admin, { params, body: { phases } })
  const [phase] = phases
  const calendar = { startDay: `${YEAR}-01-28`, everyDays: 7, weekdays: [6, 0], times: ['16:00', '18:30'] }
  const rest = { double: true, onlyMissing: false, draw: 1, dryRun: false }
  await sample('generateFixtures', admin, { params, body: { phase: phase!.id, ...calendar, ...rest } })
  const [home, away] = phase!.entrants.map(({ team }) => team)
  const match = { edition: YEAR, phase: phase!.id, home, away, kickoff: `${YEAR}-06-10T19:00:00Z` }
  await sample('createMatch', admin, { body: match })
  await sample('deleteEdition', admin, { params })
}

interface Phase {
  readonly id: string
  readonly entrants: readonly { readonly team: string }[]
}
