// Reads that no answer is kept of: every call has an address that was not asked before.
import { lists, pages } from './addresses.mjs'
import { findDifference } from './differences.mjs'
import { load, request } from './load.mjs'
import { inTurns, serve } from './turns.mjs'

const CLIENTS = 8

/** Our reads beside the same written by hand (see by-hand.mjs), in turns; a read of which both differ is not measured. */
export async function measureBesideHand({ port, address, people, size, seconds }) {
  const byHand = await serve('by-hand.mjs', { address })
  const measured = {}
  const { 'matches of a day': _, ...compared } = pages()
  for (const [name, pathOf] of Object.entries({ ...lists(size), ...compared })) {
    const path = pathOf()
    const [own, other] = await Promise.all([port, byHand.port].map((to) => answerAt(to, people[0], path)))
    const difference = findDifference(name, own, other)
    if (difference !== null) {
      measured[name] = { difference: `${path} ${difference}` }
      continue
    }
    const run = (to) =>
      load({
        port: to,
        connections: CLIENTS,
        seconds: compared[name] ? seconds / 2 : seconds,
        requestOf: (index) => request(pathOf(), { authorization: `Bearer ${people[index].token}` }),
      })
    // A service that has run for a while has its code compiled and knows names; both are brought to that first.
    for (const to of [byHand.port, port]) await run(to)
    const [hand, ours] = await inTurns(
      () => run(byHand.port),
      () => run(port),
    )
    measured[name] = { hand, ours }
  }
  byHand.stop()
  return measured
}

/** Each read by one client alone. */
export async function measureAlone({ port, people, size, seconds }) {
  const measured = {}
  for (const [name, pathOf] of Object.entries({ ...lists(size), ...pages() })) {
    const requestOf = (_, sent) => request(pathOf(), { authorization: `Bearer ${people[sent % people.length].token}` })
    // The first calls have the statements prepared and the code compiled.
    await load({ port, connections: 1, seconds: 0.5, requestOf })
    measured[name] = await load({ port, connections: 1, seconds, requestOf })
  }
  return measured
}

async function answerAt(port, person, path) {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { status: answer.status, body: await answer.text() }
}
