import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** What has a life of its own and tells of its end by an `error` event, which ends the process where nobody listens. */
const MADE = /new pg\.(?:Client|Pool)\(|= (?:cluster\.)?(?:spawn|fork)\(|new Worker\(/g
/** The listener stands beside, at the latest after what is sent to it first. */
const NEAR = 1_600

it('listens to the errors of every connection, process, thread and file that the service makes or reads', async () => {
  const unheard: string[] = []
  let made = 0
  for await (const path of glob('**/*.ts', { cwd: import.meta.dirname })) {
    // Tests, and commands that only engineers run.
    if (/\.test\.ts$|(?:^|\/)testing\/|database\/generate-/.test(path)) continue
    const text = await readFile(`${import.meta.dirname}/${path}`, 'utf8')
    // A source that fails tells what it is piped into nothing.
    if (/create\w*Stream\([^\n]*\)\s*\.pipe\(/.test(text)) unheard.push(`${path}: a pipe`)
    for (const { index, 0: what } of text.matchAll(MADE)) {
      made += 1
      if (!/\.on(?:ce)?\(\s*'error'/.test(text.slice(index, index + NEAR))) unheard.push(`${path}: ${what}`)
    }
  }
  expect(made).toBeGreaterThan(20)
  expect(unheard).toEqual([])
})
