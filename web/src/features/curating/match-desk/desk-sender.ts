import type { AnswerAt, DeskOrder } from '@meio-campo/contract'
import type { Failure, Result } from '../../../api/result.ts'
import { answered, leaving, nextBatch, pauseAfter } from './desk-queue.ts'
import type { QueueStore } from './queue-store.ts'

export type DeskAnswer = AnswerAt<'POST', '/api/v1/campeonatos/{id}/jogos/{idjogo}/eventos'>

interface SenderOptions {
  readonly store: QueueStore
  readonly post: (orders: readonly DeskOrder[]) => Promise<Result<DeskAnswer>>
  /** Shows and stores the answer. Its commands leave the queue afterwards, so that a reload finds them in one place. */
  readonly onAnswer: (answer: DeskAnswer, sent: number) => Promise<void>
  /** Whether the last call did not reach the server. */
  readonly onStuck: (stuck: boolean) => void
  /** Calls back whenever the server may be reachable again. */
  readonly onReturn: (again: () => void) => () => void
  /** False: nothing can leave the device, and nothing is posted. */
  readonly canReach?: () => Promise<boolean>
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
  canReach = async () => true,
}: SenderOptions): Sender {
  let [busy, sending, stopped, oneByOne, failures] = [false, false, false, false, 0]
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (): Promise<void> => {
    if (busy || stopped || store.get().waiting.length === 0) return
    clearTimeout(timer)
    busy = true
    const reached = (await canReach()) && (await sendBatch())
    busy = false
    failures = reached ? 0 : failures + 1
    onStuck(!reached)
    if (reached) return send()
    if (!stopped) timer = setTimeout(() => void send(), pauseAfter(failures))
  }

  /** True: the server has decided about these commands, or about the first of them. */
  const sendBatch = async (): Promise<boolean> => {
    const batch = nextBatch(store.get(), oneByOne ? 1 : undefined)
    if (stopped || batch.length === 0) return true
    sending = true
    const sent = Date.now()
    // From here on they may have arrived, whatever comes back.
    store.change((queue) => leaving(queue, batch))
    const result = await post(batch)
    if (result.ok) {
      await onAnswer(result.data, sent)
      store.change((queue) => answered(queue, result.data.data.outcomes))
    } else if (isFinal(result)) {
      // Of several commands one is invalid: the other acts are sent without it.
      if (batch.length > 1 && !oneByOne) oneByOne = true
      else store.change((queue) => answered(queue, batch.map(refusedBy(result))))
    }
    sending = false
    if (store.get().waiting.length === 0) oneByOne = false
    return result.ok || isFinal(result)
  }

  const unsubscribe = store.subscribe(() => {
    if (failures === 0) void send()
  })
  // The first call may still fail, or one that began earlier: the pauses begin anew with the shortest.
  const unlisten = onReturn(() => {
    failures = 0
    void send()
  })
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

const refusedBy =
  ({ problem }: Failure) =>
  ({ id }: DeskOrder) => ({
    id,
    done: false,
    reason: problem.errors[0]?.message ?? problem.error.Exit.info,
    same: null,
  })

/** Refused as such: sending it again would change nothing. A lost session or a tired server is worth waiting for. */
function isFinal({ status }: Failure): boolean {
  return status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status)
}
