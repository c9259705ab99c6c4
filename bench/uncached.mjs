// Reads that no answer is kept of: every call has an address that was not asked before.
import { load, request } from './load.mjs'
import { editionOf, PER_EDITION, REPORTED_EDITIONS, TEAMS } from './seed.mjs'
import { inTurns, serve } from './turns.mjs'

const CLIENTS = 8
/** What resembles it, and how far, is a choice of ours. */
const NOBODY = 'search for a name that nobody has'

/** Reads that give the same bytes as those written by hand; of the others only what the hand-written give is compared. */
const SAME_BYTES = new Set([
  'list of 20 matches of an edition',
  'list of 20 matches from a day',
  'page of a player',
  'search for a team',
])

/** Our reads beside the same written by hand (see by-hand.mjs), in turns. */
export async function measureBesideHand({ port, address, people, size, seconds }) {
  const byHand = await serve('by-hand.mjs', { address })
  const measured = {}
  const { 'matches of a day': _, ...pages } = reads()
  for (const [name, pathOf] of Object.entries({ ...lists(size), ...pages })) {
    const path = pathOf()
    const bodies = await Promise.all([port, byHand.port].map((to) => bodyAt(to, people[0], path)))
    if (name !== NOBODY) compareData(...bodies.map((body) => JSON.parse(body)), path)
    if (SAME_BYTES.has(name) && bodies[0] !== bodies[1])
      throw new Error(`not the same bytes at ${path}:\n${bodies.map((body) => body.slice(0, 3000)).join('\n')}`)
    const run = (to) =>
      load({
        port: to,
        connections: CLIENTS,
        seconds: pages[name] ? seconds / 2 : seconds,
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
  for (const [name, pathOf] of Object.entries({ ...lists(size), ...reads() })) {
    const requestOf = (_, sent) => request(pathOf(), { authorization: `Bearer ${people[sent % people.length].token}` })
    // The first calls have the statements prepared and the code compiled.
    await load({ port, connections: 1, seconds: 0.5, requestOf })
    measured[name] = await load({ port, connections: 1, seconds, requestOf })
  }
  return measured
}

let asked = 0
/** A day long before any match: the same matches from another address. */
const anotherDay = () => new Date(Date.UTC(1500, 0, 1 + asked++)).toISOString().slice(0, 10)

const lists = (size) => ({
  'list of 20 matches of an edition': () => {
    const { competition, name } = editionOf(asked % Math.ceil(size / PER_EDITION))
    return `/api/v1/campeonatos/${competition}/jogos?temporada=${name}&de=${anotherDay()}`
  },
  'list of 20 matches from a day': () => {
    const day = new Date(Date.UTC(1950, 0, 1 + (asked++ % 24_000))).toISOString().slice(0, 10)
    return `/api/v1/jogos?de=${day}`
  },
})

const TABLE = ['competition', 'edition', 'editions', 'round', 'date', 'phases', 'demo']
const SCORER = ['position', 'player', 'team', 'goals', 'penalties', 'assists', 'played', 'minutesPerGoal']

/** The same fields in another order, which is another address: there are fewer rounds and pages than calls. */
function inAnyOrder(fields) {
  const left = [...fields]
  let rest = asked
  return fields.map(() => {
    const [field] = left.splice(rest % left.length, 1)
    rest = Math.floor(rest / (left.length + 1))
    return field
  })
}

/** The same id written in another way, which is another address: there are fewer records than calls. */
function inAnyLetters(id) {
  const turn = Math.floor(asked / 100) * 2_654_435_761
  return [...id]
    .map((letter, place) =>
      Math.floor(turn / 2 ** place) % 2 === 0 ? letter : `%${letter.charCodeAt(0).toString(16)}`,
    )
    .join('')
}

const FIRST_ALONE = TEAMS / 10 + 1
/** The number of a team whose name begins no other name: that team alone is found, in no order of its own. */
const teamAlone = () => FIRST_ALONE + (asked++ % (TEAMS - FIRST_ALONE))

function reads() {
  const told = () => editionOf(asked % REPORTED_EDITIONS)
  const turn = (most) => Math.floor(asked++ / REPORTED_EDITIONS) % most
  return {
    'table of an edition': () => {
      const { competition, name } = told()
      return `/api/v1/campeonatos/${competition}/tabela?temporada=${name}&rodada=${1 + turn(38)}&fields=${inAnyOrder(TABLE)}`
    },
    'page of a match': () => {
      const match = (asked++ * 7) % (REPORTED_EDITIONS * PER_EDITION)
      return `/api/v1/campeonatos/${editionOf(Math.floor(match / PER_EDITION)).competition}/jogos/${inAnyLetters(`liga_m${match}`)}`
    },
    'page of a team': () => `/api/v1/times/${inAnyLetters(`time_${1 + (asked++ % (REPORTED_EDITIONS * 20))}`)}`,
    'page of a player': () =>
      `/api/v1/jogadores/${inAnyLetters(`pessoa_${1 + (asked++ % (REPORTED_EDITIONS * 20))}_${1 + (asked % 11)}`)}`,
    'scorers of an edition': () => {
      const { competition, name } = told()
      return `/api/v1/campeonatos/${competition}/artilheiros?temporada=${name}&limit=${1 + turn(100)}&fields=${inAnyOrder(SCORER)}`
    },
    'matches of a day': () =>
      `/api/v1/jogos/${new Date(Date.UTC(1950, 0, 1 + (asked++ % 24_000))).toISOString().slice(0, 10)}`,
    'search for a team': () => `/api/v1/busca?q=${inAnyLetters(`time ${teamAlone()}`).replace(' ', '%20')}`,
    [NOBODY]: () => `/api/v1/busca?q=time%20${1_000_000 + asked++}`,
  }
}

async function bodyAt(port, person, path) {
  const headers = { authorization: `Bearer ${person.token}` }
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
}

/** Places of teams that are level follow from rules, which the hand-written has not. */
const BY_RULES = new Set(['position', 'positions'])

/** Everything that the hand-written gives must be in ours; rows of a table are compared by their team. */
function compareData(ours, hand, path) {
  if (hand === null || typeof hand !== 'object') {
    if (ours !== hand) throw new Error(`${JSON.stringify(ours)} is not ${JSON.stringify(hand)} in ${path}`)
    return
  }
  if (Array.isArray(hand) && ours?.length !== hand.length)
    throw new Error(`${ours?.length} are not ${hand.length} in ${path}`)
  const isTable = Array.isArray(hand) && hand[0]?.points !== undefined && hand[0].team
  for (const [name, value] of Object.entries(hand)) {
    if (BY_RULES.has(name)) continue
    const own = isTable ? ours.find(({ team }) => team.id === value.team.id) : ours?.[name]
    compareData(own, value, `${path} ${name}`)
  }
}
