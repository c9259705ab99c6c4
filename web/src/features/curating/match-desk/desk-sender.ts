import type { AnswerAt, DeskOrder } from '@meio-campo/contract'
import type { Failure, Result } from '../../../api/result.ts'
import { answered, leaving, nextBatch, pauseAfter } from './desk-queue.ts'
import type { QueueStore } from './queue-store.ts'

export type DeskAnswer = AnswerAt<'POST', '/api/v1/campeonatos/{id}/jogos/{idjogo}/eventos'>

interface SenderOptions {
  readonly store: QueueStore
  readonly post: (orders: readonly DeskOrder[]) => Promise<Result<DeskAnswer>>
  readonly onAnswer: (answer: DeskAnswer, sent: number) => void
  /** Whether the last call did not reach the server. */
  readonly onStuck: (stuck: boolean) => void
  /** Calls back when the connection returns. */
  readonly onReturn: (again: () => void) => () => void
  /** False: the device knows that nothing can leave it. */
  readonly isOnline?: () => boolean
}

export interface Sender {
  readonly isSending: () => boolean
  readonly stop: () => void
}

/** Sends the queued commands once and in order, across lost connections. */
export function startSender({
  store,
  post,
  onAnswer,
  onStuck,
  onReturn,
  isOnline = () => true,
}: SenderOptions): Sender {
  let [sending, stopped, oneByOne, failures] = [false, false, false, 0]
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (): Promise<void> => {
    const batch = nextBatch(store.get(), oneByOne ? 1 : undefined)
    if (sending || stopped || batch.length === 0) return
    clearTimeout(timer)
    sending = true
    const sent = Date.now()
    if (isOnline()) store.change((queue) => leaving(queue, batch))
    const result = await post(batch)
    sending = false
    if (result.ok) {
      failures = 0
      onAnswer(result.data, sent)
      store.change((queue) => answered(queue, result.data.data.outcomes))
    } else if (!isFinal(result)) {
      failures += 1
      if (!stopped) timer = setTimeout(() => void send(), pauseAfter(failures))
    } else if (batch.length > 1 && !oneByOne) {
      // One command is invalid: the other acts are sent without it.
      oneByOne = true
    } else {
      const reason = result.problem.errors[0]?.message ?? result.problem.error.Exit.info
      store.change((queue) =>
        answered(
          queue,
          batch.map(({ id }) => ({ id, done: false, reason, same: null })),
        ),
      )
    }
    onStuck(failures > 0)
    if (failures > 0) return
    if (store.get().waiting.length === 0) oneByOne = false
    await send()
  }

  const unsubscribe = store.subscribe(() => {
    if (failures === 0) void send()
  })
  const unlisten = onReturn(() => void send())
  void send()
  return {
    isSending: () => sending,
    stop: () => {
      stopped = true
      clearTimeout(timer)
      unsubscribe()
      unlisten()
    },
  }
}

/** Refused as such: sending it again would change nothing. A lost session or a tired server is worth waiting for. */
function isFinal({ status }: Failure): boolean {
  return status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status)
}
