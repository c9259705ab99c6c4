import { mostHandedOut } from './flow.ts'

/** A match that is still open, between two teams by their places. */
export type OpenPair = readonly [number, number]

/**
 * Points as one number each, so that nothing is lost in comparing them. Where wins are the next criterion they are part
 * of it: a win is worth 301, a draw 100, and 301 is more than 300.
 */
export interface Values {
  readonly win: number
  readonly draw: number
}

/** The limit of the search. Beyond it the question stays open: no answer is better than a wrong one. */
const MOST_NODES = 20_000

export type Answer = 'yes' | 'no' | 'open'

class Effort {
  nodes = 0
  spend(): boolean {
    this.nodes += 1
    return this.nodes <= MOST_NODES
  }
}

/** Can at least `count` teams all reach what they lack? `lack[i]`: what team `i` needs; at or below 0 it has it already. */
export function canReach(lack: readonly number[], pairs: readonly OpenPair[], values: Values, count: number): Answer {
  const free = lack.flatMap((need, team) => (need <= 0 ? [team] : []))
  if (free.length >= count) return 'yes'
  const open = openMatches(lack.length, pairs)
  const able = lack
    .flatMap((need, team) => (need > 0 && need <= open[team]! * values.win ? [team] : []))
    .toSorted((a, b) => lack[a]! - open[a]! * values.win - (lack[b]! - open[b]! * values.win))
  return someSubset(able, count - free.length, (chosen, effort) => reachTogether(chosen, lack, pairs, values, effort))
}

/** Can at least `count` teams all stay at or below what they have room for? Below 0 a team is above it already. */
export function canStayBelow(
  room: readonly number[],
  pairs: readonly OpenPair[],
  values: Values,
  count: number,
): Answer {
  const open = openMatches(room.length, pairs)
  // `room` is how many points a team may still win and stay below. Teams that stay below even if they win every match
  // restrict no other choice, so the teams with the most room to spare are tried first.
  const able = room
    .flatMap((left, team) => (left >= 0 ? [team] : []))
    .toSorted((a, b) => room[b]! - open[b]! * values.win - (room[a]! - open[a]! * values.win))
  return someSubset(able, count, (chosen, effort) => stayTogether(chosen, room, pairs, values, effort))
}

function openMatches(teams: number, pairs: readonly OpenPair[]): readonly number[] {
  const open = Array.from({ length: teams }, () => 0)
  for (const pair of pairs) for (const team of pair) open[team]! += 1
  return open
}

type Together = (chosen: readonly number[], effort: Effort) => Answer

/** Whether some `size` of the candidates can do it together. What a few cannot, more of them cannot either. */
function someSubset(candidates: readonly number[], size: number, together: Together): Answer {
  const effort = new Effort()
  let isOpen = false
  const look = (chosen: readonly number[], from: number): boolean => {
    if (chosen.length > 0) {
      const answer = together(chosen, effort)
      if (answer === 'no') return false
      if (answer === 'open') isOpen = true
      if (chosen.length === size && answer === 'yes') return true
    } else if (size <= 0) return true
    if (chosen.length >= size || !effort.spend()) return false
    for (let next = from; next <= candidates.length - (size - chosen.length); next += 1) {
      if (look([...chosen, candidates[next]!], next + 1)) return true
    }
    return false
  }
  if (look([], 0)) return 'yes'
  return isOpen || effort.nodes > MOST_NODES ? 'open' : 'no'
}

function reachTogether(
  chosen: readonly number[],
  lack: readonly number[],
  pairs: readonly OpenPair[],
  { win, draw }: Values,
  effort: Effort,
): Answer {
  const left = new Map(chosen.map((team) => [team, lack[team]!]))
  const mutual: OpenPair[] = []
  for (const [a, b] of pairs) {
    if (left.has(a) && left.has(b)) mutual.push([a, b])
    else if (left.has(a)) left.set(a, left.get(a)! - win)
    else if (left.has(b)) left.set(b, left.get(b)! - win)
  }
  const needs = chosen.map((team) => Math.max(0, left.get(team)!))
  const placed = placedPairs(mutual, chosen)
  const total = needs.reduce((sum, need) => sum + need, 0)
  if (total === 0) return 'yes'
  // If not even freely divided points are enough, nothing is; if wins alone are, that is an answer too.
  if (mostHandedOut(supplies(placed, win), needs) < total) return 'no'
  const wins = needs.map((need) => Math.ceil(need / win))
  const wanted = wins.reduce((sum, each) => sum + each, 0)
  if (mostHandedOut(supplies(placed, 1), wins) === wanted) return 'yes'
  return search(
    placed,
    effort,
    needs,
    (before, gained) => before - gained,
    (state, index) => {
      const rest = placed.slice(index)
      return state.every((need, team) => need <= rest.filter((pair) => pair.includes(team)).length * win)
    },
    { win, draw },
    (state) => state.every((need) => need <= 0),
  )
}

function stayTogether(
  chosen: readonly number[],
  room: readonly number[],
  pairs: readonly OpenPair[],
  { win, draw }: Values,
  effort: Effort,
): Answer {
  const inside = new Set(chosen)
  const placed = placedPairs(
    pairs.filter(([a, b]) => inside.has(a) && inside.has(b)),
    chosen,
  )
  const rooms = chosen.map((team) => room[team]!)
  // A draw gives out the least; each match needs room for at least that, however divided.
  if (mostHandedOut(supplies(placed, Math.min(win, 2 * draw)), rooms) < placed.length * Math.min(win, 2 * draw)) {
    return 'no'
  }
  if (
    mostHandedOut(
      supplies(placed, 1),
      rooms.map((left) => Math.floor(left / win)),
    ) === placed.length
  )
    return 'yes'
  const holds = (state: readonly number[]) => state.every((left) => left >= 0)
  return search(placed, effort, rooms, (before, gained) => before - gained, holds, { win, draw }, holds)
}

function placedPairs(pairs: readonly OpenPair[], chosen: readonly number[]): readonly OpenPair[] {
  return pairs.map(([a, b]) => [chosen.indexOf(a), chosen.indexOf(b)] as const)
}

function supplies(pairs: readonly OpenPair[], units: number) {
  return pairs.map((takers) => ({ units, takers }))
}

/** Every way the matches can end, as far as a state can still be good. */
function search(
  pairs: readonly OpenPair[],
  effort: Effort,
  start: readonly number[],
  after: (before: number, gained: number) => number,
  canStillBeGood: (state: readonly number[], index: number) => boolean,
  { win, draw }: Values,
  isGood: (state: readonly number[]) => boolean,
): Answer {
  let gaveUp = false
  const look = (state: readonly number[], index: number): boolean => {
    if (!canStillBeGood(state, index)) return false
    if (index === pairs.length) return isGood(state)
    if (!effort.spend()) {
      gaveUp = true
      return false
    }
    const [a, b] = pairs[index]!
    return (
      [
        [win, 0],
        [0, win],
        [draw, draw],
      ] as const
    ).some(([first, second]) => {
      const next = [...state]
      next[a] = after(next[a]!, first)
      next[b] = after(next[b]!, second)
      return look(next, index + 1)
    })
  }
  if (look(start, 0)) return 'yes'
  return gaveUp ? 'open' : 'no'
}
