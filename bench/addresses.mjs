// Addresses of the reads that are measured uncached: each call has one that was not asked before.
import { editionOf, PER_EDITION, REPORTED_EDITIONS, TEAMS } from './seed.mjs'

/** What resembles it, and how far, is a choice of ours. */
export const NOBODY = 'search for a name that nobody has'

let asked = 0
/** A day long before any match: the same matches from another address. */
const anotherDay = () => new Date(Date.UTC(1500, 0, 1 + asked++)).toISOString().slice(0, 10)

/** Of each list over `size` matches, a function that makes its next address. */
export const lists = (size) => ({
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

/** The same of pages and searches; the first `reported` editions have events and line-ups. */
export function pages(reported = REPORTED_EDITIONS) {
  const inTurn = () => editionOf(asked % reported)
  const turn = (most) => Math.floor(asked++ / reported) % most
  return {
    'table of an edition': () => {
      const { competition, name } = inTurn()
      return `/api/v1/campeonatos/${competition}/tabela?temporada=${name}&rodada=${1 + turn(38)}&fields=${inAnyOrder(TABLE)}`
    },
    'page of a match': () => {
      const match = (asked++ * 7) % (reported * PER_EDITION)
      return `/api/v1/campeonatos/${editionOf(Math.floor(match / PER_EDITION)).competition}/jogos/${inAnyLetters(`liga_m${match}`)}`
    },
    'page of a team': () => `/api/v1/times/${inAnyLetters(`time_${1 + (asked++ % (reported * 20))}`)}`,
    'page of a player': () =>
      `/api/v1/jogadores/${inAnyLetters(`pessoa_${1 + (asked++ % (reported * 20))}_${1 + (asked % 11)}`)}`,
    'scorers of an edition': () => {
      const { competition, name } = inTurn()
      return `/api/v1/campeonatos/${competition}/artilheiros?temporada=${name}&limit=${1 + turn(100)}&fields=${inAnyOrder(SCORER)}`
    },
    'matches of a day': () =>
      `/api/v1/jogos/${new Date(Date.UTC(1950, 0, 1 + (asked++ % 24_000))).toISOString().slice(0, 10)}`,
    'search for a team': () => `/api/v1/busca?q=${inAnyLetters(`time ${teamAlone()}`).replace(' ', '%20')}`,
    [NOBODY]: () => `/api/v1/busca?q=time%20${1_000_000 + asked++}`,
  }
}
