// Which grounds are one: the same name and city in the match sheets, the same id in Fjelstul's table.
import { fold } from '../names.mjs'

export function stadiumMentions(brazilian, national, findMatch) {
  const mentions = []
  const add = (label, statement) => {
    const stadium = findMatch(statement)?.stadium_id ?? null
    if (stadium !== null) mentions.push({ label, record: stadium })
  }
  for (const each of brazilian) if (each.stadium) add(`cbf ${fold(each.stadium)}`, each)
  for (const each of national) if (each.stadiumKey) add(`fjelstul ${each.stadiumKey}`, each)
  return mentions
}

/** A ground may have changed its name; two ids of one table are two grounds. */
export function mayBeOneStadium(a, b) {
  return a.startsWith('cbf') || b.startsWith('cbf')
}
