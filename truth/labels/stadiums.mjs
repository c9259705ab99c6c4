// Labels grounds as one: the same name and city in the match sheets, the same id in Fjelstul's table.
import { fold } from '../names.mjs'

export function stadiumMentions(brazilian, national, findMatch) {
  const sheets = brazilian.filter(({ stadium }) => stadium).map((each) => [`cbf ${fold(each.stadium)}`, each])
  // Sources that describe the same match mean the same ground, whatever they call it.
  const grounds = new Map(
    national.flatMap(({ label, stadiumKey }) => (label && stadiumKey ? [[label, stadiumKey]] : [])),
  )
  const cups = national
    .filter(({ label }) => grounds.has(label))
    .map((each) => [`fjelstul ${grounds.get(each.label)}`, each])
  return [...sheets, ...cups].flatMap(([label, each]) => {
    const record = findMatch(each)?.said_stadium ?? null
    return record === null ? [] : [{ label, record }]
  })
}

/** A ground may have changed its name; two ids of one table are two grounds. */
export function mayBeOneStadium(a, b) {
  return a.startsWith('cbf') || b.startsWith('cbf')
}
