import type { Session, Simulation } from '@meio-campo/contract'
import { publishDue } from '../features/push/simulations/player.ts'
import type { SampleCall } from './curating-operations.ts'
import type { TestApp } from './test-app.ts'

/** A match of the demonstration that is over, simulated from its first minutes to where somebody stops it. */
export async function sampleSimulations(sample: SampleCall, test: TestApp, user: Session): Promise<void> {
  const { id: match } = await test.database
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'finished')
    .where('covers_events', '=', true)
    .orderBy('moment', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const made = (await sample('startSimulation', user, { body: { match, speed: 60 } })) as { data: Simulation }
  const params = { id: made.data.id }
  test.advance(30_000)
  await publishDue(test.database, test.context.now())
  await sample('getSimulation', user, { params })
  await sample('listSimulations', user)
  await sample('stopSimulation', user, { params })
}
