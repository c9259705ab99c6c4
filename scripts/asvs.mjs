// Proves that docs/asvs.md answers every requirement of levels 1 and 2 of ASVS 5.0.0 once, by its number, and that a shown
// one names a file. That the files exist is proved by docs-paths.mjs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** How many requirements each section has at which numbers: chapter.section → numbers. */
const SECTIONS = {
  1.1: [1, 2],
  1.2: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  1.3: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  1.4: [1, 2, 3],
  1.5: [1, 2],
  2.1: [1, 2, 3],
  2.2: [1, 2, 3],
  2.3: [1, 2, 3, 4],
  2.4: [1],
  3.2: [1, 2],
  3.3: [1, 2, 3, 4],
  3.4: [1, 2, 3, 4, 5, 6],
  3.5: [1, 2, 3, 4, 5],
  3.7: [1, 2],
  4.1: [1, 2, 3],
  4.2: [1],
  4.3: [1, 2],
  4.4: [1, 2, 3, 4],
  5.1: [1],
  5.2: [1, 2, 3],
  5.3: [1, 2],
  5.4: [1, 2, 3],
  6.1: [1, 2, 3],
  6.2: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  6.3: [1, 2, 3, 4],
  6.4: [1, 2, 3, 4],
  6.5: [1, 2, 3, 4, 5],
  6.6: [1, 2, 3],
  6.8: [1, 2, 3, 4],
  7.1: [1, 2, 3],
  7.2: [1, 2, 3, 4],
  7.3: [1, 2],
  7.4: [1, 2, 3, 4, 5],
  7.5: [1, 2],
  7.6: [1, 2],
  8.1: [1, 2],
  8.2: [1, 2, 3],
  8.3: [1],
  8.4: [1],
  9.1: [1, 2, 3],
  9.2: [1, 2, 3, 4],
  10.1: [1, 2],
  10.2: [1, 2],
  10.3: [1, 2, 3, 4],
  10.4: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  10.5: [1, 2, 3, 4, 5],
  10.6: [1, 2],
  10.7: [1, 2, 3],
  11.1: [1, 2],
  11.2: [1, 2, 3],
  11.3: [1, 2, 3],
  11.4: [1, 2, 3, 4],
  11.5: [1],
  11.6: [1],
  12.1: [1, 2, 3],
  12.2: [1, 2],
  12.3: [1, 2, 3, 4],
  13.1: [1],
  13.2: [1, 2, 3, 4, 5],
  13.3: [1, 2],
  13.4: [1, 2, 3, 4, 5],
  14.1: [1, 2],
  14.2: [1, 2, 3, 4],
  14.3: [1, 2, 3],
  15.1: [1, 2, 3],
  15.2: [1, 2, 3],
  15.3: [1, 2, 3, 4, 5, 6, 7],
  16.1: [1],
  16.2: [1, 2, 3, 4, 5],
  16.3: [1, 2, 3, 4],
  16.4: [1, 2, 3],
  16.5: [1, 2, 3],
  17.1: [1],
  17.2: [1, 2, 3, 4],
  17.3: [1, 2],
}

const wanted = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
  numbers.map((number) => `V${section}.${number}`),
)
const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, state, words] = /^\| (V\d+\.\d+\.\d+) +\| (\S+) +\| (.+?) +\|$/.exec(line) ?? []
    return number ? [{ number, state, words }] : []
  })

const problems = []
for (const number of wanted) {
  const answers = rows.filter((row) => row.number === number)
  if (answers.length !== 1) problems.push(`${number}: answered ${answers.length} times`)
}
for (const { number, state, words } of rows) {
  if (!wanted.includes(number)) problems.push(`${number}: not of levels 1 and 2`)
  const isAnswered = {
    shown: /`[\w@.$-]+\/[\w@.$/-]+`/.test(words),
    '—': words.startsWith('Does not apply, because '),
    open: words.length > 20,
  }[state]
  if (!isAnswered) problems.push(`${number}: ${state} without ${state === 'shown' ? 'a path' : 'a reason'}`)
}
for (const line of problems) console.error(line)
process.exit(problems.length === 0 ? 0 : 1)
