import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Objects that report failure by an `error` event, which ends the process if it has no listener. */
const MADE = /new pg\.(?:Client|Pool)\(|= (?:cluster\.)?(?:spawn|fork)\(|new Worker\(/g
/** The listener must follow the construction within this many characters. */
const NEAR = 1_600

it('listens to the errors of every connection, process, thread and file that the service makes or reads', async () => {
  const withoutListener: string[] = []
  let made = 0
  for await (const path of glob('**/*.ts', { cwd: import.meta.dirname })) {
    // Skips tests and commands that only engineers run.
    if (/\.test\.ts$|(?:^|\/)testing\/|database\/generate-/.test(path)) continue
    const text = await readFile(`${import.meta.dirname}/${path}`, 'utf8')
    // `pipe` does not pass on an error of its source.
    if (/create\w*Stream\([^\n]*\)\s*\.pipe\(/.test(text)) withoutListener.push(`${path}: a pipe`)
    for (const { index, 0: what } of text.matchAll(MADE)) {
      made += 1
      if (!/\.on(?:ce)?\(\s*'error'/.test(text.slice(index, index + NEAR))) withoutListener.push(`${path}: ${what}`)
    }
  }
  expect(made).toBeGreaterThan(20)
  expect(withoutListener).toEqual([])
})
