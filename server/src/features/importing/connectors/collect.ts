import type { Refusal } from '../datasets/answers/bundle.ts'
import type { Bag } from '../datasets/answers/fields.ts'
import { DayIsOver, SyncFailed, type ConnectorCalls } from './calls.ts'
import type { Collected, Connector } from './connector.ts'

/** Makes the calls of one sync. Where the day's calls run out, what has come so far is used: the most important. */
export async function collectAnswers(
  connector: Connector,
  calls: ConnectorCalls,
  competitions: readonly string[],
): Promise<Collected> {
  const planned = connector.planCalls(competitions)
  const answers: { call: string; answer: Bag }[] = []
  const refused: Refusal[] = []
  const needed = new Set<string>()
  try {
    for (const { call, needed: isNeeded } of planned) {
      const answered = await calls.get(call)
      if (answered.kind === 'refused') {
        refused.push({ call, reason: answered.reason })
        continue
      }
      answers.push({ call, answer: answered.body })
      if (isNeeded) needed.add(call)
    }
  } catch (error) {
    if (!(error instanceof DayIsOver)) throw error
    if (needed.size === 0) throw failed(connector, 'As chamadas de hoje acabaram: continuamos quando a cota voltar.')
  }
  const [first] = refused
  if (needed.size === 0) throw failed(connector, first?.reason ?? 'Nenhum campeonato foi escolhido.')
  return { answers, refused }
}

function failed({ title }: Connector, reason: string): SyncFailed {
  return new SyncFailed({ file: title, line: null }, reason)
}
