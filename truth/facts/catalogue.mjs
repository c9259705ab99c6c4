// Every file of facts. Facts that are counted from the files themselves are made by `generate(folders)`.
import * as brasileirao from './brasileirao.mjs'
import * as cbf from './cbf.mjs'
import * as fjelstul from './fjelstul.mjs'
import * as footballJson from './football-json.mjs'
import * as homonyms from './homonyms.mjs'
import * as internationalResults from './international-results.mjs'
import * as text from './text.mjs'
import * as worldCups from './world-cups.mjs'

const FILES = { brasileirao, cbf, fjelstul, footballJson, homonyms, internationalResults, text, worldCups }

/** The facts that the imported datasets can show: `[{ group, fact, check }]`. `folders` is by the dataset's name. */
export function factsFor(folders) {
  const seen = new Set()
  return Object.entries(FILES).flatMap(([group, { facts, generate }]) =>
    [...facts, ...(generate?.(folders) ?? [])]
      .filter(({ needs }) => needs.every((name) => name in folders))
      // Two files may imply the same of one edition.
      .filter(({ fact }) => !seen.has(fact) && seen.add(fact))
      .map((each) => ({ group, ...each })),
  )
}

export async function checkFacts(world, facts) {
  const checked = []
  for (const { group, fact, check } of facts) {
    const outcome = await check(world).catch((error) => ({
      held: false,
      found: `could not be asked: ${error.message}`,
    }))
    checked.push({ group, fact, ...outcome })
  }
  return checked
}
