import type { Answer, Endpoints } from '@meio-campo/contract'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../database/database.ts'
import { seeEverything } from '../../../database/sight.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { hasDemonstration } from '../../football/matches/demonstration.ts'
import { listTodaysMatches } from '../../football/matches/todays-matches.ts'
import { listExamples } from './examples.ts'

const MATCHES_SHOWN = 12

/** Counting grows with the data, and these numbers are for the eye: they may be a minute old. */
const COUNTED_FOR_MS = 60_000

export function createShowcase({ database, now }: Context) {
  let numbers: Promise<Numbers> | null = null
  let countedAt = 0

  const countNow = (): Promise<Numbers> => {
    if (!numbers || now().getTime() - countedAt > COUNTED_FOR_MS) {
      countedAt = now().getTime()
      // Totals reveal no withheld record, and counting only redistributable ones would read each record.
      numbers = seeEverything(() => countAll(database))
      numbers.catch(() => (numbers = null))
    }
    return numbers
  }

  return async (): Promise<Answer<Endpoints['getShowcase']>['data']> => {
    const [matches, counted, demo, examples] = await Promise.all([
      listTodaysMatches(database, dayAt(now()), MATCHES_SHOWN),
      countNow(),
      hasDemonstration(database),
      listExamples(database),
    ])
    return {
      matches,
      numbers: counted,
      demo,
      examples: examples.map(({ id, title, path, parameters }) => ({ id, title, path, parameters })),
    }
  }
}

interface Numbers {
  readonly matches: number
  readonly teams: number
  readonly people: number
}

async function countAll(database: Database): Promise<Numbers> {
  const count = async (table: keyof Numbers) => {
    const row = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const [matches, teams, people] = await Promise.all([count('matches'), count('teams'), count('people')])
  return { matches, teams, people }
}
