// Which grounds are one: the same name and city in the match sheets, the same id in Fjelstul's table.
import { fold } from '../names.mjs'

export function stadiumMentions(brazilian, national, findMatch) {
  const seen = new Map()
  const add = (label, statement) => {
    const stadium = findMatch(statement)?.stadium_id ?? null
    if (stadium !== null) seen.set(`${label}\0${stadium}`, { label, record: stadium })
  }
  for (const each of brazilian) if (each.stadium) add(`cbf ${fold(each.stadium)}`, each)
  for (const each of national) if (each.stadiumKey) add(`fjelstul ${each.stadiumKey}`, each)
  return [...seen.values()]
}

/** A ground may have changed its name; two ids of one table are two grounds. */
export function mayBeOneStadium(a, b) {
  return a.startsWith('cbf') || b.startsWith('cbf')
}
