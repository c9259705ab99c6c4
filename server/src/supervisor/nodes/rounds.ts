import { randomUUID } from 'node:crypto'

export interface Answer {
  readonly answer?: unknown
  readonly error?: string
}

/** One question, and who has answered it so far. */
export interface Round {
  readonly id: string
  /** Names those who were asked. Known only after the asking, when some may have answered already. */
  expect(nodes: readonly string[]): void
  missing(): string[]
  answerOf(node: string): Answer | undefined
  /** Settles when everybody expected has answered. */
  readonly done: Promise<void>
  close(): void
}

/** Matches answers to questions. An answer that nobody waits for any more is dropped. */
export function createRounds() {
  const hearers = new Map<string, (from: string, answer: Answer) => void>()
  return {
    open(): Round {
      const id = randomUUID()
      const answers = new Map<string, Answer>()
      const done = Promise.withResolvers<void>()
      let expected: readonly string[] | null = null
      const missing = () => (expected ?? []).filter((node) => !answers.has(node))
      const look = () => void (expected !== null && missing().length === 0 && done.resolve())
      hearers.set(id, (from, answer) => {
        answers.set(from, answer)
        look()
      })
      return {
        id,
        expect(nodes) {
          expected = nodes
          look()
        },
        missing,
        answerOf: (node) => answers.get(node),
        done: done.promise,
        close: () => void hearers.delete(id),
      }
    },
    hear: (id: string, from: string, answer: Answer): void => hearers.get(id)?.(from, answer),
  }
}
