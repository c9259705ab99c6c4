// Whether our answer and the hand-written one say the same. A bench that compares unlike work measures nothing.
import { NOBODY } from './addresses.mjs'

/** Reads that give the same bytes as those written by hand; of the others only what the hand-written give is compared. */
const SAME_BYTES = new Set([
  'list of 20 matches of an edition',
  'list of 20 matches from a day',
  'page of a player',
  'search for a team',
])

/** Places of teams that are level follow from rules, which the hand-written has not. */
const BY_RULES = new Set(['position', 'positions'])
const SHOWN_BYTES = 60

/** The first difference between two answers to the same read, in words; null where they say the same. */
export function findDifference(read, ours, hand) {
  for (const [name, { status }] of Object.entries({ ours, 'by hand': hand }))
    if (status !== 200) return `${name} answered ${status}`
  if (read === NOBODY) return null
  return (
    findInData(JSON.parse(ours.body), JSON.parse(hand.body), '') ??
    (SAME_BYTES.has(read) ? findInBytes(ours.body, hand.body) : null)
  )
}

/** Everything that the hand-written gives must be in ours; rows of a table are compared by their team. */
function findInData(ours, hand, path) {
  if (hand === null || typeof hand !== 'object')
    return ours === hand ? null : `${path}: ${JSON.stringify(ours)} is not ${JSON.stringify(hand)}`
  if (ours === null || typeof ours !== 'object') return `${path}: ${JSON.stringify(ours)} has no parts`
  if (Array.isArray(hand) && ours.length !== hand.length) return `${path}: ${ours.length} are not ${hand.length}`
  const isTable = Array.isArray(hand) && hand[0]?.points !== undefined && hand[0].team
  for (const [name, value] of Object.entries(hand)) {
    if (BY_RULES.has(name)) continue
    const own = isTable ? ours.find(({ team }) => team.id === value.team.id) : ours[name]
    const found = findInData(own, value, path ? `${path}.${name}` : name)
    if (found !== null) return found
  }
  return null
}

function findInBytes(ours, hand) {
  if (ours === hand) return null
  let at = 0
  while (ours[at] === hand[at]) at += 1
  const around = (text) => text.slice(Math.max(0, at - SHOWN_BYTES), at + SHOWN_BYTES)
  return `byte ${at}: …${around(ours)}… is not …${around(hand)}…`
}
