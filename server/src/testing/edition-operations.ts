import type { Session } from '@meio-campo/contract'
import type { SampleCall } from './curating-operations.ts'

interface Answer<T> {
  readonly data: T
}

/** Next year: no edition of the demonstration has it yet. */
const YEAR = String(new Date().getUTCFullYear() + 1)

/** A season built like the last one, changed, filled with matches, and removed again. */
export async function sampleEditions(sample: SampleCall, admin: Session): Promise<void> {
  const { data: editions } = (await sample('listEditions', admin)) as Answer<{ id: string; phases: number }[]>
  const from = editions.find(({ phases }) => phases > 0)!.id
  const body = { name: YEAR, starts: `${YEAR}-01-28`, ends: null, teams: true }
  const { data: copy } = (await sample('copyEdition', admin, { params: { id: from }, body })) as Answer<{ id: string }>
  const params = { id: copy.id }
  const read = (await sample('getEditionStructure', admin, { params })) as Answer<{ phases: Phase[] }>
  const phases = read.data.phases.map((phase) => ({ ...phase, name: 'Fase única' }))
  await sample('replaceEditionStructure', admin, { params, body: { phases } })
  const rules = { yellows: 3, secondYellow: 1, red: 1, wipedAfter: [], sharedWith: [] }
  await sample('replaceSuspensionRules', admin, { params, body: { rules } })
  await sample('getSuspensionRules', admin, { params })
  const [phase] = phases
  const calendar = { startDay: `${YEAR}-01-28`, everyDays: 7, weekdays: [6, 0], times: ['16:00', '18:30'] }
  const rest = { double: true, onlyMissing: false, draw: 1, dryRun: false }
  await sample('generateFixtures', admin, { params, body: { phase: phase!.id, ...calendar, ...rest } })
  const [home, away] = phase!.entrants.map(({ team }) => team)
  const match = { edition: YEAR, phase: phase!.id, home, away, kickoff: `${YEAR}-06-10T19:00:00Z` }
  await sample('createMatch', admin, { body: match })
  await sample('deleteEdition', admin, { params })
  await sampleCup(sample, admin, phase!)
}

const blank = { id: null, table: null, tie: null, zones: [], groups: [], entrants: [], rounds: [], ties: [] }
const tieRules = { legs: 1, awayGoals: 'never', extraTime: false, whenLevel: 'penalties' }

/** A knock-out whose places come from a table and from its own ties. */
async function sampleCup(sample: SampleCall, admin: Session, { entrants }: Phase): Promise<void> {
  const body = { competition: 'brasileirao_serie_a', name: '2098' }
  const { data: cup } = (await sample('createEdition', admin, { body })) as Answer<{ id: string }>
  const params = { id: cup.id }
  const teams = entrants.slice(0, 4).map(({ team }) => ({ team, group: null, ranking: null }))
  const table = { id: null, name: 'Liga', kind: 'league', entrants: teams }
  const place = (at: number) => ({ kind: 'place', phase: 'Liga', group: null, place: at })
  const from = (kind: 'winner' | 'loser', key: string) => ({ kind, tie: key })
  const tie = (round: string, key: string, firstFrom: object, secondFrom: object) => ({
    id: null,
    key,
    round,
    first: null,
    second: null,
    firstFrom,
    secondFrom,
    winner: null,
    rules: { ...tieRules, extraTime: true },
  })
  const rounds = ['Semifinal', 'Final'].map((name, index) => ({ id: null, number: index + 1, name }))
  const ties = [
    tie('Semifinal', 's1', place(1), place(4)),
    tie('Semifinal', 's2', place(2), place(3)),
    tie('Final', 't', from('loser', 's1'), from('loser', 's2')),
    tie('Final', 'f', from('winner', 's1'), from('winner', 's2')),
  ]
  const knockout = { id: null, name: 'Mata-mata', kind: 'knockout', tie: tieRules, rounds, ties }
  const phases = [
    { ...blank, ...table },
    { ...blank, ...knockout },
  ]
  await sample('replaceEditionStructure', admin, { params, body: { phases } })
  await sample('deleteEdition', admin, { params })
}

interface Phase {
  readonly id: string
  readonly entrants: readonly { readonly team: string }[]
}
