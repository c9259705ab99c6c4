import { describe, expect, it } from 'vitest'
import { finalOf, type EndedTie } from './final.ts'

const tie = (winner: string, loser: string): EndedTie => ({ teams: [winner, loser], loser })
const open = (one: string | null, other: string | null): EndedTie => ({ teams: [one, other], loser: null })

describe('the final of a knock-out', () => {
  const semis = [tie('a', 'b'), tie('c', 'd')]

  it('is the tie that leaves one team, whatever it is called, and before it is played too', () => {
    const final = tie('c', 'a')
    expect(finalOf([semis, [final]])).toBe(final)
    expect(finalOf([[final]])).toBe(final)
    const coming = open('a', 'c')
    expect(finalOf([semis, [coming]])).toBe(coming)
  })

  it('is not the match of losers beside it', () => {
    const final = tie('a', 'c')
    expect(finalOf([semis, [tie('d', 'b'), final]])).toBe(final)
  })

  it('may be won by a team that lost earlier and came back', () => {
    const final = tie('b', 'a')
    expect(finalOf([semis, [tie('b', 'c')], [final]])).toBe(final)
  })

  it('is not known where others are still in, where it has no teams yet, or where there is nothing', () => {
    expect(finalOf([semis])).toBeNull()
    expect(finalOf([[...semis, tie('e', 'f')], [tie('a', 'c')]])).toBeNull()
    expect(finalOf([[tie('a', 'b'), open('c', 'd')], [open('a', null)]])).toBeNull()
    expect(finalOf([])).toBeNull()
  })
})
