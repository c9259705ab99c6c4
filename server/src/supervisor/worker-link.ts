import type { SupervisorLink } from '../platform/supervisor-link.ts'
import type { Question, Questions, ToSupervisor, ToWorker, WorkerSettings } from './messages.ts'

export interface WorkerLink extends SupervisorLink {
  readonly settings: Promise<WorkerSettings>
  send(message: ToSupervisor): void
  onDrain(handler: (reason: 'replaced' | 'stopping') => void): void
  /** Sets what runs after a write anywhere; it resolves once this process has applied the change. */
  onCatchUp(handler: () => Promise<void>): void
}

/** The worker's end of the line to its supervisor. */
export function connectToSupervisor(): WorkerLink {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const settings = Promise.withResolvers<WorkerSettings>()
  let lastId = 0
  let catchUp: () => Promise<void> = async () => undefined
  let drain: (reason: 'replaced' | 'stopping') => void = () => process.exit(0)

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'settings') settings.resolve(message.settings)
    if (message.kind === 'drain') drain(message.reason)
    // A worker whose listener is down caches nothing (see change-listener.ts), so it cannot answer stale.
    if (message.kind === 'catchUp')
      void catchUp()
        .catch(() => undefined)
        .finally(() => send({ kind: 'caughtUp', id: message.id }))
    if (message.kind === 'answer') {
      const question = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.error === undefined) question?.resolve(message.answer)
      else question?.reject(new Error(message.error))
    }
  })
  const send = (message: ToSupervisor) => void process.send?.(message)
  const question = <Q extends Question>(name: Q, ask: Questions[Q]['ask']) => {
    const id = (lastId += 1)
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    send({ kind: 'question', id, question: name, ask })
    return answer.promise as Promise<Questions[Q]['answer']>
  }
  return {
    settings: settings.promise,
    send,
    onDrain: (handler) => void (drain = handler),
    onCatchUp: (handler) => void (catchUp = handler),
    restart: () => question('restart', {}),
    strength: () => question('strength', {}),
    metrics: () => question('metrics', {}),
    count: (key, windowMs, calls = 1) => question('count', { key, windowMs, calls }),
    charge: (charges) => question('charge', { charges }),
    standings: (user, key) => question('standings', { user, key }),
    openStream: (caller) => question('openStream', { caller }),
    closeStream: (caller) => question('closeStream', { caller }),
    settle: () => question('settle', {}),
  }
}
