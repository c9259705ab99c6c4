import type { SupervisorLink } from './link.ts'
import type { Question, Questions, ToSupervisor, ToWorker, WorkerSettings } from './messages.ts'

export interface WorkerLink extends SupervisorLink {
  readonly settings: Promise<WorkerSettings>
  tell(message: ToSupervisor): void
  onDrain(handler: (reason: 'replaced' | 'stopping') => void): void
}

/** The worker's end of the line to its supervisor. */
export function connectToSupervisor(): WorkerLink {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const settings = Promise.withResolvers<WorkerSettings>()
  let lastId = 0
  let drain: (reason: 'replaced' | 'stopping') => void = () => process.exit(0)

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'settings') settings.resolve(message.settings)
    if (message.kind === 'drain') drain(message.reason)
    if (message.kind === 'answer') {
      const question = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.error === undefined) question?.resolve(message.answer)
      else question?.reject(new Error(message.error))
    }
  })
  const tell = (message: ToSupervisor) => void process.send?.(message)
  const question = <Q extends Question>(name: Q, ask: Questions[Q]['ask']) => {
    const id = (lastId += 1)
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    tell({ kind: 'question', id, question: name, ask })
    return answer.promise as Promise<Questions[Q]['answer']>
  }
  return {
    settings: settings.promise,
    tell,
    onDrain: (handler) => void (drain = handler),
    restart: () => question('restart', {}),
    workers: () => question('workers', {}),
    count: (key, windowMs) => question('count', { key, windowMs }),
  }
}
